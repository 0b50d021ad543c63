import { groupsOf, newestOf, toRow } from '#functions/customers/customer-group.ts'
import { Profile } from '#functions/people/customer-rows.ts'
import { placeOf } from '#functions/table/keys.ts'
import { isCreatedKey, startKey } from '#functions/table/list-records.ts'
import { decodeCursor, encodeCursor, type Page } from '#functions/table/pages.ts'
import { queryPage } from '#functions/table/read.ts'
import type { CustomerRow } from '#schemas/contract/customers.ts'
import type { RecordsQuery } from '#schemas/contract/endpoint.ts'
import * as LIMITS from '#schemas/facts/limits.ts'

/**
 * Returns a page of customers by last contact. Merged ones are one line, where the last of them is: a page may have fewer lines
 * than rows.
 */
export async function customersByContact({
  limit = LIMITS.pageSize,
  cursor,
  sort = 'newest',
}: RecordsQuery): Promise<Page<CustomerRow>> {
  const place = placeOf('CUSTOMER')
  const list = ['CUSTOMER', sort]
  const from = decodeCursor(list, cursor, isCreatedKey)
  const page = await queryPage({
    ...place,
    isDescending: sort === 'newest',
    limit,
    start: startKey('CUSTOMER', place, from),
  })
  const profiles = page.rows.map((item) => Profile.parse(item))
  const last = page.last?.[place.sortKey] as string | undefined
  return { rows: await linesOf(profiles), nextCursor: last && encodeCursor(list, last) }
}

async function linesOf(profiles: readonly Profile[]): Promise<CustomerRow[]> {
  const groups = await groupsOf(profiles)
  const lines = new Map(groups.map((group) => [newestOf(group)?.id, toRow(group)]))
  return profiles.flatMap(({ id }) => lines.get(id) ?? [])
}

/** Customers by last contact, and one search over the records of all of them. */
import { customersWithPhone, groupsOf, newestOf, toRow } from '#functions/customers/customer-group.ts'
import { KINDS, MODELS } from '#functions/customers/record-kinds.ts'
import {
  customerOf,
  type Person,
  type Pointer,
  Profile,
  readProfiles,
  wholePhone,
} from '#functions/people/customer-rows.ts'
import { type PersonModel, pointerOfRecord } from '#functions/people/customers.ts'
import { createdKey, placeOf, type RecordEntity } from '#functions/table/keys.ts'
import { findRows, isCreatedKey, startKey } from '#functions/table/list-records.ts'
import { decodeCursor, encodeCursor, type Page } from '#functions/table/pages.ts'
import { queryPage } from '#functions/table/read.ts'
import type { RecordRow } from '#functions/table/records.ts'
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
  return { rows: await linesByContact(profiles), nextCursor: last && encodeCursor(list, last) }
}

async function linesByContact(profiles: readonly Profile[]): Promise<CustomerRow[]> {
  const groups = await groupsOf(profiles)
  const lines = new Map(groups.map((group) => [newestOf(group)?.id, toRow(group)]))
  return profiles.flatMap(({ id }) => lines.get(id) ?? [])
}

type Search = RecordsQuery & { q: string }
type Hit = { kind: RecordEntity; id: string; createdAt: string; person: Person; pointer: Pointer | undefined }

/**
 * Finds customers by the text of their records, newest first, and at once by an email address or a whole phone number. Reads at
 * most 1,000 rows of each kind, and continues from the cursor.
 */
export async function searchCustomers(query: Search): Promise<Page<CustomerRow>> {
  const { q, cursor, sort = 'newest', limit = LIMITS.pageSize } = query
  const list = ['customers', q, sort]
  const from = decodeCursor(list, cursor, isCreatedKey)
  const [known, ...found] = await Promise.all([
    from === undefined ? byIdentity(q) : [],
    hitsOf(MODELS.QUOTE, { q, sort, limit }, from),
    hitsOf(MODELS.CONTACT, { q, sort, limit }, from),
    hitsOf(MODELS.BOOKING, { q, sort, limit }, from),
  ])
  const sign = sort === 'newest' ? 1 : -1
  const later = (a: string, b: string) => (a < b ? sign : -sign)
  // Each search stopped at a different position: all continue from the earliest.
  const reached = found.flatMap(({ nextKey }) => nextKey ?? []).toSorted(later)[0]
  const keyOf = ({ createdAt, id }: Hit) => createdKey(createdAt, id)
  const hits = found
    .flatMap((one) => one.hits)
    .filter((hit) => reached === undefined || later(keyOf(hit), reached) < 0)
    .toSorted((a, b) => later(keyOf(a), keyOf(b)))
  return {
    rows: await linesOf(known, hits),
    nextCursor: reached && encodeCursor(list, reached),
    searchedTo: reached?.split('#')[0],
  }
}

/** Customers of any age. */
async function byIdentity(q: string): Promise<string[]> {
  const [email] = /[^\s<>"]+@[^\s<>"]+/.exec(q) ?? []
  if (email) return [customerOf({ email }) ?? '']
  const digits = wholePhone(q)
  return digits === undefined || /[a-z]/i.test(q) ? [] : customersWithPhone(digits)
}

async function hitsOf<T extends RecordRow>(
  model: PersonModel<T>,
  query: Omit<Search, 'cursor'>,
  from: string | undefined,
) {
  const { rows, nextKey } = await findRows(model, query, from)
  const hits = rows.map(
    (row): Hit => ({
      kind: model.entity,
      id: row.id,
      createdAt: row.createdAt,
      person: model.person(row),
      pointer: pointerOfRecord(model, row),
    }),
  )
  return { hits, nextKey }
}

/** One line for each customer, with its records that were found. */
async function linesOf(known: readonly string[], hits: readonly Hit[]): Promise<CustomerRow[]> {
  const ids = [...new Set([...known, ...hits.flatMap(({ pointer }) => pointer?.customer ?? [])])]
  const profiles = await readProfiles(ids)
  const groups = await groupsOf(profiles)
  const groupOf = (id: string | undefined) =>
    groups.find((group) => group.some((profile) => profile.id === id))
  const lines = new Map<unknown, CustomerRow>()
  const add = (group: (typeof groups)[number] | undefined, hit?: Hit) => {
    const key = group?.[0]?.id ?? hit?.id
    const row = group && toRow(group)
    const line = lines.get(key) ?? (row ? { ...row, records: hit ? [] : row.records } : hit && alone(hit))
    if (!line) return
    lines.set(key, line)
    if (hit && !line.records.some(({ id }) => id === hit.id))
      line.records.push({ kind: KINDS[hit.kind], id: hit.id, createdAt: hit.createdAt })
  }
  for (const id of known) add(groupOf(id))
  for (const hit of hits) add(groupOf(hit.pointer?.customer), hit)
  return [...lines.values()]
}

/** A record without a customer. */
function alone({ createdAt, person: { name, email, phone } }: Hit): CustomerRow {
  return { name, email, phone, lastAt: createdAt, records: [] }
}

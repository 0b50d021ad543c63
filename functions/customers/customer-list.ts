/** Customers by last contact, and a search over all of their records. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { groupsOf, newestOf, toRow } from '#functions/customers/customer-group.ts'
import { config } from '#functions/environment.ts'
import { Profile } from '#functions/people/customer-rows.ts'
import { table } from '#functions/table/client.ts'
import { type EntityName, recordKey } from '#functions/table/keys.ts'
import { isCreatedKey } from '#functions/table/list-records.ts'
import { decodeCursor, encodeCursor, type Page } from '#functions/table/pages.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import type { CustomerRow } from '#schemas/contract/customers.ts'
import type { RecordsQuery } from '#schemas/contract/fields.ts'
import { LIMITS } from '#schemas/facts/limits.ts'

const CUSTOMER: EntityName = 'CUSTOMER'

/**
 * Returns a page of customers by last contact. Merged ones are one line, where the last of them is: a page may have fewer lines
 * than rows.
 */
export async function customersByContact({
  limit = LIMITS.pageSize,
  cursor,
  sort = 'newest',
}: RecordsQuery): Promise<Page<CustomerRow>> {
  const { name, partitionKey, sortKey } = TABLE_SHAPE.indexes.byEntity
  const list = [CUSTOMER, sort]
  const from = cursor === undefined ? undefined : decodeCursor(list, cursor, isCreatedKey)
  const { Items = [], LastEvaluatedKey } = await table().send(
    new QueryCommand({
      TableName: config.tableName(),
      IndexName: name,
      KeyConditionExpression: '#partition = :partition',
      ExpressionAttributeNames: { '#partition': partitionKey },
      ExpressionAttributeValues: { ':partition': CUSTOMER },
      ScanIndexForward: sort === 'oldest',
      Limit: limit,
      ...(from && {
        ExclusiveStartKey: {
          ...recordKey(CUSTOMER, from.slice(from.indexOf('#') + 1)),
          [partitionKey]: CUSTOMER,
          [sortKey]: from,
        },
      }),
    }),
  )
  const profiles = Items.map((item) => Profile.parse(item))
  const last = LastEvaluatedKey?.[sortKey] as string | undefined
  return {
    rows: await linesOf(profiles),
    nextCursor: last && encodeCursor(list, last),
    total: undefined,
  }
}

async function linesOf(profiles: readonly Profile[]): Promise<CustomerRow[]> {
  const groups = await groupsOf(profiles)
  const lines = new Map(groups.map((group) => [newestOf(group)?.id, toRow(group)]))
  return profiles.flatMap(({ id }) => lines.get(id) ?? [])
}

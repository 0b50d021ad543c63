import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { config } from '#functions/environment.ts'
import { customerOf, type Person, readProfiles, wholePhone } from '#functions/people/customer-rows.ts'
import { table } from '#functions/table/client.ts'
import { type EntityName, phonePartition, pointersSince, recordKey } from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'

/**
 * True if a customer has booked a visit since an instant: by the same email address, by that of a customer it was merged with, or by the
 * same ten-digit phone number.
 */
export async function hasBookedSince(person: Person, since: string): Promise<boolean> {
  const customers = await mergedWith(customerOf(person))
  const found = await Promise.all([
    ...customers.map((customer) => byCustomer(customer, since)),
    byPhone(person, since),
  ])
  return found.includes(true)
}

/** A customer and those that it was merged with. */
async function mergedWith(customer: string | undefined): Promise<string[]> {
  if (customer === undefined) return []
  const [own] = await readProfiles([customer])
  const root = own?.mergedInto === undefined ? own : (await readProfiles([own.mergedInto]))[0]
  return [...new Set([customer, ...(root ? [root.id, ...root.merged] : [])])]
}

async function byCustomer(customer: string, since: string): Promise<boolean> {
  const { from, to } = pointersSince(since)
  return isAnyBooking({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': recordKey('CUSTOMER', customer).pk, ':from': from, ':to': to },
  })
}

/** The pointers of one number are few, and in the order of their customers. */
async function byPhone({ phone }: Person, since: string): Promise<boolean> {
  const digits = wholePhone(phone)
  if (digits === undefined) return false
  const { name, partitionKey } = TABLE_SHAPE.indexes.byStatus
  return isAnyBooking({
    IndexName: name,
    KeyConditionExpression: '#partition = :partition',
    FilterExpression: 'createdAt > :since',
    ExpressionAttributeNames: { '#partition': partitionKey },
    ExpressionAttributeValues: { ':partition': phonePartition(digits), ':since': since },
  })
}

async function isAnyBooking(query: Omit<QueryCommandInput, 'TableName'>): Promise<boolean> {
  const filters = ['kind = :kind', query.FilterExpression].filter(Boolean)
  let startKey: QueryCommandInput['ExclusiveStartKey']
  do {
    const { Items = [], LastEvaluatedKey } = await table().send(
      new QueryCommand({
        ...query,
        TableName: config.tableName(),
        FilterExpression: filters.join(' AND '),
        ExpressionAttributeValues: {
          ...query.ExpressionAttributeValues,
          ':kind': 'BOOKING' satisfies EntityName,
        },
        ExclusiveStartKey: startKey,
      }),
    )
    if (Items.length > 0) return true
    startKey = LastEvaluatedKey
  } while (startKey)
  return false
}

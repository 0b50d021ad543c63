import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { config } from '#functions/environment.ts'
import { table } from '#functions/table/client.ts'
import { CALENDAR } from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { Booking } from '#schemas/contract/bookings.ts'

/** Returns all bookings from `from` to `to`, inclusive, by service date and time. */
export async function bookingsByDay(from: string, to: string): Promise<Booking[]> {
  const { name, partitionKey, sortKey } = TABLE_SHAPE.indexes.byDay
  const rows: Booking[] = []
  let startKey: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await table().send(
      new QueryCommand({
        TableName: config.tableName(),
        IndexName: name,
        KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
        ExpressionAttributeNames: { '#partition': partitionKey, '#sort': sortKey },
        ExpressionAttributeValues: { ':partition': CALENDAR, ':from': from, ':to': `${to}~` },
        ExclusiveStartKey: startKey,
      }),
    )
    rows.push(...Items.map((item) => Booking.parse(item)))
    startKey = LastEvaluatedKey
  } while (startKey)
  return rows
}

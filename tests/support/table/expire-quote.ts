import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { pacificNow } from '#functions/pacific-time.ts'
import { recordKey } from '#functions/table/keys.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'
import { LOCAL_TABLE } from '#scripts/local/aws/dynamodb-table.ts'
import { tableClient } from '#tests/support/table/rows.ts'

/** Ends the time for which a quote's price is held. @param endpoint of the table */
export async function expireQuote(endpoint: string, id: string): Promise<void> {
  const rows = tableClient(endpoint)
  await rows.send(
    new UpdateCommand({
      TableName: LOCAL_TABLE,
      Key: recordKey('QUOTE', id),
      UpdateExpression: 'SET validUntil = :then',
      ExpressionAttributeValues: { ':then': addDays(pacificNow(new Date()).date, -1) },
    }),
  )
  rows.destroy()
}

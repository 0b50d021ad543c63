import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { recordKey } from '#functions/table/keys.ts'
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
      ExpressionAttributeValues: { ':then': '2026-01-01' },
    }),
  )
  rows.destroy()
}

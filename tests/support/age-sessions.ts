import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { SESSION_PREFIX } from '#functions/data/keys.ts'
import { LOCAL_TABLE } from '#scripts/local/table.ts'

/** Makes every session look as if it had last been used ten minutes ago. */
export async function ageSessions(endpoint: string): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint }))
  const { Items = [] } = await client.send(
    new ScanCommand({
      TableName: LOCAL_TABLE,
      FilterExpression: 'begins_with(sk, :session)',
      ExpressionAttributeValues: { ':session': SESSION_PREFIX },
    }),
  )
  for (const { pk, sk } of Items)
    await client.send(
      new UpdateCommand({
        TableName: LOCAL_TABLE,
        Key: { pk, sk },
        UpdateExpression: 'SET sess.lastSeenAt = :then',
        ExpressionAttributeValues: { ':then': new Date(Date.now() - 10 * 60 * 1000).toISOString() },
      }),
    )
  client.destroy()
}

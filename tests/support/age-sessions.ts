import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { SESSION_PREFIX } from '#functions/data/keys.ts'
import { LOCAL_AWS, LOCAL_TABLE } from '#scripts/local/table.ts'

type Age = {
  /** Minutes since each session was last used. */
  idle: number
  /** Minutes until each session ends whatever happens; as it stands when absent. */
  left?: number
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** Makes every session look as if time had passed. */
export async function ageSessions(endpoint: string, { idle, left }: Age): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ ...LOCAL_AWS, endpoint }))
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
        UpdateExpression: `SET sess.lastSeenAt = :seen${left === undefined ? '' : ', expire = :end'}`,
        ExpressionAttributeValues: {
          ':seen': inMinutes(-idle),
          ...(left !== undefined && { ':end': inMinutes(left) }),
        },
      }),
    )
  client.destroy()
}

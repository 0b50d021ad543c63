import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { SESSION_PREFIX } from '#functions/table/keys.ts'
import { LOCAL_TABLE } from '#scripts/local/aws/dynamodb-table.ts'
import { tableClient } from '#tests/support/table/rows.ts'

type SessionRow = { pk: string; sk: string; sess: { createdAt: string; lastSeenAt: string }; expire: string }

/** Moves start, last use and end of every session back by `minutes`. */
export async function ageSessions(endpoint: string, minutes: number): Promise<void> {
  const earlier = (instant: string) => new Date(Date.parse(instant) - minutes * 60_000).toISOString()
  const client = tableClient(endpoint)
  const { Items = [] } = await client.send(
    new ScanCommand({
      TableName: LOCAL_TABLE,
      FilterExpression: 'begins_with(sk, :session)',
      ExpressionAttributeValues: { ':session': SESSION_PREFIX },
    }),
  )
  for (const { pk, sk, sess, expire } of Items as SessionRow[])
    await client.send(
      new UpdateCommand({
        TableName: LOCAL_TABLE,
        Key: { pk, sk },
        UpdateExpression: 'SET sess.createdAt = :start, sess.lastSeenAt = :seen, expire = :end',
        ExpressionAttributeValues: {
          ':start': earlier(sess.createdAt),
          ':seen': earlier(sess.lastSeenAt),
          ':end': earlier(expire),
        },
      }),
    )
  client.destroy()
}

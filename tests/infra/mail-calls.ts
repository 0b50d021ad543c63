/** Invokes the event functions as the stream, the schedule and SES do. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { recordKey, statusPartition } from '#functions/table/keys.ts'
import { pacificDay } from '#schemas/facts/pacific-time.ts'
import { LOCAL_TABLE } from '#scripts/local/aws/dynamodb-table.ts'
import { spend } from '#tests/support/table/budgets.ts'
import { tableClient } from '#tests/support/table/rows.ts'

type Invoke = (name: string, event: unknown) => Promise<unknown>

/** @param endpoint address of the table itself, without grants, to change the age of rows */
export function mailCalls(invoke: Invoke, endpoint: () => string) {
  function sendMails(ids: string[]): Promise<unknown> {
    const Records = ids.map((id, index) => ({
      eventName: 'INSERT',
      dynamodb: {
        SequenceNumber: String(index),
        NewImage: { entity: { S: 'OUTBOX' }, status: { S: 'queued' }, attempts: { N: '0' }, id: { S: id } },
      },
    }))
    return invoke('notifier', { Records })
  }

  /** Holds a lead's mail for long and runs the sweeper. @returns the id of the digest that lists it */
  async function sendDigest(id: string): Promise<string> {
    const rows = tableClient(endpoint())
    const row = { TableName: LOCAL_TABLE, Key: recordKey('OUTBOX', id) }
    await rows.send(
      new UpdateCommand({
        ...row,
        UpdateExpression: 'SET #status = :held, entityStatus = :listed, updatedAt = :then',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':held': 'held',
          ':listed': statusPartition('OUTBOX', 'held'),
          ':then': '2026-01-01T00:00:00.000Z',
        },
      }),
    )
    await invoke('sweeper', {})
    const { Item } = await rows.send(new GetCommand(row))
    rows.destroy()
    return String(Item?.['entityStatus']).replace(/^OUTBOX#/, '')
  }

  /** Reports a permanent bounce of a mail. */
  function bounce(id: string): Promise<unknown> {
    const bounce = { bounceType: 'Permanent', bounceSubType: 'NoEmail' }
    return invoke('mail-events', {
      detail: {
        eventType: 'Bounce',
        bounce,
        mail: { tags: { notification: [id] }, destination: ['ana@example.com'] },
      },
    })
  }

  /** Reports a bounce when one more is allowed today: it pauses receipts. */
  async function bounceLast(id: string): Promise<void> {
    const rows = tableClient(endpoint())
    await spend(rows, { scope: 'mail-returned', client: 'all', windowsOf: pacificDay })
    rows.destroy()
    await bounce(id)
  }

  return { sendMails, sendDigest, bounce, bounceLast }
}

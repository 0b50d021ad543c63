/** What starts the functions that no request reaches: the stream, the schedule and SES's events. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { pacificDay } from '#functions/pacific-time.ts'
import { recordKey, statusPartition } from '#functions/table/keys.ts'
import { LOCAL_TABLE } from '#scripts/local/aws/dynamodb-table.ts'
import { spend } from '#tests/support/table/budgets.ts'
import { tableClient } from '#tests/support/table/rows.ts'

type Invoke = (name: string, event: unknown) => Promise<unknown>

/** @param endpoint the table's own, where rows are made as old as a test needs them */
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

  /** Makes the sweeper list a lead as if it had been held for long. @returns the digest's id */
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

  /** A mail bounces for good. */
  function bounce(id: string): Promise<unknown> {
    const bounce = { bounceType: 'Permanent', bounceSubType: 'NoEmail' }
    return invoke('mail-events', {
      detail: { eventType: 'Bounce', bounce, mail: { tags: { notification: [id] } } },
    })
  }

  /** The last of the receipts that may bounce in a day bounces. */
  async function bounceLast(id: string): Promise<void> {
    const rows = tableClient(endpoint())
    await spend(rows, { scope: 'receipt-returned', client: 'all', windowsOf: pacificDay })
    rows.destroy()
    await bounce(id)
  }

  return { sendMails, sendDigest, bounce, bounceLast }
}

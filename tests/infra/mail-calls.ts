/** Invokes the event functions as the stream, the schedule and SES do. */
import { mailKey, statusPartition } from '#functions/table/keys.ts'
import { pacificDay } from '#schemas/facts/pacific-time.ts'
import { bounceOf } from '#tests/support/mail/mail-stack.ts'
import { spend } from '#tests/support/table/budgets.ts'
import { rowsAt, setAttributes } from '#tests/support/table/rows.ts'

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
    const key = mailKey(id)
    const entityStatus = statusPartition('OUTBOX', 'held')
    await setAttributes(endpoint(), key, {
      status: 'held',
      entityStatus,
      updatedAt: '2026-01-01T00:00:00.000Z',
    })
    await invoke('sweeper', {})
    const [row] = await rowsAt(endpoint(), [key])
    return String(row?.['entityStatus']).replace(/^OUTBOX#/, '')
  }

  /** Reports a permanent bounce of a mail. */
  const bounce = (id: string) => invoke('mail-events', bounceOf(id))

  /** Reports a bounce when one more is allowed today: it pauses receipts. */
  async function bounceLast(id: string): Promise<void> {
    await spend(endpoint(), { scope: 'mail-returned', client: 'all', windowsOf: pacificDay })
    await bounce(id)
  }

  return { sendMails, sendDigest, bounce, bounceLast }
}

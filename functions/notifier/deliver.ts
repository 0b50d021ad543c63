/**
 * Sends one queued mail, at least once: claim with a lease, compose, send, mark. It is never lost, because an unmarked row is
 * taken up again; when it can double is in decision 42.
 */
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { errorDetails } from '#functions/error-details.ts'
import { composeMail } from '#functions/notifier/compose.ts'
import { isPermanentRefusal, sendMail } from '#functions/notifier/send-mail.ts'
import { moveNotification, type OutboxRow, waitingSince } from '#functions/outbox/outbox.ts'

/** Longer than the function's timeout, so that two processes never send the same mail. */
const LEASE_MS = 60_000
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000
const MARK_TRIES = 6

export type Outcome = 'sent' | 'skipped' | 'held' | 'postponed' | 'failed' | 'not ours'

/** Wait before the next try, in ms: half a minute, doubling, at most half an hour. */
function backoff(attempts: number): number {
  return Math.min(15_000 * 2 ** attempts, 30 * 60 * 1000)
}

/** Throws only when the table cannot be reached; a mail fault ends in the row's state. */
export async function deliver(id: string, now = () => new Date()): Promise<Outcome> {
  const row = await claim(id, now())
  if (!row) return 'not ours'
  try {
    const composed = await composeMail(row)
    if ('skip' in composed) return await mark(row, { status: 'skipped', reason: composed.skip })
    if ('hold' in composed) return await mark(row, { status: 'held', reason: undefined })
    await sendMail(composed.mail, row.id)
  } catch (error) {
    return markFault(row, error, now())
  }
  return mark(row, { status: 'sent', reason: undefined, sentAt: now().toISOString() })
}

/** Takes a row that is due: queued, or left behind by a process whose lease is over. */
async function claim(id: string, now: Date): Promise<OutboxRow | undefined> {
  const leaseUntil = new Date(now.getTime() + LEASE_MS).toISOString()
  return moveNotification(
    id,
    { status: 'sending', leaseUntil, addAttempt: true },
    {
      expression: '#status = :queued OR (#status = :stuck AND #leaseUntil < :now)',
      values: { ':queued': 'queued', ':stuck': 'sending', ':now': now.toISOString() },
    },
    now,
  )
}

async function markFault(row: OutboxRow, error: unknown, now: Date): Promise<Outcome> {
  const reason = error instanceof Error ? error.name : 'Error'
  console.log(
    JSON.stringify({ level: 'error', event: 'mail-fault', notification: row.id, ...errorDetails(error) }),
  )
  const isHopeless = isPermanentRefusal(error) || error instanceof z.ZodError || isOld(row, now)
  if (isHopeless) return mark(row, { status: 'failed', reason })
  return mark(row, {
    status: 'queued',
    reason,
    nextAttemptAt: new Date(now.getTime() + backoff(row.attempts)).toISOString(),
  })
}

const isOld = (row: OutboxRow, now: Date) => now.getTime() - Date.parse(waitingSince(row)) > GIVE_UP_AFTER_MS

type Mark = {
  status: 'sent' | 'skipped' | 'held' | 'failed' | 'queued'
  reason: string | undefined
  sentAt?: string
  nextAttemptAt?: string
}

const OUTCOMES = {
  sent: 'sent',
  skipped: 'skipped',
  held: 'held',
  failed: 'failed',
  queued: 'postponed',
} as const

/** Writes the outcome while the lease is ours. */
async function mark(row: OutboxRow, change: Mark): Promise<Outcome> {
  const ours = {
    expression: '#status = :sending AND #leaseUntil = :lease',
    values: { ':sending': 'sending', ':lease': row.leaseUntil ?? '' },
  }
  const done = {
    leaseUntil: undefined,
    nextAttemptAt: undefined,
    // What is queued again may have to be counted yet.
    ...(change.status === 'queued' ? {} : { network: undefined }),
  }
  await insist(() => moveNotification(row.id, { ...done, ...change }, ours))
  return OUTCOMES[change.status]
}

/** Marks mails that SES has taken: tries hard, because an unmarked mail is sent twice. */
export async function insist<T>(mark: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await mark()
    } catch (error) {
      if (attempt === MARK_TRIES) throw error
      await pause(250 * 2 ** attempt)
    }
  }
}

/**
 * Sends one queued mail at least once: claims it with a lease, composes, sends, marks it. No mail is lost, because a row that
 * is not marked is claimed again; when one can be sent twice is in decision 42.
 */
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { noteTold, releaseTold } from '#functions/bookings/told.ts'
import { logMailFault } from '#functions/log.ts'
import { composeMail } from '#functions/notifier/compose.ts'
import { isPermanentRefusal, sendMail } from '#functions/notifier/send-mail.ts'
import { type OutboxRow, toldVisit } from '#functions/outbox/outbox.ts'
import { isGivenUp } from '#functions/outbox/timing.ts'
import {
  claim,
  fail,
  forgetMail,
  hold,
  markSent,
  markSkipped,
  postpone,
  replan,
} from '#functions/outbox/transitions.ts'
import { noteToldPrice } from '#functions/quotes/follow-ups.ts'
import type { Told } from '#schemas/contract/booking-record.ts'

const TRIES = 6

export type Outcome = 'sent' | 'skipped' | 'held' | 'planned' | 'postponed' | 'failed' | 'not ours'

/** Throws only if the table is unreachable; a mail error ends in the row's state. */
export async function deliver(id: string, now = () => new Date()): Promise<Outcome> {
  const row = await claim(id, now())
  if (!row) return 'not ours'
  const outcome = await sendOnce(row, now)
  const visit = toldVisit(row)
  // A hold that is left expires with the lease.
  if (visit) await releaseTold(visit, id, row.deleted !== undefined).catch(() => undefined)
  return outcome
}

async function sendOnce(row: OutboxRow, now: () => Date): Promise<Outcome> {
  let said: { told?: Told; toldPrice?: number } = {}
  try {
    const composed = await composeMail(row, now())
    if ('isGone' in composed) return await withRetries(() => forgetMail(row), 'skipped')
    if ('skip' in composed)
      return await withRetries(
        () => (row.deleted ? forgetMail(row) : markSkipped(row, composed.skip, now())),
        'skipped',
      )
    if ('later' in composed) return await withRetries(() => replan(row, composed.later, now()), 'planned')
    if ('hold' in composed) return await withRetries(() => hold(row), 'held')
    if ('mail' in composed) {
      await sendMail(composed.mail, row.id)
      said = composed
    }
  } catch (error) {
    return failOrPostpone(row, error, now())
  }
  const { told, toldPrice } = said
  // First: if the process dies in between, the row's next try finds that it was said.
  if (told) await withRetries(() => noteTold(row.recordId, { ...told, at: now().toISOString() }), 'sent')
  if (toldPrice !== undefined) await withRetries(() => noteToldPrice(row.recordId, toldPrice, now()), 'sent')
  return withRetries(() => (row.deleted ? forgetMail(row) : markSent(row, now())), 'sent')
}

async function failOrPostpone(row: OutboxRow, error: unknown, now: Date): Promise<Outcome> {
  const reason = error instanceof Error ? error.name : 'Error'
  logMailFault('mail-fault', row.id, error)
  const isHopeless = isPermanentRefusal(error) || error instanceof z.ZodError || isGivenUp(row, now)
  if (isHopeless) return withRetries(() => fail(row, reason), 'failed')
  return withRetries(() => postpone(row, reason, now), 'postponed')
}

/** Retries a transition, because a mail that SES accepted but that is not marked is sent twice. @returns `outcome` */
export async function withRetries<T>(transition: () => Promise<unknown>, outcome: T): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      await transition()
      return outcome
    } catch (error) {
      if (attempt === TRIES) throw error
      await pause(250 * 2 ** attempt)
    }
  }
}

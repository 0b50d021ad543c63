/**
 * Sends one queued mail at least once: claims it with a lease, composes, sends, marks it. No mail is lost, because a row that
 * is not marked is claimed again; when one can be sent twice is in decision 42.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import * as z from 'zod'
import { noteDoubt, noteTold, releaseTold } from '#functions/bookings/told.ts'
import { config, waitingAtMost } from '#functions/environment.ts'
import { logMailFault } from '#functions/log.ts'
import { composeMail } from '#functions/notifier/compose.ts'
import type { Mail } from '#functions/notifier/mails/mail.ts'
import { NOTIFICATION_TAG, type OutboxRow, toldVisit } from '#functions/outbox/outbox.ts'
import { isGivenUp } from '#functions/outbox/timing.ts'
import {
  claim,
  fail,
  forgetMail,
  hold,
  isAnswerLost,
  markSent,
  markSkipped,
  postpone,
  replan,
} from '#functions/outbox/transitions.ts'
import { noteToldPrice } from '#functions/quotes/quote-store.ts'
import type { Told } from '#schemas/contract/booking-record.ts'
import type { Quote } from '#schemas/contract/quotes.ts'

const TRIES = 6

type Outcome = 'sent' | 'skipped' | 'held' | 'planned' | 'postponed' | 'failed' | 'not ours'

/** Throws only if the table is unreachable; a mail error ends in the row's state. */
export async function deliver(id: string): Promise<Outcome> {
  const row = await claim(id, new Date())
  if (!row) return 'not ours'
  const outcome = await sendOnce(row)
  const visit = toldVisit(row)
  // A hold that is left expires with the lease.
  if (visit) await releaseTold(visit, id, row.deleted !== undefined).catch(() => undefined)
  return outcome
}

async function sendOnce(row: OutboxRow): Promise<Outcome> {
  let said: { told?: Told; toldQuote?: Quote } = {}
  try {
    const composed = await composeMail(row, new Date())
    if ('isGone' in composed) return await withRetries(() => forgetMail(row), 'skipped')
    if ('skip' in composed)
      return await withRetries(
        () => (row.deleted ? forgetMail(row) : markSkipped(row, composed.skip, new Date())),
        'skipped',
      )
    if ('later' in composed)
      return await withRetries(() => replan(row, composed.later, new Date()), 'planned')
    if ('hold' in composed) return await withRetries(() => hold(row), 'held')
    if ('mail' in composed) {
      said = composed
      await sendMail(composed.mail, row.id)
    }
  } catch (error) {
    return failOrPostpone(row, error, said.told !== undefined)
  }
  const { told, toldQuote } = said
  // First: if the process dies in between, the row's next try finds that it was said.
  if (told) await withRetries(() => noteTold(row.recordId, { ...told, at: new Date().toISOString() }), 'sent')
  if (toldQuote) await withRetries(() => noteToldPrice(toldQuote), 'sent')
  return withRetries(() => (row.deleted ? forgetMail(row) : markSent(row, new Date())), 'sent')
}

async function failOrPostpone(row: OutboxRow, error: unknown, isTelling: boolean): Promise<Outcome> {
  const now = new Date()
  const reason = error instanceof Error ? error.name : 'Error'
  logMailFault('mail-fault', row.id, error)
  // The customer may have this mail. It is noted before the next try, which may find that the change was taken back.
  if (isTelling && isAnswerLost(reason)) await withRetries(() => noteDoubt(row.recordId, row.id), undefined)
  const isHopeless = isPermanentRefusal(error) || error instanceof z.ZodError || isGivenUp(row, now)
  if (isHopeless) return withRetries(() => fail(row, reason, now), 'failed')
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

let client: SESClient | undefined

const UNSHARED = { keepAlive: false }

/** Errors that a retry cannot fix: the message or an address in it is invalid (SES API reference, SendEmail). */
const PERMANENT = new Set(['MessageRejected', 'InvalidParameterValue', 'InvalidParameterValueException'])

/** What SES says in a MessageRejected that is not about the mail: of an unverified sender, the sandbox, and sending that Amazon has stopped. */
const OPERATORS = /not verified|sending (paused|suspended) for this account/i

/** True if SES rejects this mail for good. False for what the operator fixes. */
export function isPermanentRefusal(error: unknown): boolean {
  return error instanceof Error && PERMANENT.has(error.name) && !OPERATORS.test(error.message)
}

/**
 * Resolves once SES accepts the mail. Retries without Reply-To if SES rejects it: a visitor's typo must not keep a lead from
 * the owner, and the text contains the address, too.
 * @param notificationId sent as a tag, so that a later bounce finds its outbox row
 */
export async function sendMail(mail: Mail, notificationId: string): Promise<void> {
  try {
    await send(mail, notificationId)
  } catch (error) {
    if (!mail.replyTo || !isPermanentRefusal(error)) throw error
    const { replyTo: _, ...withoutReplyTo } = mail
    await send(withoutReplyTo, notificationId)
  }
}

async function send({ to, replyTo, subject, html, text }: Mail, notificationId: string): Promise<void> {
  client ??= new SESClient({
    // SES does not deduplicate: an SDK retry after a lost response would send a second mail. The outbox retries.
    maxAttempts: 1,
    requestHandler: {
      // Long: SES may have accepted a mail before it answers, and without an answer the mail is sent again.
      ...waitingAtMost(2000, 25_000),
      // A connection that ended while the function was frozen would fail its first mail, which then waits a minute.
      httpAgent: UNSHARED,
      httpsAgent: UNSHARED,
    },
  })
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })
  await client.send(
    new SendEmailCommand({
      Source: config.mailFrom(),
      Destination: { ToAddresses: [to] },
      ...(replyTo ? { ReplyToAddresses: [replyTo] } : {}),
      ConfigurationSetName: config.mailConfigurationSet(),
      Tags: [{ Name: NOTIFICATION_TAG, Value: notificationId }],
      Message: { Subject: utf8(subject), Body: { Html: utf8(html), Text: utf8(text) } },
    }),
  )
}

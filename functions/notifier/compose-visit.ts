/** The mails that tell a visit's customer something. Each is decided by what is true now and what its reader was told (decision 89). */

import { isAhead, windowOf } from '#functions/bookings/visit-rules.ts'
import { earlierTimes } from '#functions/days/earlier.ts'
import { config } from '#functions/environment.ts'
import { type Composed, NO_ADDRESS, type Sending, SPAM_MARKED } from '#functions/notifier/composed.ts'
import { type CustomerText, customerMail } from '#functions/notifier/mails/customer-mail.ts'
import type { Mail } from '#functions/notifier/mails/mail.ts'
import {
  cancelledText,
  changeText,
  earlierText,
  type Occasion,
  reminderText,
} from '#functions/notifier/mails/visit-mails.ts'
import type { OutboxRow } from '#functions/outbox/outbox.ts'
import { countUse, DAY } from '#functions/table/budgets.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import { toSiteInfo } from '#schemas/defaults/settings.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'
import { isVisitOver, pacificInstant, pacificNow } from '#schemas/facts/pacific-time.ts'
import type { WhatChanged } from '#schemas/facts/statuses.ts'
import { mailboxOf } from '#schemas/facts/typed-text.ts'
import { isAskedForDay, statementOf, whatChanged } from '#schemas/facts/visit-change.ts'

/** Mails about visits, per mailbox and Pacific date. */
const VISIT_MAILS_PER_DAY = 10
/** Pacific: when a mail above a mailbox's daily limit is decided again. */
const NEXT_DAY_HOUR = 6

const IS_KNOWN = 'The customer knows this already'
const CHANGED_SINCE = 'The visit has changed since'

export const occasionOf = (known: Pick<Sending, 'settings' | 'now'>): Occasion => ({
  ...known,
  siteOrigin: config.siteOrigin(),
})

/** Why a booking's receipt has nothing to say any more: its customer has got news of the visit, or will. */
export function refuseReceipt(booking: Booking, { told, now }: Pick<Sending, 'told' | 'now'>) {
  if (!isAhead(booking, now) || isAskedForDay(booking)) return { skip: CHANGED_SINCE }
  const isMailed = told && told.by !== 'website' && told.by !== 'owner' && !told.isBounced
  return isMailed ? { skip: IS_KNOWN } : undefined
}

/** Whether nobody has answered a visit of tomorrow. */
export function refuseUnconfirmed(booking: Booking, { row, now }: Pick<Sending, 'row' | 'now'>) {
  if (booking.serviceDate !== row.date) return { skip: CHANGED_SINCE }
  const isWaiting = booking.status === 'pending' && !booking.isSpam && !isVisitOver(booking, now)
  return isWaiting && !isAskedForDay(booking) ? undefined : { skip: 'It is answered' }
}

/** Says what is new to a visit's customer, whatever has changed since the mail was queued. */
export const changeMail = (sending: Sending) =>
  mailAhead(sending, (booking, { row: { change }, told, settings, now }) => {
    const known = told?.isBounced ? undefined : told
    const what = known ? whatChanged(known, statementOf(booking)) : newsOf(booking, change?.what)
    if (!change || what === undefined) return { skip: IS_KNOWN }
    return changeText(booking, { what, by: change.by }, known, occasionOf({ settings, now }))
  })

/** What to tell a customer whose belief is unknown: the change, unless it has been taken back. */
function newsOf(booking: Booking, what: WhatChanged | undefined): WhatChanged | undefined {
  const { state } = statementOf(booking)
  if (state === 'cancelled' || state === 'asked') return state
  if (state === 'completed') return undefined
  return what === 'cancelled' || what === 'asked' ? 'reopened' : what
}

export const reminderMail = (sending: Sending) =>
  mailAhead(sending, (booking, { row, told, settings, now }) => {
    if (settings.reminders !== 'yes') return { skip: 'Reminders are switched off' }
    if (row.date !== booking.serviceDate) return { skip: 'The visit was moved' }
    if (!isAhead(booking, now) || windowOf(booking).start <= now)
      return { skip: `The visit is ${booking.status}` }
    if (isAskedForDay(booking)) return { skip: 'Its day is called off' }
    return reminderText(booking, told?.isBounced ? undefined : told, occasionOf({ settings, now }))
  })

export async function earlierMail(sending: Sending): Promise<Composed> {
  const { lead, row, settings, told, now } = sending
  const date = row.date ?? ''
  const times = lead.type === 'booking' ? await earlierTimes(lead.record, date, { settings, now }) : []
  return mailAhead(sending, (booking) => {
    if (times.length === 0) return { skip: 'The place is taken, or the visit has changed' }
    // The mail says that the visit stays as it is, and does not say how that is.
    if (told && whatChanged(told, statementOf(booking)) !== undefined)
      return { skip: 'Other news comes first' }
    return earlierText(booking, { date, times }, occasionOf({ settings, now }))
  })
}

type Write<T> = (booking: Booking, sending: Sending) => T
type Text = CustomerText | { skip: string } | { later: string }

/** The same about a visit that is not over. */
const mailAhead = (sending: Sending, write: Write<Text>) =>
  visitMail(sending, (booking) =>
    isVisitOver(booking, sending.now) ? { skip: 'The visit is over' } : write(booking, sending),
  )

/** Composes a mail to a visit's customer, within the limit of their mailbox. */
export async function visitMail(sending: Sending, write: Write<Text | Promise<Text>>): Promise<Composed> {
  const { lead, settings } = sending
  if (lead.type !== 'booking') return { skip: 'It is not about a visit' }
  if (lead.record.isSpam) return { skip: SPAM_MARKED }
  const { email } = lead.record
  if (!email) return { skip: NO_ADDRESS }
  const text = await write(lead.record, sending)
  return 'skip' in text || 'later' in text
    ? text
    : withinLimit(sending, email, () => customerMail(text, email, toSiteInfo(settings)))
}

/** What is above a mailbox's limit is decided again on the next day: nobody is left with what is not so. */
async function withinLimit(
  { row, now }: Pick<Sending, 'row' | 'now'>,
  email: string,
  write: () => Mail,
): Promise<Composed> {
  const isFlood =
    row.attempts === 1 &&
    (await countUse('visit-mail', mailboxOf(email), VISIT_MAILS_PER_DAY, DAY, now)) !== undefined
  return isFlood
    ? { later: pacificInstant(addDays(pacificNow(now).date, 1), NEXT_DAY_HOUR).toISOString() }
    : { mail: write() }
}

/** Says that a deleted visit is off. */
export function deletedMail(
  { email, ...visit }: NonNullable<OutboxRow['deleted']>,
  { row, settings, now }: Pick<Sending, 'row' | 'settings' | 'now'>,
): Composed | Promise<Composed> {
  if (isVisitOver(visit, now)) return { skip: 'The visit is over' }
  const text = cancelledText(visit, 'owner', config.siteOrigin())
  return withinLimit({ row, now }, email, () => customerMail(text, email, toSiteInfo(settings)))
}

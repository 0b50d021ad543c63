/** The mails that tell a visit's customer something. Each is decided by what is true now and what its reader was told (decision 89). */
import { believed, isToldOff } from '#functions/bookings/told.ts'
import { windowOf } from '#functions/bookings/visit-rules.ts'
import { earlierTimes } from '#functions/days/earlier.ts'
import { doneText, unpaidText } from '#functions/notifier/mails/after-mails.ts'
import type { Lead } from '#functions/notifier/mails/lead.ts'
import { type CustomerText, customerMail, type Mail, type Occasion } from '#functions/notifier/mails/mail.ts'
import {
  cancelledText,
  changeText,
  earlierText,
  reminderText,
  visitLinksText,
} from '#functions/notifier/mails/visit-mails.ts'
import { mayAskForReview } from '#functions/notifier/marketing.ts'
import { changeBudgets, isFlooding, takeMail, visitLinkBudgets } from '#functions/outbox/mail-budgets.ts'
import { notificationId } from '#functions/outbox/mail-writes.ts'
import { mailStates, type OutboxRow } from '#functions/outbox/outbox.ts'
import { morningFor, secondUnpaidFrom, unpaidDueAt } from '#functions/outbox/timing.ts'
import { customerOf } from '#functions/people/customer-rows.ts'
import { getQuote } from '#functions/quotes/quote-store.ts'
import { DAY_S } from '#functions/table/budgets.ts'
import { matching } from '#functions/table/expression.ts'
import { POINTERS, recordKey } from '#functions/table/keys.ts'
import { batchGet, queryRows } from '#functions/table/read.ts'
import { Booking, type Told } from '#schemas/contract/booking-record.ts'
import type { UnpaidKind, VisitChange } from '#schemas/contract/notifications.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { addDays, isVisitOver, pacificInstant, pacificNow } from '#schemas/facts/pacific-time.ts'
import { isOwed } from '#schemas/facts/payments.ts'
import type { WhatChanged } from '#schemas/facts/statuses.ts'
import { mailboxOf } from '#schemas/facts/typed-text.ts'
import { isAhead, isAskedForDay, isKnown, statementOf, whatChanged } from '#schemas/facts/visit-change.ts'

/** `skip` is the reason; `hold` leaves the lead for the next digest, `later` plans the mail for another time; `isGone` of a deleted record. */
export type Composed =
  | { mail: Mail; told?: Told; toldQuote?: Quote }
  | { skip: string }
  | { hold: true }
  | { later: string }
  | { isSent: true }
  | { isGone: true }

/** A mail that is due. */
export type Due = Occasion & {
  row: OutboxRow
  /** What a visit's customer believes until now. */
  told?: Told | undefined
}
/** With the record it is about. */
export type Sending<L extends Lead = Lead> = Due & { lead: L }
export type VisitSending = Sending<Lead & { type: 'booking' }>

export const NO_ADDRESS = 'The record has no email address'

/** Mails about visits, per mailbox and Pacific date. */
const VISIT_MAILS_PER_DAY = 10
/** Pacific: when a mail above a mailbox's daily limit is decided again. */
const NEXT_DAY_HOUR = 6

const IS_KNOWN = 'The customer knows this already'
const CHANGED_SINCE = 'The visit has changed since'

/** Why a booking's receipt would say nothing new: its customer has had news of the visit, or will have. */
export function refuseReceipt(booking: Booking, { told, now }: Due) {
  if (!isAhead(booking, now) || isAskedForDay(booking)) return { skip: CHANGED_SINCE }
  const by = believed(told)?.by
  const isMailed = by !== undefined && by !== 'website' && by !== 'owner'
  return isMailed ? { skip: IS_KNOWN } : undefined
}

/** Refuses a mail about a day that the visit has left, is called off, or has begun. */
export function refuseDay(booking: Booking, { row, now }: Pick<Due, 'row' | 'now'>) {
  if (row.date !== undefined && booking.serviceDate !== row.date) return { skip: CHANGED_SINCE }
  if (isAskedForDay(booking)) return { skip: 'Its day is called off' }
  return windowOf(booking).start <= now ? { skip: 'The visit has begun' } : undefined
}

/** Says what is new to a visit's customer, whatever has changed since the mail was queued. */
export const changeMail = (sending: VisitSending) =>
  mailAhead(sending, (booking, { row: { change }, told }) => {
    if (!change || isKnown(booking, told)) return { skip: IS_KNOWN }
    const known = believed(told)
    const what = (known && whatChanged(known, statementOf(booking))) ?? newsOf(booking, change.what)
    if (what === undefined) return { skip: IS_KNOWN }
    return changeText(booking, { what, by: actorOf(what, booking, change) }, known, sending)
  })

/** Who did what its customer has not heard of: a later change than the one of this mail may be another's. */
function actorOf(what: WhatChanged, { movedBy = 'owner' }: Booking, change: VisitChange): VisitChange['by'] {
  if (what === 'moved') return movedBy
  return what === change.what ? change.by : 'owner'
}

/** What to tell a customer whose belief is unknown: the change, unless it has been taken back. A price alone says too little. */
function newsOf(booking: Booking, what: WhatChanged): WhatChanged | undefined {
  const { state } = statementOf(booking)
  if (state === 'cancelled' || state === 'asked') return state
  if (state === 'completed') return undefined
  const isTakenBack = what === (state === 'confirmed' ? 'unconfirmed' : 'confirmed')
  if (what === 'price' || isTakenBack) return 'readdressed'
  return what === 'cancelled' || what === 'asked' ? 'reopened' : what
}

export const reminderMail = (sending: VisitSending) =>
  mailAhead(sending, (booking, { told, settings, now }) => {
    if (settings.reminders !== 'yes') return { skip: 'Reminders are switched off' }
    if (!isAhead(booking, now)) return { skip: `The visit is ${booking.status}` }
    return refuseDay(booking, sending) ?? reminderText(booking, believed(told), sending)
  })

export async function earlierMail(sending: VisitSending): Promise<Composed> {
  const { lead, row, settings, told, now } = sending
  const date = row.date ?? ''
  const times = await earlierTimes(lead.record, date, { settings, now })
  return mailAhead(sending, (booking) => {
    if (times.length === 0) return { skip: 'The place is taken, or the customer cannot move there' }
    if (!isKnown(booking, told)) return { skip: 'Other news comes first' }
    return earlierText(booking, { date, times }, sending)
  })
}

type Write<T> = (booking: Booking, sending: VisitSending) => T
type Text = CustomerText | { skip: string } | { later: string }

/** The same about a visit that is not over. */
const mailAhead = (sending: VisitSending, write: Write<Text>) =>
  visitMail(sending, (booking) =>
    isVisitOver(booking, sending.now) ? { skip: 'The visit is over' } : write(booking, sending),
  )

/** Composes a mail to a visit's customer, within the limit of their mailbox. */
async function visitMail(sending: VisitSending, write: Write<Text | Promise<Text>>): Promise<Composed> {
  const { lead, settings } = sending
  const { email } = lead.record
  if (!email) return { skip: NO_ADDRESS }
  const text = await write(lead.record, sending)
  return 'skip' in text || 'later' in text
    ? text
    : withinLimit(sending, email, () => customerMail(text, email, settings))
}

/** What is above a limit is decided again on the next day: nobody is left with what is not so. */
async function withinLimit({ row, now }: Due, email: string, write: () => Mail): Promise<Composed> {
  const client = mailboxOf(email)
  const ofMailbox = { scope: 'visit-mail', client, limit: VISIT_MAILS_PER_DAY, seconds: DAY_S }
  // The network comes before the ten of the mailbox, which strangers must not use up.
  const isWithin =
    (await takeMail(row, (network) => changeBudgets({ address: email, network }))) &&
    !(await isFlooding(row, ofMailbox, now))
  return isWithin
    ? { mail: write() }
    : { later: pacificInstant(addDays(pacificNow(now).date, 1), NEXT_DAY_HOUR).toISOString() }
}

/** Says that a deleted visit is off. */
export function deletedMail(
  { email, ...visit }: NonNullable<OutboxRow['deleted']>,
  due: Due,
): Composed | Promise<Composed> {
  if (isVisitOver(visit, due.now)) return { skip: 'The visit is over' }
  const told = believed(due.told)
  // A mail that was under way when the visit was deleted has said so.
  if (isToldOff(told)) return { skip: IS_KNOWN }
  const text = cancelledText(visit, { by: 'owner', told }, due.siteOrigin)
  return withinLimit(due, email, () => customerMail(text, email, due.settings))
}

/** Thanks for a visit that was done. */
export const doneMail = (sending: VisitSending): Promise<Composed> =>
  visitMail(sending, async (booking) => {
    const { row, settings, now } = sending
    const refusal = refuseAfter(booking, settings.done_mails, sending)
    if (refusal) return refusal
    const { quoteId, email = '' } = booking
    const quote = await getQuote(quoteId)
    // Thanks that follow others, sent by mistake, have the same id.
    const mail = `${row.id} ${row.createdAt}`
    const asksReview = settings.write_review_url !== '' && (await mayAskForReview(email, mail, now))
    return doneText(booking, { quote, asksReview }, sending)
  })

/** Reminds of a visit that is still owed. */
export const unpaidMail = (kind: UnpaidKind, sending: VisitSending): Promise<Composed> =>
  visitMail(sending, async (booking) => {
    const refusal = refuseAfter(booking, sending.settings.unpaid_mails, sending)
    if (refusal) return refusal
    if (!isOwed(booking)) return { skip: 'It is paid' }
    const isNoted = booking.payments.some(({ method, takenBack }) => method === 'unpaid' && !takenBack)
    if (!isNoted) return { skip: 'It is not noted as not paid yet' }
    // The date of the visit may have been corrected since it was planned.
    const dueAt = unpaidDueAt(kind, booking)
    if (dueAt > sending.now) return { later: dueAt.toISOString() }
    const first = kind === 'unpaid-2' ? await firstSentAt(booking, sending) : undefined
    if (first === undefined) return unpaidText(booking, 'unpaid-1', sending)
    const earliest = secondUnpaidFrom(first)
    return earliest > sending.now.toISOString() ? { later: earliest } : unpaidText(booking, kind, sending)
  })

/** When its mailbox got the first reminder, if it did: that may have been stopped, or have gone to an address that was wrong. */
async function firstSentAt({ id }: Booking, { told }: Sending): Promise<string | undefined> {
  const [first] = (await mailStates([notificationId('unpaid-1', id)])).values()
  return told && first?.status === 'sent' ? first.sentAt : undefined
}

/** Why nothing is said of a visit, or not at this time of day, unless the owner asks for it. */
function refuseAfter({ status }: Booking, isOn: string, { row, now }: Due) {
  if (isOn !== 'yes') return { skip: 'Such mails are switched off' }
  if (status !== 'completed') return { skip: `The visit is ${status}` }
  return morningFor(row, now)
}

/** Visits in one mail. */
const MOST = 10

/** The links of the visits that a mailbox has ahead. Decides here, and not where it was asked for, so that the answer there takes as long for every mailbox. */
export async function visitLinksMail({ row, settings, siteOrigin, now }: Due): Promise<Composed> {
  const visits = await visitsAhead(row.recordId, now)
  const email = visits[0]?.email
  if (email === undefined) return { skip: 'No visit is ahead' }
  const isAllowed = await takeMail(row, (network) => visitLinkBudgets({ address: email, network }))
  return isAllowed
    ? { mail: customerMail(visitLinksText(visits, siteOrigin), email, settings) }
    : { skip: 'No more mails with links today' }
}

async function visitsAhead(customer: string, now: Date): Promise<Booking[]> {
  const { pk } = recordKey('CUSTOMER', customer)
  const filter = matching({ kind: 'BOOKING' })
  const pointers = await queryRows({ partition: pk, ...POINTERS, filter })
  const rows = await batchGet(pointers.map(({ id }) => recordKey('BOOKING', String(id))))
  return rows
    .map((row) => Booking.parse(row))
    .filter((booking) => isAhead(booking, now) && customerOf(booking) === customer)
    .toSorted((a, b) => `${a.serviceDate}${a.serviceTime}`.localeCompare(`${b.serviceDate}${b.serviceTime}`))
    .slice(0, MOST)
}

/** Turns an outbox row into a mail, or decides to skip or hold it. Decides when sending, by the record as it is then. */

import { setTimeout as pause } from 'node:timers/promises'
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { forgetTold, holdTold } from '#functions/bookings/told.ts'
import { CONTACTS } from '#functions/contacts/contact-model.ts'
import { config } from '#functions/environment.ts'
import { isDeviceLinkLive } from '#functions/links/signed-link.ts'
import {
  type Composed,
  changeMail,
  type Due,
  deletedMail,
  doneMail,
  earlierMail,
  NO_ADDRESS,
  refuseDay,
  refuseReceipt,
  reminderMail,
  type Sending,
  unpaidMail,
  type VisitSending,
  visitLinksMail,
} from '#functions/notifier/compose-visit.ts'
import { customerOf, type Lead } from '#functions/notifier/mails/lead.ts'
import { customerMail, type Mail } from '#functions/notifier/mails/mail.ts'
import {
  customerChangeMail,
  declinedMail,
  type LeadMailKind,
  ownerMail,
} from '#functions/notifier/mails/owner-mails.ts'
import { followUpMail, receiptText, sentAgainMail } from '#functions/notifier/mails/receipt-mails.ts'
import { deviceLinkMail, warningMail } from '#functions/notifier/mails/warning-mail.ts'
import { refuseFollowUp } from '#functions/notifier/marketing.ts'
import { isFlooding, receiptBudgets, takeMail } from '#functions/outbox/mail-budgets.ts'
import { notificationId } from '#functions/outbox/mail-writes.ts'
import { mailStates, type OutboxRow, toldVisit } from '#functions/outbox/outbox.ts'
import { after, LEASE, remindedFrom } from '#functions/outbox/timing.ts'
import { asItStands, isExpired } from '#functions/quotes/quote.ts'
import { bookingsOf, QUOTES } from '#functions/quotes/quote-model.ts'
import { earlierAddress, loadSettings } from '#functions/settings/setting-list.ts'
import { getRecord, type ListedModel } from '#functions/table/records.ts'
import { transact } from '#functions/table/transact.ts'
import { type FollowUpKind, MAILS, type MailKind, type RecordType } from '#schemas/contract/notifications.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { isLeadType } from '#schemas/facts/statuses.ts'
import { holdsSlot, statementOf } from '#schemas/facts/visit-change.ts'

/** Mails about single leads, new or changed; further ones are held for a digest. */
const LEADS_AN_HOUR = { scope: 'owner-mail', client: 'all', limit: 30, seconds: 60 * 60 }

/** A visit's customer waits this long (ms) while another mail about it is decided. */
const HELD_MS = LEASE / 2
const HOLD_TRIES = 6
const HOLD_PAUSE_MS = 300

/** Waits a moment first: a mail before this one is mostly sent within a second. */
async function holdSoon(hold: Parameters<typeof holdTold>[0], now: Date): ReturnType<typeof holdTold> {
  for (let tries = 1; ; tries++) {
    const told = await holdTold(hold, now)
    if (told !== 'held' || tries === HOLD_TRIES) return told
    await pause(HOLD_PAUSE_MS)
  }
}

export async function composeMail(row: OutboxRow, now: Date): Promise<Composed> {
  const booking = toldVisit(row)
  const hold = { mail: row.id, isDated: row.date !== undefined, until: row.leaseUntil ?? after(now, LEASE) }
  const told = booking === undefined ? undefined : await holdSoon({ booking, ...hold }, now)
  if (told === 'held') return { later: after(now, HELD_MS) }
  // The process died before it could mark the mail.
  if (told && told.by === row.id && !told.isBounced && (row.queuedAt ?? row.createdAt) <= told.at)
    return { isSent: true }
  // Read after the hold: what the mail before this one has said was not newer.
  const [lead, settings] = await Promise.all([loadLead(row.recordType, row.recordId), loadSettings()])
  const siteOrigin = config.siteOrigin()
  const isForCustomer = MAILS[row.kind] === 'customer'
  const refusal = isForCustomer && lead?.type === 'quote' && refuseQuote(lead.record, now)
  if (refusal) return refusal
  const composed = await COMPOSE[row.kind]({ lead, row, told, settings, siteOrigin, now })
  if ('isGone' in composed && booking !== undefined) await transact([forgetTold(booking)])
  if (!('mail' in composed) || !isForCustomer) return composed
  if (lead?.type === 'quote') return { ...composed, toldQuote: lead.record }
  if (lead?.type !== 'booking') return composed
  return { ...composed, told: { ...statementOf(lead.record), at: now.toISOString(), by: row.id } }
}

/** Why no mail about a quote goes to its customer: it would name a last day that is past, or bring a new link. */
function refuseQuote(quote: Quote, now: Date) {
  if (isExpired(quote, now)) return { skip: 'Its price has ended' }
  return quote.linksEndedAt === undefined ? undefined : { skip: 'You have ended its links' }
}

/** Warnings go to the address for leads, and for a while to the one before it, however late they are sent. */
async function warning(due: Due): Promise<Composed> {
  const { row, settings } = due
  const to = row.toEarlier ? await earlierAddress(new Date(row.createdAt)) : settings.notification_email
  if (to === undefined) return { skip: 'There is no earlier address' }
  return { mail: warningMail(row, { ...due, settings: { ...settings, notification_email: to } }) }
}

/** None once the link has ended: another one can be asked for. */
function deviceLink(due: Due): Composed {
  if (!isDeviceLinkLive(due.row.createdAt, due.now)) return { skip: 'The link has ended' }
  return { mail: deviceLinkMail(due.row, due) }
}

type Compose<S extends Due> = (sending: S) => Promise<Composed> | Composed
type QuoteSending = Sending<Lead & { type: 'quote' }>

/** A mail about a record, until that is deleted. Of which type the record is follows from the kind of the mail. */
const about =
  <L extends Lead>(compose: Compose<Sending<L>>): Compose<Due & { lead: Lead | undefined }> =>
  (due) =>
    due.lead ? compose(due as Sending<L>) : { isGone: true }

const COMPOSE: Record<MailKind, Compose<Due & { lead: Lead | undefined }>> = {
  'new-device': warning,
  'account-changed': warning,
  'device-link': deviceLink,
  'visit-links': visitLinksMail,

  owner: about((sending) => leadMail(sending, 'owner')),

  unanswered: about((sending) => waitingMail(sending, 'unanswered')),
  unconfirmed: about((sending) => waitingMail(sending, 'unconfirmed')),

  'customer-change': about((sending: VisitSending) => {
    const { lead, row } = sending
    const { change } = row
    if (!change) return { skip: 'It is not about a change' }
    return unlessFlooded(sending, () => customerChangeMail(lead, { ...row, change }, sending))
  }),

  'quote-declined': about((sending: QuoteSending) => {
    const { lead } = sending
    const { declined } = lead.record
    if (!declined) return { skip: 'It is not declined' }
    return unlessFlooded(sending, () => declinedMail(lead, declined.reason, sending))
  }),

  receipt: about(async (sending) => {
    const { lead, row, settings } = sending
    if (settings.customer_receipts !== 'yes') return { skip: 'Receipts are switched off' }
    const refusal = lead.type === 'booking' && refuseReceipt(lead.record, sending)
    if (refusal) return refusal
    // It would promise an answer that has been given. A wish to be told later is resolved at once.
    if (lead.type === 'contact' && lead.record.status !== 'new' && lead.record.source !== 'not-yet')
      return { skip: 'It is answered' }
    // Sent by the owner, or to an address that was corrected, before its receipt could go.
    const isSentAgain = lead.type === 'quote' && lead.record.sendings > 0
    if (isSentAgain && row.queuedAt === undefined) return { skip: FOLLOWED }
    if (lead.type === 'quote' && lead.record.bookingId !== undefined) return { skip: 'It was booked' }
    const { email } = customerOf(lead)
    if (!email) return { skip: NO_ADDRESS }
    const isAllowed = await takeMail(row, (network) =>
      receiptBudgets({ kind: lead.type, address: email, network }, settings),
    )
    return isAllowed
      ? { mail: customerMail(receiptText(lead, sending), email, settings) }
      : { skip: 'No more receipts today' }
  }),

  quote: about((sending: QuoteSending) => {
    const { record } = sending.lead
    // Sent to an address that was corrected before this mail was composed, or to the right one twice.
    if (sending.row.id !== notificationId('quote', record.id, record.sendings)) return { skip: FOLLOWED }
    return { mail: sentAgainMail(record, sending) }
  }),

  change: (due) => (due.row.deleted ? deletedMail(due.row.deleted, due) : about(changeMail)(due)),

  reminder: about(reminderMail),
  earlier: about(earlierMail),
  done: about(doneMail),
  'unpaid-1': about((sending: VisitSending) => unpaidMail('unpaid-1', sending)),
  'unpaid-2': about((sending: VisitSending) => unpaidMail('unpaid-2', sending)),

  'quote-1': about((sending: QuoteSending) => followUp('quote-1', sending)),
  'quote-2': about((sending: QuoteSending) => followUp('quote-2', sending)),
  'quote-3': about((sending: QuoteSending) => followUp('quote-3', sending)),
}

const leadMail = (sending: Sending, kind: LeadMailKind) =>
  unlessFlooded(sending, () => ownerMail(sending.lead, kind, sending))

/** Puts off the owner's reminder of a lead whose first mail has gone out late, or is still to go. */
async function firstUnread({ row, now }: Due): Promise<{ later: string } | undefined> {
  const [first] = (await mailStates([notificationId('owner', row.recordId)])).values()
  const from = first && remindedFrom(first, now)
  return from && from > now ? { later: from.toISOString() } : undefined
}

/** Tells the owner of a lead that nobody has answered. */
const waitingMail = async (sending: Sending, kind: LeadMailKind): Promise<Composed> =>
  refuseWaiting(sending) ?? (await firstUnread(sending)) ?? leadMail(sending, kind)

/** Why the owner need not hear that nobody has answered a lead. */
export function refuseWaiting({ lead, ...due }: Pick<Sending, 'lead' | 'row' | 'now'>) {
  const { status } = lead.type === 'quote' ? { status: undefined } : lead.record
  if (status !== 'new' && status !== 'pending') return { skip: 'It is answered' }
  return lead.type === 'booking' ? refuseDay(lead.record, due) : undefined
}

/** Composes a mail to the owner that a visitor caused, unless it is part of a flood. */
async function unlessFlooded({ row, now }: Due, write: () => Mail): Promise<Composed> {
  return (await isFlooding(row, LEADS_AN_HOUR, now)) ? { hold: true } : { mail: write() }
}

/** Reminds of a quote that nothing has ended (P33.10). */
async function followUp(kind: FollowUpKind, sending: QuoteSending): Promise<Composed> {
  const { record } = sending.lead
  if (sending.settings.follow_ups !== 'yes') return { skip: 'Follow-ups are switched off' }
  return (await refuseFollowUp(record, sending)) ?? { mail: followUpMail(record, kind, sending) }
}

const FOLLOWED = 'Another one followed it'

const LEADS = { quote: QUOTES, contact: CONTACTS, booking: BOOKINGS }

/**
 * Loads the record that a mail is about; undefined if it was deleted, or if the mail is about none. A quote names its visit only
 * while that holds its place.
 */
export async function loadLead(type: RecordType, id: string): Promise<Lead | undefined> {
  if (!isLeadType(type)) return undefined
  const record = await getRecord(LEADS[type] as ListedModel<Lead['record']>, id)
  if (!record || type !== 'quote') return record && ({ type, record } as Lead)
  const quote = record as Quote
  const visits = await Promise.all(bookingsOf(quote).map((visit) => getRecord(BOOKINGS, visit)))
  const visit = visits.find((one) => one && holdsSlot(one))
  return { type, record: asItStands(quote, visit) }
}

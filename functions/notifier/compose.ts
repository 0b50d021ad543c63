/** Turns an outbox row into a mail, or decides to skip or hold it. Decides when sending, by the record as it is then. */

import { BOOKINGS, calledOffMailId } from '#functions/bookings/booking-store.ts'
import { earlierTimes } from '#functions/bookings/earlier.ts'
import { isAhead, windowOf } from '#functions/bookings/visit.ts'
import { CONTACTS } from '#functions/contacts/contact-store.ts'
import { config } from '#functions/environment.ts'
import { mailboxOf } from '#functions/mailbox.ts'
import { endOfQuote } from '#functions/notifier/end-of-quote.ts'
import { type CustomerText, customerMail } from '#functions/notifier/mails/customer-mail.ts'
import { followUpText, marketingMail } from '#functions/notifier/mails/follow-up-mails.ts'
import { customerOf, type Lead } from '#functions/notifier/mails/lead.ts'
import type { Mail } from '#functions/notifier/mails/mail.ts'
import { newDeviceMail } from '#functions/notifier/mails/new-device-mail.ts'
import { customerChangeMail, declinedMail, ownerMail } from '#functions/notifier/mails/owner-mails.ts'
import { sentAgainMail } from '#functions/notifier/mails/quote-mails.ts'
import { receiptMail } from '#functions/notifier/mails/receipt-mails.ts'
import {
  calledOffText,
  changeText,
  earlierText,
  reminderText,
} from '#functions/notifier/mails/visit-mails.ts'
import { refuseMarketing } from '#functions/notifier/marketing.ts'
import { takeReceipt } from '#functions/notifier/receipt-budget.ts'
import type { OutboxRow } from '#functions/outbox/outbox.ts'
import { QUOTES } from '#functions/quotes/quote-store.ts'
import { loadSettings } from '#functions/settings/setting-store.ts'
import { countUse, DAY } from '#functions/table/budgets.ts'
import { slotName } from '#functions/table/keys.ts'
import { getRecord } from '#functions/table/records.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { FollowUpKind, MailKind, RecordType } from '#schemas/contract/notifications.ts'
import { type SettingKey, toSiteInfo } from '#schemas/defaults/settings.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

/** Mails about single leads; further leads are held for a digest. */
const OWNER_MAILS_PER_HOUR = 30
const HOUR = 60 * 60
/** Mails about visits, per mailbox and Pacific date. */
const VISIT_MAILS_PER_DAY = 10

/** `skip` is the reason; `hold` leaves the lead for the next digest, `later` plans the mail for another time. */
type Composed = { mail: Mail } | { skip: string } | { hold: true } | { later: string }

type Sending = { lead: Lead; row: OutboxRow; settings: Record<SettingKey, string>; now: Date }

export async function composeMail(row: OutboxRow, now: Date): Promise<Composed> {
  const [lead, settings] = await Promise.all([loadLead(row.recordType, row.recordId), loadSettings()])
  if (row.kind === 'new-device') return { mail: newDeviceMail(row, settings, config.siteOrigin()) }
  if (!lead) return { skip: 'The record was deleted' }
  return COMPOSE[row.kind]({ lead, row, settings, now })
}

const COMPOSE: Record<Exclude<MailKind, 'new-device'>, (sending: Sending) => Promise<Composed> | Composed> = {
  async owner({ lead, row, settings }) {
    // Counts the first attempt only: a retry is the same mail.
    const isFlood =
      row.attempts === 1 && (await countUse('owner-mail', 'all', OWNER_MAILS_PER_HOUR, HOUR)) !== undefined
    return isFlood ? { hold: true } : { mail: ownerMail(lead, settings, config.siteOrigin()) }
  },

  unanswered({ lead, settings }) {
    const { status } = lead.type === 'quote' ? { status: undefined } : lead.record
    if (lead.record.isSpam || (status !== 'new' && status !== 'pending')) return { skip: 'It is answered' }
    return { mail: ownerMail(lead, settings, config.siteOrigin(), 'unanswered') }
  },

  'customer-change'({ lead, row, settings }) {
    if (lead.type !== 'booking' || !row.change) return { skip: 'It is not about a visit' }
    return { mail: customerChangeMail(lead, row.change, settings, config.siteOrigin()) }
  },

  'quote-declined'({ lead, settings }) {
    if (lead.type !== 'quote' || !lead.record.declined) return { skip: NO_QUOTE }
    return { mail: declinedMail(lead, lead.record.declined.reason, settings, config.siteOrigin()) }
  },

  async receipt({ lead, row: { id, network }, settings }) {
    if (settings.customer_receipts !== 'yes') return { skip: 'Receipts are switched off' }
    const { email } = customerOf(lead)
    if (!email) return { skip: NO_ADDRESS }
    // Without a network, an earlier attempt counted it, or the owner asked for it.
    const isAllowed =
      network === undefined || (await takeReceipt({ id, kind: lead.type, address: email, network }, settings))
    return isAllowed
      ? { mail: receiptMail(lead, email, toSiteInfo(settings), config.siteOrigin()) }
      : { skip: 'No more receipts today' }
  },

  async quote({ lead, settings }) {
    if (lead.type !== 'quote') return { skip: NO_QUOTE }
    const { record } = lead
    if (record.isSpam) return { skip: SPAM_MARKED }
    return { mail: sentAgainMail(record, settings, config.siteOrigin()) }
  },

  change: (sending) =>
    visitMail(sending, (booking, { row: { change } }) => {
      if (!change || holdsSlot(booking) === (change.what === 'cancelled'))
        return { skip: 'The visit has changed again' }
      return changeText(booking, change, config.siteOrigin())
    }),

  reminder: (sending) =>
    visitMail(sending, (booking, { row, settings, now }) => {
      if (settings.reminders !== 'yes') return { skip: 'Reminders are switched off' }
      if (row.visit !== slotName(booking.serviceDate, booking.serviceTime))
        return { skip: 'The visit was moved' }
      if (!isAhead(booking, now) || windowOf(booking).start <= now)
        return { skip: `The visit is ${booking.status}` }
      return reminderText(booking, config.siteOrigin())
    }),

  'day-moved': calledOffMail,
  'day-asked': calledOffMail,

  async earlier(sending) {
    const { lead, row, settings, now } = sending
    const date = row.date ?? ''
    const times = lead.type === 'booking' ? await earlierTimes(lead.record, date, { settings, now }) : []
    return visitMail(sending, (booking) =>
      times.length > 0
        ? earlierText(booking, { date, times }, config.siteOrigin())
        : { skip: 'The place is taken, or the visit has changed' },
    )
  },

  'quote-1': (sending) => followUp('quote-1', sending),
  'quote-2': (sending) => followUp('quote-2', sending),
  'quote-3': (sending) => followUp('quote-3', sending),
}

/** Reminds of a quote that nothing has ended (P33.10). */
async function followUp(kind: FollowUpKind, { lead, row, settings, now }: Sending): Promise<Composed> {
  if (lead.type !== 'quote') return { skip: NO_QUOTE }
  const { record } = lead
  if (settings.follow_ups !== 'yes') return { skip: 'Follow-ups are switched off' }
  const end = (await endOfQuote(record, now)) ?? (await refuseMarketing(record, { row, settings, now }))
  if (end) return end
  const text = followUpText(kind, record, config.siteOrigin())
  return { mail: marketingMail(text, record.customerInfo.email, settings, config.siteOrigin()) }
}

/** Tells about a day that was called off, unless the visit has changed again since. */
function calledOffMail(sending: Sending): Promise<Composed> {
  return visitMail(sending, (booking, { row, settings, now }) => {
    const { calledOff, serviceDate, slotSequence } = booking
    const isAsIs =
      calledOff?.action === 'move' ? slotSequence === calledOff.sequence : serviceDate === calledOff?.date
    return calledOff && isAsIs && row.id === calledOffMailId(booking) && isAhead(booking, now)
      ? calledOffText(booking, calledOff, { settings, siteOrigin: config.siteOrigin() })
      : { skip: 'The visit has changed again' }
  })
}

const SPAM_MARKED = 'It is marked as spam'
const NO_QUOTE = 'It is not about a quote'
const NO_ADDRESS = 'The record has no email address'

/** Composes a mail to a visit's customer, within the limit of their mailbox. */
async function visitMail(
  sending: Sending,
  write: (booking: Booking, sending: Sending) => CustomerText | { skip: string },
): Promise<Composed> {
  const { lead, row, settings } = sending
  if (lead.type !== 'booking') return { skip: 'It is not about a visit' }
  if (lead.record.isSpam) return { skip: SPAM_MARKED }
  const { email } = lead.record
  if (!email) return { skip: NO_ADDRESS }
  const text = write(lead.record, sending)
  if ('skip' in text) return text
  const isFlood =
    row.attempts === 1 &&
    (await countUse('visit-mail', mailboxOf(email), VISIT_MAILS_PER_DAY, DAY)) !== undefined
  return isFlood
    ? { skip: 'No more mails to this address today' }
    : { mail: customerMail(text, email, toSiteInfo(settings)) }
}

/** Loads the record that a mail is about; undefined if it was deleted. */
export function loadLead(type: RecordType, id: string): Promise<Lead | undefined> {
  return LOAD_LEAD[type](id)
}

const LOAD_LEAD: Record<RecordType, (id: string) => Promise<Lead | undefined>> = {
  quote: async (id) => asLead('quote', await getRecord(QUOTES, id)),
  contact: async (id) => asLead('contact', await getRecord(CONTACTS, id)),
  booking: async (id) => asLead('booking', await getRecord(BOOKINGS, id)),
  session: async () => undefined,
}

function asLead<T extends Lead['type']>(
  type: T,
  record: Extract<Lead, { type: T }>['record'] | undefined,
): Lead | undefined {
  return record && ({ type, record } as Lead)
}

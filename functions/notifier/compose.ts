/** Turns an outbox row into a mail, or decides to skip or hold it. */

import { BOOKINGS } from '#functions/bookings/booking-store.ts'
import { CONTACTS } from '#functions/contacts/contact-store.ts'
import { config } from '#functions/environment.ts'
import { customerOf, type Lead } from '#functions/notifier/mails/lead.ts'
import type { Mail } from '#functions/notifier/mails/mail.ts'
import { ownerMail } from '#functions/notifier/mails/owner-mails.ts'
import { receiptMail } from '#functions/notifier/mails/receipt-mails.ts'
import { takeReceipt } from '#functions/notifier/receipt-budget.ts'
import type { OutboxRow } from '#functions/outbox/outbox.ts'
import { QUOTES } from '#functions/quotes/quote-store.ts'
import { loadSettings } from '#functions/settings/setting-store.ts'
import { countUse } from '#functions/table/budgets.ts'
import { getRecord } from '#functions/table/records.ts'
import type { RecordType } from '#schemas/contract/notifications.ts'
import { type SettingKey, toSiteInfo } from '#schemas/defaults/settings.ts'

/** Mails about single leads; further leads are held for a digest. */
const OWNER_MAILS_PER_HOUR = 30
const HOUR = 60 * 60

/** `skip` is the reason; `hold` leaves the lead for the next digest. */
type Composed = { mail: Mail } | { skip: string } | { hold: true }

export async function composeMail(row: OutboxRow): Promise<Composed> {
  const [lead, settings] = await Promise.all([loadLead(row.recordType, row.recordId), loadSettings()])
  if (!lead) return { skip: 'The record was deleted' }
  switch (row.kind) {
    case 'owner':
      return composeOwnerMail(lead, row, settings)
    case 'receipt':
      return composeReceipt(lead, row, settings)
  }
}

async function composeOwnerMail(
  lead: Lead,
  { attempts }: OutboxRow,
  settings: Record<SettingKey, string>,
): Promise<Composed> {
  // Counts the first attempt only: a retry is the same mail.
  const isFlood =
    attempts === 1 && (await countUse('owner-mail', 'all', OWNER_MAILS_PER_HOUR, HOUR)) !== undefined
  return isFlood ? { hold: true } : { mail: ownerMail(lead, settings, config.siteOrigin()) }
}

async function composeReceipt(
  lead: Lead,
  { id, network }: OutboxRow,
  settings: Record<SettingKey, string>,
): Promise<Composed> {
  if (settings.customer_receipts !== 'yes') return { skip: 'Receipts are switched off' }
  const { email } = customerOf(lead)
  if (!email) return { skip: 'The record has no email address' }
  // Without a network, an earlier attempt counted it.
  const isAllowed = network === undefined || (await takeReceipt(id, email, network))
  return isAllowed
    ? { mail: receiptMail(lead, email, toSiteInfo(settings)) }
    : { skip: 'No more receipts today' }
}

/** Loads the record that a mail is about; undefined if it was deleted. */
export function loadLead(type: RecordType, id: string): Promise<Lead | undefined> {
  return LOAD_LEAD[type](id)
}

const LOAD_LEAD: Record<RecordType, (id: string) => Promise<Lead | undefined>> = {
  quote: async (id) => asLead('quote', await getRecord(QUOTES, id)),
  contact: async (id) => asLead('contact', await getRecord(CONTACTS, id)),
  booking: async (id) => asLead('booking', await getRecord(BOOKINGS, id)),
}

function asLead<T extends Lead['type']>(
  type: T,
  record: Extract<Lead, { type: T }>['record'] | undefined,
): Lead | undefined {
  return record && ({ type, record } as Lead)
}

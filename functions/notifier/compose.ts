/** From an outbox row to a mail, or to the reason why there is none to send. */

import { config } from '#functions/config.ts'
import { BOOKINGS } from '#functions/data/bookings.ts'
import { CONTACTS } from '#functions/data/contacts.ts'
import { QUOTES } from '#functions/data/quotes.ts'
import { getRecord } from '#functions/data/records.ts'
import { countUse } from '#functions/data/request-guards.ts'
import { loadSettings } from '#functions/data/settings.ts'
import { customerOf, type Lead } from '#functions/mail/lead.ts'
import type { Mail } from '#functions/mail/mail.ts'
import { ownerMail } from '#functions/mail/owner-mails.ts'
import { receiptMail } from '#functions/mail/receipt-mails.ts'
import { toSiteInfo } from '#schemas/defaults/settings.ts'
import type { Notification } from '#schemas/notification.ts'

const RECEIPTS_PER_DAY = 3
/** To all addresses together: forms filled by machines must not cost the sender's good name, which the owner's mail needs. */
const ALL_RECEIPTS_PER_DAY = 500
const DAY_SECONDS = 24 * 60 * 60

/** The mail to send now, or `skip` with the reason. */
export async function composeMail(row: Notification): Promise<{ mail: Mail } | { skip: string }> {
  const [lead, settings] = await Promise.all([loadLead(row), loadSettings()])
  if (!lead) return { skip: 'The record was deleted' }
  if (row.kind === 'owner') return { mail: ownerMail(lead, settings.notification_email, config.siteOrigin()) }
  if (settings.customer_receipts !== 'yes') return { skip: 'Receipts are switched off' }
  // Counted on the first try only: a retry is the same receipt.
  if (row.attempts === 1 && (await hasNoReceiptLeft(customerOf(lead).email.toLowerCase()))) {
    return { skip: 'No more receipts today' }
  }
  return { mail: receiptMail(lead, toSiteInfo(settings)) }
}

async function hasNoReceiptLeft(address: string): Promise<boolean> {
  const waits = [
    await countUse('receipt', address, RECEIPTS_PER_DAY, DAY_SECONDS),
    await countUse('receipt', 'all', ALL_RECEIPTS_PER_DAY, DAY_SECONDS),
  ]
  return waits.some((wait) => wait !== undefined)
}

async function loadLead({ recordType, recordId }: Notification): Promise<Lead | undefined> {
  if (recordType === 'quote') return asLead('quote', await getRecord(QUOTES, recordId))
  if (recordType === 'contact') return asLead('contact', await getRecord(CONTACTS, recordId))
  return asLead('booking', await getRecord(BOOKINGS, recordId))
}

function asLead<T extends Lead['type']>(
  type: T,
  record: Extract<Lead, { type: T }>['record'] | undefined,
): Lead | undefined {
  return record && ({ type, record } as Lead)
}

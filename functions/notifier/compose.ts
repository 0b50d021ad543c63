/** From an outbox row to a mail, or to the reason why there is none to send. */
import { config } from '#functions/config.ts'
import { BOOKINGS } from '#functions/data/bookings.ts'
import { CONTACTS } from '#functions/data/contacts.ts'
import { QUOTES } from '#functions/data/quotes.ts'
import { getRecord } from '#functions/data/records.ts'
import { countUse, DAY } from '#functions/data/request-guards.ts'
import { loadSettings } from '#functions/data/settings.ts'
import { customerOf, type Lead } from '#functions/mail/lead.ts'
import type { Mail } from '#functions/mail/mail.ts'
import { ownerMail } from '#functions/mail/owner-mails.ts'
import { receiptMail } from '#functions/mail/receipt-mails.ts'
import { type SettingKey, toSiteInfo } from '#schemas/defaults/settings.ts'
import type { Notification, RecordType } from '#schemas/notification.ts'

const RECEIPTS_PER_DAY = 3
/** To all addresses together: forms filled by machines must not cost the sender's good name, which the owner's mail needs. */
const ALL_RECEIPTS_PER_DAY = 500

type Composed = { mail: Mail } | { skip: string }

/** The mail to send now, or `skip` with the reason. */
export async function composeMail(row: Notification): Promise<Composed> {
  const [lead, settings] = await Promise.all([LOAD_LEAD[row.recordType](row.recordId), loadSettings()])
  if (!lead) return { skip: 'The record was deleted' }
  switch (row.kind) {
    case 'owner':
      return { mail: ownerMail(lead, settings.notification_email, config.siteOrigin()) }
    case 'receipt':
      return composeReceipt(lead, row, settings)
  }
}

async function composeReceipt(
  lead: Lead,
  { attempts }: Notification,
  settings: Record<SettingKey, string>,
): Promise<Composed> {
  if (settings.customer_receipts !== 'yes') return { skip: 'Receipts are switched off' }
  const { email } = customerOf(lead)
  if (!email) return { skip: 'The record has no email address' }
  // Counted on the first try only: a retry is the same receipt.
  if (attempts === 1 && (await hasNoReceiptLeft(email.toLowerCase()))) {
    return { skip: 'No more receipts today' }
  }
  return { mail: receiptMail(lead, email, toSiteInfo(settings)) }
}

async function hasNoReceiptLeft(address: string): Promise<boolean> {
  const waits = [
    await countUse('receipt', address, RECEIPTS_PER_DAY, DAY),
    await countUse('receipt', 'all', ALL_RECEIPTS_PER_DAY, DAY),
  ]
  return waits.some((wait) => wait !== undefined)
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

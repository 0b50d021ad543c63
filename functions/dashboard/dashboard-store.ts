/** The dashboard: parallel reads, each bounded whatever the size of the table. */
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { SHOWN_CONTACTS } from '#functions/contacts/contact-model.ts'
import { kindsWithoutReceipt, receiptsUsed } from '#functions/outbox/mail-budgets.ts'
import { listFailed, loadNotifications } from '#functions/outbox/outbox.ts'
import { QUOTES } from '#functions/quotes/quote-model.ts'
import { listSettings, valuesOf } from '#functions/settings/setting-list.ts'
import { type RecordEntity, recordKey } from '#functions/table/keys.ts'
import { findRows } from '#functions/table/list-records.ts'
import { batchGet } from '#functions/table/read.ts'
import { type ListedModel, type RecordRow, readCounters } from '#functions/table/records.ts'
import type { Dashboard } from '#schemas/contract/dashboard.ts'
import type { FailedMail } from '#schemas/contract/notifications.ts'
import { isClaim, RECEIPTS_PAUSED } from '#schemas/defaults/settings.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

/** Rows per list of recent records. */
const RECENT = 5

/** Takes totals from counters, so that it reads no records to count them. */
export async function loadDashboard(now: Date): Promise<Dashboard> {
  const [counts, recent, settings, failed] = await Promise.all([
    readCounters(),
    loadRecent(),
    listSettings(),
    failedMails(),
  ])
  const values = valuesOf(settings)
  return {
    stats: {
      totalQuotes: counts.QUOTE?.total ?? 0,
      totalBookings: counts.BOOKING?.total ?? 0,
      totalContacts: counts.CONTACT?.total ?? 0,
      pendingBookings: counts.BOOKING?.pending ?? 0,
      newContacts: counts.CONTACT?.new ?? 0,
    },
    ...recent,
    placeholders: settings
      .filter(({ isPlaceholder }) => isPlaceholder)
      .map(({ key, description, updatedAt }) => ({ key, description, updatedAt })),
    untrueClaims: settings.filter(({ key, value }) => isClaim(key) && value === 'no').map(({ key }) => key),
    spam: {
      quotes: counts.QUOTE?.[SPAM] ?? 0,
      commercialQuotes: counts.COMMERCIAL_QUOTE?.[SPAM] ?? 0,
      contacts: counts.CONTACT?.[SPAM] ?? 0,
      bookings: counts.BOOKING?.[SPAM] ?? 0,
    },
    failedMails: failed,
    areReceiptsPaused: values.customer_receipts === RECEIPTS_PAUSED,
    withoutReceipt: kindsWithoutReceipt(values, await receiptsUsed(now)),
  }
}

async function loadRecent() {
  const newest = async <T extends RecordRow>(model: ListedModel<T>) =>
    (await findRows(model, { limit: RECENT })).rows
  const [quotes, bookings, contacts] = await Promise.all([
    newest(QUOTES),
    newest(BOOKINGS),
    newest(SHOWN_CONTACTS),
  ])
  const addNotifications = await loadNotifications([...quotes, ...bookings, ...contacts])
  return {
    recentQuotes: addNotifications(quotes),
    recentBookings: addNotifications(bookings),
    recentContacts: addNotifications(contacts),
  }
}

const ENTITIES: Partial<Record<FailedMail['recordType'], RecordEntity>> = {
  quote: 'QUOTE',
  contact: 'CONTACT',
  booking: 'BOOKING',
}

type Named = { name?: string; firstName?: string; lastName?: string; customerInfo?: { name: string } }

/** Mails that did not reach the owner, each with the name of the person it is about. */
async function failedMails(): Promise<Dashboard['failedMails']> {
  const failed = await listFailed()
  const entityOf = new Map(failed.map(({ recordId, recordType }) => [recordId, ENTITIES[recordType]]))
  const keys = [...entityOf].flatMap(([id, entity]) => (entity ? [recordKey(entity, id)] : []))
  const rows = await batchGet(keys, ['id', 'name', 'firstName', 'lastName', 'customerInfo'])
  const names = new Map(rows.map((row) => [row['id'], nameIn(row)]))
  return failed.map((mail) => ({ ...mail, name: names.get(mail.recordId) }))
}

const nameIn = ({ name, firstName, lastName, customerInfo }: Named) =>
  name ?? customerInfo?.name ?? `${firstName} ${lastName}`

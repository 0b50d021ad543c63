/** The dashboard: parallel reads, each bounded whatever the size of the table. */
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { SHOWN_CONTACTS } from '#functions/contacts/contact-model.ts'
import { failedMails } from '#functions/dashboard/failed-mails.ts'
import { kindsWithoutReceipt, receiptsUsed } from '#functions/outbox/mail-budgets.ts'
import { loadNotifications } from '#functions/outbox/outbox.ts'
import { QUOTES } from '#functions/quotes/quote-model.ts'
import { listSettings, valuesOf } from '#functions/settings/setting-list.ts'
import { newestRecords } from '#functions/table/list-records.ts'
import { readCounters } from '#functions/table/records.ts'
import type { Dashboard } from '#schemas/contract/dashboard.ts'
import { CLAIMS, RECEIPTS_PAUSED } from '#schemas/defaults/settings.ts'
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
    untrueClaims: settings
      .filter(({ key, value }) => CLAIMS.some((claim) => claim.key === key) && value === 'no')
      .map(({ key }) => key),
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
  const [quotes, bookings, contacts] = await Promise.all([
    newestRecords(QUOTES, RECENT),
    newestRecords(BOOKINGS, RECENT),
    newestRecords(SHOWN_CONTACTS, RECENT),
  ])
  const addNotifications = await loadNotifications([...quotes, ...bookings, ...contacts])
  return {
    recentQuotes: addNotifications(quotes),
    recentBookings: addNotifications(bookings),
    recentContacts: addNotifications(contacts),
  }
}

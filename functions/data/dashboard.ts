/** Everything the owner sees first: reads side by side, each bounded, whatever the table holds. */
import { BOOKINGS } from '#functions/data/bookings.ts'
import { CONTACTS } from '#functions/data/contacts.ts'
import { readCounters } from '#functions/data/counters.ts'
import { newestRecords } from '#functions/data/list-records.ts'
import { listNotifications, withNotifications } from '#functions/data/outbox.ts'
import { QUOTES } from '#functions/data/quotes.ts'
import type { RecordKind } from '#functions/data/records.ts'
import { listSettings } from '#functions/data/settings.ts'
import type { Dashboard } from '#schemas/dashboard.ts'

/** Rows of each list of recent records (spec §9). */
const RECENT = 5
/** Failed mails are counted up to this many; nobody has that many and looks at the number. */
const FAILED_MAX = 100

/** Totals come from the counters, so nothing is counted by reading it. */
export async function loadDashboard(): Promise<Dashboard> {
  const [counts, recentQuotes, recentBookings, recentContacts, settings, failed] = await Promise.all([
    readCounters(),
    recentRows(QUOTES),
    recentRows(BOOKINGS),
    recentRows(CONTACTS),
    listSettings(),
    listNotifications('failed', FAILED_MAX),
  ])
  return {
    stats: {
      totalQuotes: counts.QUOTE?.total ?? 0,
      totalBookings: counts.BOOKING?.total ?? 0,
      totalContacts: counts.CONTACT?.total ?? 0,
      pendingBookings: counts.BOOKING?.pending ?? 0,
      newContacts: counts.CONTACT?.new ?? 0,
    },
    recentQuotes,
    recentBookings,
    recentContacts,
    placeholders: settings
      .filter(({ isPlaceholder }) => isPlaceholder)
      .map(({ key, description }) => ({ key, description })),
    failedNotifications: failed.length,
  }
}

async function recentRows<T extends { id: string; createdAt: string }>(kind: RecordKind<T>) {
  return withNotifications(await newestRecords(kind, RECENT))
}

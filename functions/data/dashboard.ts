/** Everything the owner sees first: reads side by side, each bounded, whatever the table holds. */
import { listBookings } from '#functions/data/bookings.ts'
import { listContacts } from '#functions/data/contacts.ts'
import { listNotifications } from '#functions/data/outbox.ts'
import { listQuotes } from '#functions/data/quotes.ts'
import { listSettings } from '#functions/data/settings.ts'
import type { Dashboard } from '#schemas/dashboard.ts'

/** Rows of each list of recent records (spec §9). */
const RECENT = { limit: 5 }
/** Failed mails are counted up to this many; nobody has that many and looks at the number. */
const FAILED_MAX = 100

/** Totals come from the counters that the lists' pages carry, so nothing is counted by reading it. */
export async function loadDashboard(): Promise<Dashboard> {
  const [quotes, bookings, contacts, settings, failed] = await Promise.all([
    listQuotes(RECENT),
    listBookings(RECENT),
    listContacts(RECENT),
    listSettings(),
    listNotifications('failed', FAILED_MAX),
  ])
  return {
    stats: {
      totalQuotes: quotes.counts.total ?? 0,
      totalBookings: bookings.counts.total ?? 0,
      totalContacts: contacts.counts.total ?? 0,
      pendingBookings: bookings.counts.pending ?? 0,
      newContacts: contacts.counts.new ?? 0,
    },
    recentQuotes: quotes.rows,
    recentBookings: bookings.rows,
    recentContacts: contacts.rows,
    placeholders: settings
      .filter(({ isPlaceholder }) => isPlaceholder)
      .map(({ key, description }) => ({ key, description })),
    failedNotifications: failed.length,
  }
}

import * as z from 'zod'
import { BookingRow } from '#schemas/contract/bookings.ts'
import { ContactRow } from '#schemas/contract/contacts.ts'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { QuoteRow } from '#schemas/contract/quotes.ts'
import { adminRoutes } from '#schemas/routes.ts'

const count = z.number().int().min(0)

/** The answer of GET /api/admin/dashboard, with what still needs the owner. */
export const Dashboard = z.object({
  stats: z.object({
    totalQuotes: count,
    totalBookings: count,
    totalContacts: count,
    pendingBookings: count,
    newContacts: count,
  }),
  /** At most five each, newest first. */
  recentBookings: z.array(BookingRow),
  recentContacts: z.array(ContactRow),
  recentQuotes: z.array(QuoteRow),
  /** Settings that still hold a placeholder. */
  placeholders: z.array(z.object({ key: z.string(), description: z.string() })),
  /** Settings of claims that the owner says are not true, which the website goes on making until its words are changed. */
  untrueClaims: z.array(z.string()),
  /** What the spam trap caught, and no list, total or count above holds. */
  spam: z.object({ quotes: count, commercialQuotes: count, contacts: count, bookings: count }),
  /** Owner mails that were refused for good. */
  failedNotifications: count,
  /** Too many receipts came back, so customers get none until the owner decides. */
  areReceiptsPaused: z.boolean(),
})
export type Dashboard = z.infer<typeof Dashboard>

export const getDashboard = endpoint(adminRoutes.getDashboard, { answer: Dashboard })

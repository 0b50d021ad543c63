import * as z from 'zod'
import { BookingRow } from '#schemas/contract/bookings.ts'
import { ContactRow } from '#schemas/contract/contacts.ts'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { FailedMail, NotificationState } from '#schemas/contract/notifications.ts'
import { Quote } from '#schemas/contract/quotes.ts'
import { Instant } from '#schemas/contract/records.ts'
import { LEAD_TYPES } from '#schemas/facts/statuses.ts'
import { adminRoutes } from '#schemas/routes.ts'

const count = z.number().int().min(0)

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
  recentQuotes: z.array(Quote.extend({ notification: NotificationState.optional() })),
  /** Settings that still have their placeholder. */
  placeholders: z.array(z.object({ key: z.string(), description: z.string(), updatedAt: Instant })),
  /** Claims that the owner denies. The website keeps making them until its texts are changed. */
  untrueClaims: z.array(z.string()),
  /** Spam per list; the lists and totals above exclude it. */
  spam: z.object({ quotes: count, commercialQuotes: count, contacts: count, bookings: count }),
  /** Mails to the owner that failed permanently. */
  failedMails: z.array(FailedMail),
  /** True after too many receipts bounced: customers get none until the owner decides. */
  areReceiptsPaused: z.boolean(),
  /** Kinds of leads that get no more receipts today: too many were sent. */
  withoutReceipt: z.array(z.enum(LEAD_TYPES)),
})
export type Dashboard = z.infer<typeof Dashboard>

export const getDashboard = endpoint(adminRoutes.getDashboard, { answer: Dashboard })

import * as z from 'zod'
import { Booking, Payment } from '#schemas/contract/booking-record.ts'
import { endpoint, exportMark, isPeriod, searchText } from '#schemas/contract/endpoint.ts'
import { Id, PacificDate } from '#schemas/contract/records.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** A payment with its visit. Of a deleted visit it stays, without customer and note. */
export const NotedPayment = Payment.extend({
  booking: Id,
  customer: z.string().optional(),
  isDeleted: z.boolean().optional(),
})
export type NotedPayment = z.infer<typeof NotedPayment>

/** Payments by the Pacific date on which they were noted, at most 366 days; or a search through all years. */
export const MoneyQuery = z
  .strictObject({
    from: PacificDate.optional(),
    to: PacificDate.optional(),
    q: searchText().optional(),
    export: exportMark(),
  })
  .refine(({ from, to, q }) => q || isPeriod(366, from, to), {
    path: ['to'],
    message: 'Give both dates, at most 366 days apart, or a text to search for',
  })

export type MoneyQuery = z.infer<typeof MoneyQuery>

export const Money = z.object({
  /** Newest first; of a search at most `foundPayments`. Payments that were taken back are among them. */
  payments: z.array(NotedPayment),
  /** Visits that are done and not paid in full, the oldest first. */
  owed: z.array(Booking),
})
export type Money = z.infer<typeof Money>

export const getMoney = endpoint(adminRoutes.getMoney, { query: MoneyQuery, answer: Money })

import type * as z from 'zod'
import { bookingsOf } from '#functions/quotes/quote-model.ts'
import { recordKey } from '#functions/table/keys.ts'
import { batchGet } from '#functions/table/read.ts'
import { Booking } from '#schemas/contract/booking-record.ts'
import type { BookedVisit, Quote } from '#schemas/contract/quotes.ts'
import { holdsSlot, isAskedForDay } from '#schemas/facts/visit-change.ts'

const VisitRow = Booking.pick({
  ...{ id: true, serviceDate: true, serviceTime: true, status: true },
  ...{ calledOff: true, calendarSequence: true },
})

/** The visit of each quote, by the quote's id: one that holds its place or, without one, the last. */
export async function visitsOf(quotes: readonly Quote[]): Promise<Map<string, BookedVisit>> {
  const ids = new Set(quotes.flatMap(bookingsOf))
  const rows = await batchGet(
    [...ids].map((id) => recordKey('BOOKING', id)),
    Object.keys(VisitRow.shape),
  )
  const visits = new Map(rows.map((row) => VisitRow.parse(row)).map((row) => [row.id, bookedVisit(row)]))
  return new Map(
    quotes.flatMap((quote) => {
      const own = bookingsOf(quote).flatMap((id) => visits.get(id) ?? [])
      const visit = own.findLast(holdsSlot) ?? own.at(-1)
      return visit ? [[quote.id, visit] as const] : []
    }),
  )
}

function bookedVisit({ calledOff, calendarSequence, ...visit }: z.infer<typeof VisitRow>): BookedVisit {
  return { ...visit, isAsked: isAskedForDay({ ...visit, calledOff, calendarSequence }) || undefined }
}

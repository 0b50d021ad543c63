import { bookingsOf } from '#functions/quotes/quote-model.ts'
import { recordKey } from '#functions/table/keys.ts'
import { batchGet } from '#functions/table/read.ts'
import { BookedVisit, type Quote } from '#schemas/contract/quotes.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'

/** The visit of each quote, by the quote's id: one that holds its place or, without one, the last. */
export async function visitsOf(quotes: readonly Quote[]): Promise<Map<string, BookedVisit>> {
  const ids = new Set(quotes.flatMap(bookingsOf))
  const rows = await batchGet(
    [...ids].map((id) => recordKey('BOOKING', id)),
    Object.keys(BookedVisit.shape),
  )
  const visits = new Map(rows.map((row) => BookedVisit.parse(row)).map((visit) => [visit.id, visit]))
  return new Map(
    quotes.flatMap((quote) => {
      const own = bookingsOf(quote).flatMap((id) => visits.get(id) ?? [])
      const visit = own.findLast(holdsSlot) ?? own.at(-1)
      return visit ? [[quote.id, visit] as const] : []
    }),
  )
}

import { recordKey } from '#functions/table/keys.ts'
import { batchGet } from '#functions/table/read.ts'
import { BookedVisit, type Quote } from '#schemas/contract/quotes.ts'

/** The visits of quotes, by their ids. */
export async function visitsOf(quotes: readonly Quote[]): Promise<Map<string, BookedVisit>> {
  const ids = new Set(quotes.flatMap(({ bookingId }) => bookingId ?? []))
  const rows = await batchGet(
    [...ids].map((id) => recordKey('BOOKING', id)),
    Object.keys(BookedVisit.shape),
  )
  return new Map(rows.map((row) => BookedVisit.parse(row)).map((visit) => [visit.id, visit]))
}

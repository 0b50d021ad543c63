import { bookingsOf, noteBookings, QUOTES } from '#functions/quotes/quote-model.ts'
import { getRecord, replaceRecord } from '#functions/table/records.ts'
import { searchedIn } from '#functions/table/search.ts'
import type { Write } from '#functions/table/transact.ts'
import { nextVersion } from '#functions/table/transact.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { QUOTE_FIELDS } from '#schemas/fields/quote.ts'

/** Writes need the text that searches look into; deletions and most reads do not load its tables. */
export const SEARCHABLE_QUOTES = { ...QUOTES, search: searchedIn(QUOTE_FIELDS) }

/** Returns the writes of a change, which makes a new version. @param refused as for `replaceRecord` */
export function changeQuote(
  old: Quote,
  changes: Partial<Quote>,
  now: Date,
  refused?: Parameters<typeof replaceRecord>[3],
): Promise<Write[]> {
  const next = { ...old, ...changes, updatedAt: nextVersion(old, now) }
  return replaceRecord(SEARCHABLE_QUOTES, old, next, refused)
}

export async function getQuote(id: string | undefined): Promise<Quote | undefined> {
  return id === undefined ? undefined : getRecord(QUOTES, id)
}

/** Returns the writes that take a deleted booking off its quote. */
export async function unbookQuote(
  { id, quoteId }: { id: string; quoteId?: string | undefined },
  now: Date,
): Promise<Write[]> {
  const quote = await getQuote(quoteId)
  const ids = quote ? bookingsOf(quote) : []
  return quote && ids.includes(id)
    ? changeQuote(quote, noteBookings(ids.filter((one) => one !== id)), now)
    : []
}

import { dropMails } from '#functions/outbox/mail-writes.ts'
import { ofPerson } from '#functions/people/customers.ts'
import { deleteRecord } from '#functions/table/records.ts'
import { Quote } from '#schemas/contract/quotes.ts'
import { stageOf } from '#schemas/facts/statuses.ts'

export const QUOTES = ofPerson<Quote>({
  entity: 'QUOTE',
  noun: 'quote',
  schema: Quote,
  counts: (quote) => ({ QUOTE: { total: 1, value: quote.totalPrice, [stageOf(quote)]: 1 } }),
  person: ({ customerInfo }) => customerInfo,
  status: stageOf,
})

/** Earlier visits. No customer books and cancels more often. */
const KEPT = 20

/** Ids of the visits that were booked at a quote's price and are not deleted, the last one last. */
export const bookingsOf = ({ bookingId, earlierBookings = [] }: Quote) =>
  bookingId === undefined ? [] : [...earlierBookings, bookingId]

/** The part of a quote that notes these visits. */
export const noteBookings = (ids: readonly string[]): Pick<Quote, 'bookingId' | 'earlierBookings'> => ({
  bookingId: ids.at(-1),
  earlierBookings: ids.length > 1 ? ids.slice(0, -1).slice(-KEPT) : undefined,
})

/** Deletes a quote with its mails; `check` and errors as of `deleteRecord`. */
export const deleteQuote = (id: string, check?: (quote: Quote) => void): Promise<void> =>
  deleteRecord(QUOTES, id, () => dropMails(id), check)

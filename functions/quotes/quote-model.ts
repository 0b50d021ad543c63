import { ofPerson } from '#functions/people/customers.ts'
import { searchedIn } from '#functions/table/search.ts'
import { Quote } from '#schemas/contract/quotes.ts'
import { stageOf } from '#schemas/facts/quote-state.ts'
import { QUOTE_FIELDS } from '#schemas/fields/quote.ts'

export const QUOTES = ofPerson<Quote>({
  entity: 'QUOTE',
  noun: 'quote',
  schema: Quote,
  searchable: searchedIn(QUOTE_FIELDS),
  counts: (quote) => ({ total: 1, value: quote.totalPrice, [stageOf(quote)]: 1 }),
  person: ({ customerInfo }) => customerInfo,
  status: stageOf,
})

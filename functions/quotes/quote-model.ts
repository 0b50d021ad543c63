import { ofPerson } from '#functions/people/customers.ts'
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

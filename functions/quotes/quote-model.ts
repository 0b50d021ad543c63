import { ofPerson } from '#functions/people/customers.ts'
import { phoneWords, priceWords } from '#functions/table/search.ts'
import { Quote } from '#schemas/contract/quotes.ts'
import { stageOf } from '#schemas/facts/quote-state.ts'

export const QUOTES = ofPerson<Quote>({
  entity: 'QUOTE',
  noun: 'quote',
  schema: Quote,
  searchable: ({ customerInfo: { name, email, phone, address, message }, totalPrice }) => [
    name,
    email,
    phoneWords(phone),
    address,
    message,
    priceWords(totalPrice),
  ],
  counts: (quote) => ({ total: 1, value: quote.totalPrice, [stageOf(quote)]: 1 }),
  person: ({ customerInfo }) => customerInfo,
  status: stageOf,
})

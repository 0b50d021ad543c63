import { ofPerson } from '#functions/people/customers.ts'
import { phoneWords, priceWords } from '#functions/table/search.ts'
import { CommercialQuote } from '#schemas/contract/commercial-quotes.ts'

export const COMMERCIAL_QUOTES = ofPerson<CommercialQuote>({
  entity: 'COMMERCIAL_QUOTE',
  noun: 'quote',
  schema: CommercialQuote,
  searchable: (quote) => [
    quote.businessName,
    quote.contactName,
    quote.email,
    phoneWords(quote.phone),
    quote.address,
    quote.specialRequirements,
    priceWords(quote.totalPrice),
  ],
  counts: ({ totalPrice }) => ({ total: 1, value: totalPrice }),
  person: ({ contactName: name, email, phone, address }) => ({ name, email, phone, address }),
})

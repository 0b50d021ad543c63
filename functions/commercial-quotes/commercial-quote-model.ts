import { ofPerson } from '#functions/people/customers.ts'
import { searchedIn } from '#functions/table/search.ts'
import { CommercialQuote } from '#schemas/contract/commercial-quotes.ts'
import { COMMERCIAL_QUOTE_FIELDS } from '#schemas/fields/commercial-quote.ts'

export const COMMERCIAL_QUOTES = ofPerson<CommercialQuote>({
  entity: 'COMMERCIAL_QUOTE',
  noun: 'quote',
  schema: CommercialQuote,
  searchable: searchedIn(COMMERCIAL_QUOTE_FIELDS),
  counts: ({ totalPrice }) => ({ total: 1, value: totalPrice }),
  person: ({ contactName: name, email, phone, address }) => ({ name, email, phone, address }),
})

import { ofPerson } from '#functions/people/customers.ts'
import { CommercialQuote } from '#schemas/contract/commercial-quotes.ts'

export const COMMERCIAL_QUOTES = ofPerson<CommercialQuote>({
  entity: 'COMMERCIAL_QUOTE',
  noun: 'quote',
  schema: CommercialQuote,
  counts: ({ totalPrice }) => ({ total: 1, value: totalPrice }),
  person: ({ contactName: name, email, phone, address }) => ({ name, email, phone, address }),
})

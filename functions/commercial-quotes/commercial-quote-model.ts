import { ContactRecord } from '#functions/contacts/contact-model.ts'
import type { CommercialQuote } from '#schemas/contract/contacts.ts'

/** Commercial quotes: the contacts with an estimate, in a list of their own. */
export const COMMERCIAL_QUOTES = {
  entity: 'CONTACT',
  list: 'COMMERCIAL_QUOTE',
  noun: 'quote',
  schema: ContactRecord.transform(toCommercialQuote),
  person: (quote: CommercialQuote) => ({ ...quote, name: quote.contactName }),
} as const

/** Undefined for a contact without an estimate. */
export function toCommercialQuote(contact: ContactRecord): CommercialQuote | undefined {
  const { id, name, email, phone, address, status, estimate, language, isSpam, createdAt, updatedAt } =
    contact
  return (
    estimate && {
      ...{ id, contactId: id, contactName: name, email, phone, address, contactStatus: status },
      ...estimate,
      ...{ language, isSpam, createdAt, updatedAt },
    }
  )
}

import type * as z from 'zod'
import { dropMails } from '#functions/outbox/mail-writes.ts'
import { ofPerson } from '#functions/people/customers.ts'
import { deleteRecord } from '#functions/table/records.ts'
import { CommercialEstimate, Contact } from '#schemas/contract/contacts.ts'
import { printedPrice } from '#schemas/defaults/pricing.ts'

/** A contact as stored; a commercial request with an estimate has it inside (decision 97), and the business in that. */
export const ContactRecord = Contact.omit({ commercialQuoteId: true }).extend({
  estimate: CommercialEstimate.optional(),
})
export type ContactRecord = z.infer<typeof ContactRecord>

export const CONTACTS = ofPerson<ContactRecord>({
  entity: 'CONTACT',
  noun: 'contact',
  schema: ContactRecord,
  counts: ({ status, estimate }) => ({
    CONTACT: { total: 1, [status]: 1 },
    ...(estimate && { COMMERCIAL_QUOTE: { total: 1, value: printedPrice(estimate.totalPrice) } }),
  }),
  person: (contact) => contact,
  status: ({ status }) => status,
})

/** Contacts as the API shows them: the estimate is shown as a commercial quote with the same id. */
export const SHOWN_CONTACTS = { ...CONTACTS, schema: ContactRecord.transform(toContact) }

export function toContact({ estimate, ...contact }: ContactRecord): Contact {
  const { businessName } = { ...contact, ...estimate }
  return {
    ...contact,
    ...(businessName && { businessName }),
    ...(estimate && { commercialQuoteId: contact.id }),
  }
}

/** Deletes a contact with its mails; `check` and errors as of `deleteRecord`. */
export const deleteContact = (id: string, check?: (contact: ContactRecord) => void): Promise<void> =>
  deleteRecord(CONTACTS, id, () => dropMails(id), check)

import { ofPerson } from '#functions/people/customers.ts'
import { Contact } from '#schemas/contract/contacts.ts'

export const CONTACTS = ofPerson<Contact>({
  entity: 'CONTACT',
  noun: 'contact',
  schema: Contact,
  counts: ({ status }) => ({ total: 1, [status]: 1 }),
  person: (contact) => contact,
  status: ({ status }) => status,
})

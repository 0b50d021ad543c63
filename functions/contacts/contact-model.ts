import { ofPerson } from '#functions/people/customers.ts'
import { searchedIn } from '#functions/table/search.ts'
import { Contact } from '#schemas/contract/contacts.ts'
import { CONTACT_FIELDS } from '#schemas/fields/contact.ts'

export const CONTACTS = ofPerson<Contact>({
  entity: 'CONTACT',
  noun: 'contact',
  schema: Contact,
  searchable: searchedIn(CONTACT_FIELDS),
  counts: ({ status }) => ({ total: 1, [status]: 1 }),
  person: (contact) => contact,
  status: ({ status }) => status,
})

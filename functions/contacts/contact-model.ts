import { ofPerson } from '#functions/people/customers.ts'
import { phoneWords } from '#functions/table/search.ts'
import { Contact } from '#schemas/contract/contacts.ts'

export const CONTACTS = ofPerson<Contact>({
  entity: 'CONTACT',
  noun: 'contact',
  schema: Contact,
  searchable: ({ name, email, phone, address, message, adminResponse }) => [
    name,
    email,
    phoneWords(phone),
    address,
    message,
    adminResponse,
  ],
  counts: ({ status }) => ({ total: 1, [status]: 1 }),
  person: (contact) => contact,
  status: ({ status }) => status,
})

/** Each field has a value that no other has, so that its text proves that it is shown. */
import { expect, test } from '@jest/globals'
import { ContactCard } from '#frontend/admin/contacts/contact-card.tsx'
import { CONTACT_COLUMNS } from '#frontend/admin/contacts/contact-fields.ts'
import { RecordOfCustomer } from '#frontend/admin/customers/customer-record.tsx'
import { SEARCHABLE_CONTACTS } from '#functions/contacts/contact-store.ts'
import { ownerMail } from '#functions/notifier/mails/owner-mails.ts'
import type { ContactRow } from '#schemas/contract/contacts.ts'
import { CONTACT_FIELDS } from '#schemas/fields/contact.ts'
import { expectShown, fileOf, nothing, OCCASION, textOf } from '#tests/unit/schemas/fields/shown-fields.tsx'
import { CONTACT, TYPED_CONTACT, uuid } from '#tests/unit/schemas/samples.ts'

const { email, phone, address, status, businessName } = CONTACT
const CELLS = { id: uuid(1), createdAt: '2059-03-02 09:05', isSpam: 'no', source: 'commercial' }

test('a contact shows each of its fields wherever its table says', () => {
  const card = (contact: ContactRow) =>
    textOf(<ContactCard contact={contact} onStatus={async () => nothing()} />)
  const history = (record: ContactRow) =>
    textOf(<RecordOfCustomer entry={{ kind: 'contact', record, mails: [] }} />)
  expectShown(CONTACT_FIELDS, {
    texts: {
      language: 'Spanish',
      ...{ ...TYPED_CONTACT, email, phone, address, status, businessName },
      ...{ id: '11111111', createdAt: 'Mar 2, 2059, 9:05 AM', source: 'Commercial request' },
      ...{ commercialQuoteId: uuid(2), notification: '9:11 AM', customer: 'All of this customer' },
    },
    others: {
      csv: CELLS,
      table: CELLS,
      card: { isSpam: 'Looks like spam' },
      history: { isSpam: 'Looks like spam' },
    },
    spots: {
      card: card(CONTACT) + card({ ...CONTACT, isSpam: true }),
      history: history(CONTACT) + history({ ...CONTACT, isSpam: true }),
      ownerMail: ownerMail({ type: 'contact', record: CONTACT }, 'owner', OCCASION).text,
      search: SEARCHABLE_CONTACTS.search(CONTACT),
      table: fileOf(CONTACT_COLUMNS, CONTACT).table,
    },
    cells: fileOf(CONTACT_COLUMNS, CONTACT).cells,
  })
})

test('a contact has its columns in the order that files have had', () => {
  expect(CONTACT_COLUMNS.map((column) => column.name)).toEqual([
    ...['Id', 'Created (Pacific)', 'Spam', 'Status', 'Source', 'Name', 'Email', 'Phone', 'Address'],
    ...['Message', 'Admin Response', 'Commercial Quote Id', 'Language', 'Business'],
  ])
})

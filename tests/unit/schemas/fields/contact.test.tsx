/** Each field has a value that no other has, so that its text proves that it is shown. */
import { test } from '@jest/globals'
import { ContactCard } from '#frontend/admin/contacts/contact-card.tsx'
import { CONTACT_COLUMNS } from '#frontend/admin/contacts/contacts-screen.tsx'
import { SEARCHABLE_CONTACTS } from '#functions/contacts/contact-store.ts'
import { ownerMail } from '#functions/notifier/mails/owner-mails.ts'
import { CONTACT_FIELDS } from '#schemas/fields/contact.ts'
import { expectListed, OCCASION } from '#tests/unit/schemas/fields/shown-fields.tsx'
import { CONTACT, TYPED_CONTACT, uuid } from '#tests/unit/schemas/samples.ts'

const { email, phone, address, status, businessName } = CONTACT

test('a contact shows each of its fields wherever its table says, and has its columns in the order of files', () => {
  expectListed('contact', CONTACT, {
    fields: CONTACT_FIELDS,
    columns: CONTACT_COLUMNS,
    inFiles: [
      ...['Id', 'Created (Pacific)', 'Spam', 'Status', 'Source', 'Name', 'Email', 'Phone', 'Address'],
      ...['Message', 'Admin Response', 'Commercial Quote Id', 'Language', 'Business'],
    ],
    card: (contact) => <ContactCard contact={contact} onStatus={async () => undefined} />,
    texts: {
      language: 'Spanish',
      ...{ ...TYPED_CONTACT, email, phone, address, status, businessName },
      ...{ id: '11111111', createdAt: 'Mar 2, 2059, 9:05 AM', source: 'Commercial request' },
      ...{ commercialQuoteId: uuid(2), notification: '9:11 AM', customer: 'All of this customer' },
    },
    file: { id: uuid(1), createdAt: '2059-03-02 09:05', isSpam: 'no', source: 'commercial' },
    spots: {
      ownerMail: ownerMail({ type: 'contact', record: CONTACT }, 'owner', OCCASION).text,
      search: SEARCHABLE_CONTACTS.search(CONTACT),
    },
  })
})

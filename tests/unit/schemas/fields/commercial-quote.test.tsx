/** Each field has a value that no other has, so that its text proves that it is shown. */
import { expect, test } from '@jest/globals'
import { CommercialQuoteCard } from '#frontend/admin/quotes/commercial-quote-card.tsx'
import { commercialQuoteColumns } from '#frontend/admin/quotes/quotes-screen.tsx'
import { SEARCHABLE_CONTACTS } from '#functions/contacts/contact-store.ts'
import { COMMERCIAL_QUOTE_FIELDS } from '#schemas/fields/commercial-quote.ts'
import { expectListed, fileOf, labels } from '#tests/unit/schemas/fields/shown-fields.tsx'
import { COMMERCIAL_QUOTE as QUOTE, TYPED_COMMERCIAL_QUOTE, uuid } from '#tests/unit/schemas/samples.ts'

const { id, contactName: name, email, phone, address, isSpam, createdAt, updatedAt, ...estimate } = QUOTE
const STORED = {
  ...{ id, name, email, phone, address, isSpam, createdAt, updatedAt },
  ...{ estimate, message: 'Composed' },
  status: 'new',
  source: 'commercial',
} as const

const TEXTS = {
  language: 'Spanish',
  ...{ id: '11111111', createdAt: 'Mar 2, 2059, 9:05 AM' },
  ...{ ...TYPED_COMMERCIAL_QUOTE, email: 'q.z@example.com', phone: '(559) 555-0777' },
  ...{ address: '12 Uncommon Way', largeWindows: '71 large', smallWindows: '72 medium' },
  ...{ smallWindowsTiny: '73 small', floorToFloorWindows: '74 floor', frenchWindows: '75 french' },
  ...{ buildingType: 'Car Dealership', stories: '2+ Stories', frequency: 'Twice per Year' },
  ...{ isConstructionCleaning: 'Construction or hard water spot cleaning', isOutsideOnly: 'Outside only' },
  ...{ specialRequirements: 'Said by the business', basePrice: '$8,411', totalPrice: '$8,412' },
  ...{ contactStatus: 'Open Contact', contactId: 'Open Contact', notification: '9:11 AM' },
  customer: 'All of this customer',
}

const CELLS = {
  ...{ id: uuid(1), createdAt: '2059-03-02 09:05', isSpam: 'no', largeWindows: '71', smallWindows: '72' },
  ...{ smallWindowsTiny: '73', floorToFloorWindows: '74', frenchWindows: '75', basePrice: '8411' },
  ...{ isConstructionCleaning: 'yes', isOutsideOnly: 'yes', totalPrice: '8412', contactStatus: 'new' },
  contactId: uuid(2),
}

test('a commercial quote shows each of its fields wherever its table says, and has its columns in the order of files', () => {
  expectListed('commercial-quote', QUOTE, {
    fields: COMMERCIAL_QUOTE_FIELDS,
    columns: commercialQuoteColumns(labels),
    inFiles: [
      ...['Id', 'Created (Pacific)', 'Spam', 'Business', 'Contact', 'Email', 'Phone', 'Address'],
      ...['Large Windows', 'Medium Windows', 'Small Windows', 'Floor Windows', 'French Windows', 'Building'],
      ...['Stories', 'Frequency', 'Construction Cleaning', 'Outside Only', 'Special Requirements'],
      ...['Base Price', 'Total Price', 'Contact Status', 'Contact Id', 'Language', 'Quoted Price'],
    ],
    card: (quote) => <CommercialQuoteCard quote={quote} labels={labels} />,
    texts: TEXTS,
    file: CELLS,
    spots: { search: SEARCHABLE_CONTACTS.search(STORED) },
  })
  // The business read the price of a minimum visit.
  const { cells } = fileOf(commercialQuoteColumns(labels), { ...QUOTE, totalPrice: 47 })
  expect(cells).toMatchObject({ 'Total Price': '47', 'Quoted Price': '150' })
})

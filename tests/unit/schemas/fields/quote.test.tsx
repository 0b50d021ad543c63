/** Each field has a value that no other has, so that its text proves that it is shown. */
import { expect, test } from '@jest/globals'
import { QuoteCard } from '#frontend/admin/quotes/quote-card.tsx'
import { quoteColumns } from '#frontend/admin/quotes/quotes-screen.tsx'
import { SEARCHABLE_QUOTES } from '#functions/quotes/quote-store.ts'
import { QUOTE_FIELDS } from '#schemas/fields/quote.ts'
import { expectListed, labels, labelsIn, mailsOf } from '#tests/unit/schemas/fields/shown-fields.tsx'
import { QUOTE, uuid } from '#tests/unit/schemas/samples.ts'

const { customerInfo: customer } = QUOTE
const TEXTS = {
  language: 'Spanish',
  ...{ id: '11111111', createdAt: 'Mar 2, 2059, 9:05 AM', state: 'declined' },
  ...{ stories: '2_story', houseSize: 'Large home', windowTypes: 'French doors, Sliding doors' },
  interiorCleaning: 'Inside windows, small home',
  ...{ extras: 'Construction Window Cleaning, kept_extra', hardWaterStains: '23' },
  ...{ minutes: '3½-5 hours', basePrice: '$411', totalPrice: '$412' },
  ...{ city: 'Lemoore', validUntil: 'Tue, May 6, 2059' },
  ...Object.fromEntries(Object.entries(customer).map(([name, text]) => [`customerInfo.${name}`, text])),
  ...{ seenAt: 'Mar 3, 2059, 9:01 AM', contactedAt: 'Mar 3, 2059, 9:02 AM' },
  linksEndedAt: 'Mar 3, 2059, 9:05 AM',
  declined: 'Another company, Mar 3, 2059, 9:03 AM',
  adjusted: 'from $454 by kept-admin: A kept reason',
  bookingId: 'Fri, May 9, 2059, 12-2 PM, completed',
  booking: 'Fri, May 9, 2059, 12-2 PM, completed',
  ...{ renewedAs: '33333333', sendings: '9', sentAgain: '9:11 AM', followUpMails: '9:12 AM' },
  ...{ notification: '9:13 AM', customer: 'All of this customer' },
}

const IN_FILES = [
  ...['Id', 'Created (Pacific)', 'Spam', 'State', 'Price Held Until', 'Name', 'Email', 'Phone', 'Address'],
  ...['City', 'Message', 'House Size', 'Stories', 'Window Types', 'Interior Cleaning', 'Extras'],
  ...['Hard Water Stains', 'Base Price', 'Total Price', 'Minutes'],
  ...['Price Changed From', 'Price Changed By', 'Price Changed Because', 'Price Changed (Pacific)'],
  ...['Seen (Pacific)', 'Contacted (Pacific)', 'Declined', 'Declined (Pacific)', 'Booking Id'],
  ...['Replaced By', 'Sent Again', 'Language', 'Links Ended (Pacific)'],
]

test('a quote shows each of its fields wherever its table says, and has its columns in the order of files (P8.5, P21.1)', () => {
  expectListed('quote', QUOTE, {
    fields: QUOTE_FIELDS,
    columns: quoteColumns(labels),
    inFiles: IN_FILES,
    card: (quote) => <QuoteCard quote={quote} labels={labels} />,
    texts: TEXTS,
    file: {
      ...{ id: uuid(1), createdAt: '2059-03-02 09:05', isSpam: 'no', validUntil: '2059-05-06' },
      windowTypes: TEXTS.windowTypes.replace(', ', '; '),
      extras: TEXTS.extras.replace(', ', '; '),
      ...{ minutes: '240', basePrice: '411', totalPrice: '412' },
      ...{ seenAt: '2059-03-03 09:01', contactedAt: '2059-03-03 09:02', linksEndedAt: '2059-03-03 09:05' },
      ...{ 'declined.reason': 'Another company', 'declined.at': '2059-03-03 09:03' },
      ...{ 'adjusted.from': '454', 'adjusted.by': 'kept-admin', 'adjusted.reason': 'A kept reason' },
      ...{ 'adjusted.at': '2059-03-03 09:04', bookingId: uuid(2), renewedAs: uuid(3) },
    },
    others: {
      card: { lines: '$33' },
      ownerMail: { lines: 'The house: $444' },
      customerMail: { lines: 'The house: $444', validUntil: 'Tuesday, May 6' },
    },
    spots: { ...mailsOf({ type: 'quote', record: QUOTE }), search: SEARCHABLE_QUOTES.search(QUOTE) },
  })
})

test("a quote's card names what it lists", () => {
  expect(labelsIn(<QuoteCard quote={QUOTE} labels={labels} />)).toEqual([
    ...['House Size', 'Window Types', 'Interior Cleaning', 'Additional Services', 'Hard Water Stains'],
    ...['Base Price', 'Extras', 'Address', 'Message', 'Price Held', 'Declined', 'Visit', 'Replaced By'],
    ...['Discount', 'Takes About', 'Price Changed', 'City', 'Seen', 'Contacted', 'Links Ended'],
  ])
})

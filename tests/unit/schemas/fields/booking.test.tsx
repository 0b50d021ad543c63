/** Each field has a value that no other has, so that its text proves that it is shown. */
import { expect, test } from '@jest/globals'
import { BookingCard } from '#frontend/admin/bookings/booking-card.tsx'
import { BOOKING_COLUMNS, repeated } from '#frontend/admin/bookings/booking-fields.ts'
import { VisitStop } from '#frontend/admin/today/visit-stop.tsx'
import { SEARCHABLE_BOOKINGS } from '#functions/bookings/booking-store.ts'
import { BOOKING_FIELDS } from '#schemas/fields/booking.ts'
import { expectListed, fileOf, mailsOf, textOf } from '#tests/unit/schemas/fields/shown-fields.tsx'
import { BOOKING, TYPED_BOOKING, uuid } from '#tests/unit/schemas/samples.ts'

/** As cards write them. */
const TEXTS = {
  ...TYPED_BOOKING,
  id: '11111111',
  createdAt: 'Mar 2, 2059, 9:05 AM',
  language: 'Spanish',
  isSpam: 'no',
  ...{ email: 'q.z@example.com', phone: '(559) 555-0777', address: '12 Uncommon Way', city: 'Lemoore' },
  ...{ serviceDate: 'Tue, May 6, 2059', serviceTime: '10 AM-12 PM', serviceType: 'Office cleaning' },
  ...{ totalPrice: '$351', quotedPrice: '$352', quoteId: '22222222', status: 'confirmed' },
  isFlexible: 'yes',
  everyMonths: 'Every 3 months',
  hours: '6 hours',
  minutes: '4½-6½ hours',
  calledOff: 'Fri, May 2, 2059: dust',
  arrivedAt: 'May 6, 2059, 10:02 AM',
  doneAt: 'May 6, 2059, 12:04 PM',
  nobodyHomeAt: 'May 6, 2059, 10:03 AM',
  payments: 'Paid $353.50, check, tip $25, Number 1187',
  moves: '7',
  notification: '9:11 AM',
  customerMail: '9:12 AM',
  plannedMails: '9:13 AM',
  told: 'Fri, May 9, 2059, 12-2 PM, confirmed; told by you',
  customer: 'All of this customer',
  addressNotes: 'Dog',
}

const CELLS = {
  id: uuid(1),
  createdAt: '2059-03-02 09:05',
  ...{ serviceDate: '2059-05-06', serviceTime: '10:00', totalPrice: '351', quotedPrice: '352' },
  hours: '6',
  minutes: '315',
  quoteId: uuid(2),
  ...{ 'calledOff.date': '2059-05-02', 'calledOff.reason': 'dust', 'calledOff.action': 'ask' },
  'calledOff.until': '2059-05-03 10:01',
  ...{ arrivedAt: '2059-05-06 10:02', nobodyHomeAt: '2059-05-06 10:03', doneAt: '2059-05-06 12:04' },
  payments: 'Paid $353.50, check, tip $25, Number 1187 (May 6, 2059, 10:04 AM, maria)',
}

const IN_FILES = [
  ...['Id', 'Created (Pacific)', 'Spam', 'Status', 'Service Date', 'Service Time', 'Service', 'First Name'],
  ...['Last Name', 'Business', 'Email', 'Phone', 'Address', 'City', 'Total Price', 'Quoted Price'],
  ...['Quote Id', 'Notes', 'Admin Notes'],
  ...['Day Called Off', 'Called Off Because', 'Called Off How', 'Free Change Until (Pacific)', 'Hours'],
  ...['Minutes', 'How Often', 'Would Come Earlier', 'Arrived', 'Done', 'Nobody Home', 'Payments'],
  ...['Moved by Customer', 'Language', 'Still Called Off'],
]

test('a booking shows each of its fields wherever its table says, and has its columns in the order of files', () => {
  expectListed('booking', BOOKING, {
    fields: BOOKING_FIELDS,
    columns: BOOKING_COLUMNS,
    inFiles: IN_FILES,
    card: (booking) => <BookingCard booking={booking} onStatus={async () => undefined} />,
    texts: TEXTS,
    file: CELLS,
    others: {
      today: { phone: 'tel:+15595550777' },
      card: { isFlexible: 'Would come earlier' },
      repeat: {
        ...{ city: 'lemoore', serviceTime: '10:00', serviceType: 'office', totalPrice: '351' },
        ...{ everyMonths: '3', hours: '6', language: 'es' },
      },
      search: { city: 'lemoore', serviceDate: '2059-05-06' },
      ownerMail: { serviceDate: 'Tuesday, May 6, 2059', serviceTime: '10 AM-12 PM' },
      customerMail: { serviceDate: 'Tuesday, May 6, 2059' },
    },
    spots: {
      ...mailsOf({ type: 'booking', record: BOOKING }),
      today: textOf(<VisitStop booking={BOOKING} notes={BOOKING.addressNotes} isToday businessName="Ours" />),
      repeat: JSON.stringify(repeated(BOOKING)),
      search: SEARCHABLE_BOOKINGS.search(BOOKING),
    },
  })
  // It was confirmed after its customer was asked.
  const asked = { ...BOOKING, calendarSequence: BOOKING.calledOff?.sequence ?? 0 }
  const isOff = [BOOKING, asked].map((row) => fileOf(BOOKING_COLUMNS, row).cells['Still Called Off'])
  expect(isOff).toEqual(['no', 'yes'])
})

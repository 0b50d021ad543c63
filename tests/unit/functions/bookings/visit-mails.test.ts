import { expect, test } from '@jest/globals'
import { inSequence } from '#functions/bookings/visit-mails.ts'
import { Booking } from '#schemas/contract/booking-record.ts'
import { BOOKING } from '#tests/unit/schemas/samples.ts'

/** The crew had arrived, and found nobody. */
const visit = Booking.parse({ ...BOOKING, doneAt: undefined })
const { arrivedAt, nobodyHomeAt } = visit

test.each([
  ['a visit that moves to another day', visit, { serviceDate: '2059-05-07' }, {}],
  ['one that moves to another window', visit, { serviceTime: '14:00' }, {}],
  ['one that is cancelled', visit, { status: 'cancelled' }, { arrivedAt, nobodyHomeAt }],
  [
    'one that was done on another day',
    visit,
    { status: 'completed', serviceDate: '2059-05-05' },
    { arrivedAt, nobodyHomeAt },
  ],
] as const)('%s keeps of the door what was noted on its day (P35.2)', (_, old, changes, kept) => {
  const { arrivedAt, nobodyHomeAt } = inSequence(old, { ...old, ...changes }, 'owner')
  expect({ arrivedAt, nobodyHomeAt }).toEqual(kept)
})

test('another window uses up the move after a called-off day, another price does not (P35.13)', () => {
  // The move is left until slotSequence passes the sequence of the called-off day.
  const sequence = (changes: Partial<Booking>) => {
    const { calendarSequence, slotSequence } = inSequence(visit, { ...visit, ...changes }, 'owner')
    return [calendarSequence, slotSequence]
  }
  expect([sequence({ serviceTime: '14:00' }), sequence({ totalPrice: 400 })]).toEqual([
    [5, 5],
    [5, 3],
  ])
})

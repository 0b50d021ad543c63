import { expect, test } from '@jest/globals'
import type { BookingChoices } from '#frontend/islands/booking/booking-choices.ts'
import { type BookingAction, changeBooking, EMPTY_DRAFT } from '#frontend/islands/booking/booking-draft.ts'

const choose = (chosen: Partial<BookingChoices>): BookingAction => ({ type: 'choose', chosen })
const after = (...actions: BookingAction[]) => actions.reduce(changeBooking, EMPTY_DRAFT)
const refuse: BookingAction = { type: 'refuse', refusal: { message: 'Taken', days: [] } }

test('choices add up, and the first of them ends what a link has named', () => {
  const named = after({ type: 'start', found: { serviceDate: '2027-01-04', isDayNamed: true } })
  expect(named).toMatchObject({ serviceDate: '2027-01-04', isDayNamed: true, hasChosenTime: false })
  const chosen = [
    choose({ serviceType: 'commercial' }),
    choose({ city: 'fresno' }),
    choose({ serviceDate: '2027-01-05' }),
    choose({ serviceTime: '08:00' }),
  ]
  for (const choice of chosen) expect(changeBooking(named, choice).isDayNamed).toBe(false)
  expect(after(...chosen)).toMatchObject({
    serviceType: 'commercial',
    city: 'fresno',
    serviceDate: '2027-01-05',
    serviceTime: '08:00',
  })
})

test('a refused time is dropped, and the contact form stays', () => {
  const refused = after(choose({ serviceTime: '08:00' }), refuse)
  expect(refused).toMatchObject({ serviceTime: '', hasChosenTime: true, refusal: { message: 'Taken' } })
})

test.each<[string, BookingAction, boolean]>([
  ['another city', choose({ city: 'lemoore' }), false],
  ['an address in another place', { type: 'typeAddress', address: '1 Oak St, Lemoore' }, false],
  ['an address in the same place', { type: 'typeAddress', address: '1 Oak St, Hanford' }, true],
  ['another service, which may take longer', choose({ serviceType: 'house' }), false],
  ['another day', choose({ serviceDate: '2027-01-05' }), true],
])('after %s, the windows of a refusal are kept or dropped', (_, action, isOffered) => {
  const refused = after(choose({ city: 'hanford' }), refuse)
  expect(changeBooking(refused, action).refusal !== undefined).toBe(isOffered)
})

test.each([
  ['1523 G St, Reedley, CA 93654', '', 'elsewhere'],
  ['1 Main St, Hanford', '', ''],
  ['1523 G St, Reedley, CA 93654', 'hanford', 'hanford'],
])('a refused visit at %j with the city %j is looked for with %j', (address, city, asked) => {
  expect(after(choose({ city }), { type: 'typeAddress', address }, refuse).city).toBe(asked)
})

/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { pacificToday } from '#frontend/lib/days.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'
import {
  expectText,
  expectToast,
  fill,
  findDialog,
  openDialog,
  press,
} from '#tests/support/component/acts.ts'
import { refusal } from '#tests/support/component/fake-api.ts'
import { database } from '#tests/support/component/kept-database.ts'
import { bookingRow, ownersApi } from '#tests/support/component/owners-api.ts'

const { openScreen } = await import('#tests/support/component/back-office.tsx')

test('from a list, too, a payment that waits to be sent is shown before another one is noted (P35.9)', async () => {
  const visit = bookingRow({ serviceDate: pacificToday(), status: 'confirmed', totalPrice: 120 })
  const api = ownersApi({ bookings: [visit] })
  api.fail('updateBooking', 503)
  openScreen('/bookings')
  await press('Done & Paid')
  await press('Done & Paid', await findDialog(`Done: ${nameOf(visit)}`))
  await expectToast('Visit Closed, Not Sent Yet')
  const again = await openDialog(`Payments: ${nameOf(visit)}`, 'Done & Paid')
  await expectText(again, /Left to pay: \$0\..*Paid \$120, cash/)
  expect(database.get('changes')).toHaveLength(1)
})

test('a visit that has lost its place, because it was cancelled meanwhile, is closed once the owner confirms that (P19.2)', async () => {
  const visit = bookingRow({ serviceDate: pacificToday(), status: 'confirmed' })
  const api = ownersApi({ bookings: [visit] })
  api.handlers.updateBooking = ({ body }) =>
    body.anyway ? visit : refusal(409, 'Full', { warnings: ['8-10 AM is full'] })
  openScreen(`/bookings?dialog=close&id=${visit.id}`)
  const dialog = await findDialog(`Done: ${nameOf(visit)}`)
  fill('Amount *', '120', dialog)
  await press('Done & Paid', dialog)
  await press('Save anyway', dialog)
  await expectToast('Visit Closed')
})

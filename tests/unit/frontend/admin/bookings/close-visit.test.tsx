/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { nameOf } from '#frontend/admin/lib/format.ts'
import { pacificToday } from '#frontend/lib/days.ts'
import { expectText, expectToast, findDialog, openDialog, press } from '#tests/support/component/acts.ts'
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

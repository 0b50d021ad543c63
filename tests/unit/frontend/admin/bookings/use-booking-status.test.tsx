/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import {
  check,
  expectNoDialog,
  expectText,
  expectToast,
  findDialog,
  openDialog,
  press,
  user,
} from '#tests/support/component/acts.ts'
import { cardOf, findCard, openScreen } from '#tests/support/component/back-office.tsx'
import { refusal } from '#tests/support/component/fake-api.ts'
import { DAY, failure, openBooking, paid } from '#tests/support/component/open-booking.tsx'
import { bookingRow, ownersApi } from '#tests/support/component/owners-api.ts'

test('Cancel names the customer under a filter, and Undo tells who was told (P19.1, P19.8)', async () => {
  const booking = bookingRow({ serviceDate: DAY })
  const { changes, handlers } = ownersApi({ bookings: [booking] })
  const sent = () => changes.at(-1)?.body
  openScreen('/bookings?status=pending')
  const cancel = async (isTold: boolean) => {
    const question = await openDialog('Cancel the visit of Ana Ruiz?', 'Cancel', await findCard(booking.id))
    if (!isTold) await check('Tell the customer by email', question)
    await press('Cancel Visit', question)
    await waitFor(() => expect(cardOf(booking.id)).toBeNull())
  }
  await cancel(true)
  const news = 'The customer gets an email about it.'
  await expectToast('Booking Updated', `Ana Ruiz is cancelled. ${news} Undo sends another one.`)
  await press('Undo')
  await expectToast('Booking Updated', `Ana Ruiz is pending. ${news}`)
  await cancel(false)
  await expectToast('Booking Updated', 'Ana Ruiz is cancelled. The customer is not told.')
  expect(sent()).toMatchObject({ status: 'cancelled', tellCustomer: false })
  // The place has gone to others meanwhile.
  const save = handlers.updateBooking
  const warnings = ['The window is full, 2 of 2 taken.']
  handlers.updateBooking = (input) =>
    input.body.anyway ? (save?.(input) as BookingRow) : refusal(409, warnings[0] ?? '', { warnings })
  const again = await openDialog('Set Ana Ruiz to pending?', 'Undo')
  await expectText(failure(again), /is full, 2 of 2 taken/)
  await press('Set to pending anyway', again)
  await expectNoDialog()
  await findCard(booking.id)
  expect(sent()).toMatchObject({ status: 'pending', tellCustomer: false, anyway: true })
})

test('Undo of a cancellation that was answered after its list was left says why it is refused', async () => {
  const { api, shown } = await openBooking({ status: 'confirmed' })
  const answer = api.hold('updateBooking')
  await press('Cancel', shown())
  await press('Cancel Visit')
  await user.click(document.querySelector('a[href="/admin/content"]') as Element)
  await expectText('h1', 'Content')
  answer()
  await expectToast('Booking Updated', 'Ana Ruiz is cancelled.')
  api.handlers.updateBooking = () => refusal(409, 'The day is blocked.', { warnings: ['The day is blocked'] })
  await press('Undo')
  await expectToast('Error', 'The day is blocked.')
})

test('an edit that is questioned after its dialog was closed says so (P19.3)', async () => {
  const { api, shown } = await openBooking()
  await press('Edit', shown())
  api.handlers.updateBooking = () => refusal(409, 'Its window is full.', { warnings: ['Its window is full'] })
  const answer = api.hold('updateBooking')
  await press('Save Changes')
  await user.keyboard('{Escape}')
  await expectNoDialog()
  answer()
  await expectToast('Error', 'Failed to update booking. Its window is full.')
})

test('a status that is refused among the visits of a day asks, too (P19.8)', async () => {
  const booking = bookingRow({ serviceDate: DAY, status: 'cancelled' })
  const { handlers } = ownersApi({ bookings: [booking] })
  handlers.updateBooking = () => refusal(409, 'Full', { warnings: ['Full'] })
  openScreen('/bookings?view=visits&days=next')
  await openDialog('Set Ana Ruiz to confirmed?', 'Confirm', await findCard(booking.id))
})

test('a visit whose cancelling was not answered is said to be cancelled by the next press, with its Undo (P17.4, P19.1)', async () => {
  const booking = bookingRow({ serviceDate: DAY })
  const { changes, handlers } = ownersApi({ bookings: [booking] })
  const save = handlers.updateBooking
  handlers.updateBooking = (input) => {
    // As the API does for a change that stands already.
    if (changes.filter(({ body }) => (body as { status?: string }).status === 'cancelled').length === 1)
      save?.(input)
    else return save?.({ ...input, body: { ...input.body, updatedAt: undefined } }) as BookingRow
    throw new TypeError('Failed to fetch')
  }
  openScreen('/bookings')
  const question = await openDialog('Cancel the visit of Ana Ruiz?', 'Cancel', await findCard(booking.id))
  await press('Cancel Visit', question)
  await expectText(failure(question), 'No answer came')
  await press('Cancel Visit', question)
  await expectToast('Booking Updated', 'Ana Ruiz is cancelled. The customer gets an email about it.')
  await press('Undo')
  await expectToast('Booking Updated', 'Ana Ruiz is pending.')
})

test('the question about a newer version names a payment that was noted elsewhere (P17.4)', async () => {
  const { shown, change } = await openBooking({ status: 'completed', totalPrice: 110 })
  change({ payments: [paid('110.00')] })
  await press('Cancel', shown())
  const question = await openDialog('Set Ana Ruiz to cancelled?', 'Cancel Visit')
  await expectText(failure(question), 'Payments: now Paid $110, cash')
})

test('Undo of a cancellation over a newer version gives back what that was (P17.4, P38.5)', async () => {
  const { api, shown, change } = await openBooking({ status: 'confirmed', totalPrice: 110 })
  const payment = paid('110.00')
  change({ status: 'completed', payments: [payment] })
  await press('Cancel', shown())
  await press('Cancel Visit')
  await press('Set to cancelled anyway', await findDialog('Set Ana Ruiz to cancelled?'))
  await press('Undo')
  await waitFor(() => expect(api.changes).toHaveLength(3))
  expect(api.changes.at(-1)?.body).toMatchObject({ status: 'completed', giveBack: [payment.id] })
})

test.each([
  ['completed', 'Whoever has it sees the receipt:'],
  ['cancelled', /price of the visit\./],
] as const)(
  'what the link of a %s visit allows is said before it is shared (P19.10, P32.2)',
  async (status, said) => {
    const { shown } = await openBooking({ status })
    const dialog = await openDialog('Link for Ana Ruiz', "Customer's Link", shown())
    expect(dialog.textContent).toMatch(said)
  },
)

test('says that a status is set before the list has been read again (P19.1)', async () => {
  const { api, shown } = await openBooking()
  api.hold('listBookings')
  await press('Confirm', shown())
  await expectToast('Booking Updated', 'Ana Ruiz is confirmed.')
})

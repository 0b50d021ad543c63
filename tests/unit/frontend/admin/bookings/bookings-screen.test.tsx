/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { pacificToday } from '#frontend/lib/days.ts'
import { addDays, mondayOf } from '#schemas/facts/pacific-time.ts'
import {
  button,
  expectNoDialog,
  expectText,
  expectToast,
  expectValue,
  field,
  fill,
  fillAll,
  findDialog,
  openDialog,
  press,
  user,
} from '#tests/support/component/acts.ts'
import { openScreen, reload, shownIds } from '#tests/support/component/back-office.tsx'
import { CALLED_OFF, DAY, failure, openBooking, paid } from '#tests/support/component/open-booking.tsx'
import { bookingRow, ownersApi } from '#tests/support/component/owners-api.ts'

const TELL = 'Tell the customer by email'

const badge = (shown: () => HTMLElement) => () => shown().querySelector('.status-badge')
const sent = (api: { changes: { body: unknown }[] }) => api.changes.map(({ body }) => body)

test('quick buttons set any status from any other, in its colour, and a second tap changes nothing (P19.2)', async () => {
  const { api, shown } = await openBooking()
  expect(badge(shown)()?.className).toContain('badge-orange')
  for (const [name, status, colour] of [
    ['Complete', 'completed', 'badge-blue'],
    ['Confirm', 'confirmed', 'badge-green'],
    ['Cancel', 'cancelled', 'badge-red'],
    ['Confirm', 'confirmed', 'badge-green'],
  ] as const) {
    await press(name, shown())
    if (name === 'Cancel') await press('Cancel Visit')
    await expectText(badge(shown), status)
    expect(badge(shown)()?.className).toContain(colour)
  }
  await expectToast('Booking Updated', 'Ana Ruiz is confirmed. The customer gets an email')
  // Each as the version that the card showed.
  expect(sent(api)).toEqual(
    sent(api).map(() => ({ status: expect.any(String), updatedAt: expect.any(String) })),
  )
  await user.click(button('Confirm', shown()))
  await waitFor(() => expect(document.activeElement).toBe(button('Confirm', shown())))
  expect(api.changes).toHaveLength(4)
})

test.each([
  ['cancelled', { status: 'cancelled' }],
  ['called off', CALLED_OFF],
] as const)(
  'the card says that a reminder is planned, but not of a visit that is %s (P19.9)',
  async (_, became) => {
    const at = '2026-12-08T01:00:00.000Z'
    const id = `reminder-2026-12-08-${crypto.randomUUID()}`
    const plannedMails = [{ id, status: 'planned' as const, attempts: 0, updatedAt: at, dueAt: at }]
    const { change, shown } = await openBooking({ status: 'confirmed', plannedMails })
    await expectText(shown, /reminder planned/)
    change(became)
    reload()
    await waitFor(() => expect(shown().textContent).not.toContain('planned'))
  },
)

test.each(['completed', 'confirmed'] as const)(
  'Undo of Cancel gives back what Cancel took back of a %s visit (P38.5)',
  async (status) => {
    const first = paid('110.00')
    const payments = [first, { ...paid('9.00'), takenBack: { at: first.at } }]
    const doneAt = status === 'completed' ? first.at : undefined
    const { api, shown } = await openBooking({ status, payments, doneAt })
    expect(shown().textContent).toMatch(/Paid \$9, cash, taken back \w+ \d+, \d{4}, /)
    await press('Cancel', shown())
    await press('Cancel Visit')
    await press('Undo')
    await waitFor(() => expect(api.changes).toHaveLength(2))
    const giveBack = status === 'completed' ? [first.id] : []
    const undone = { status, updatedAt: expect.any(String), giveBack, ...(doneAt && { doneAt }) }
    expect(sent(api).at(-1)).toEqual(undone)
  },
)

test('asks before confirming a booking that was changed elsewhere', async () => {
  const { api, shown, change } = await openBooking()
  change({ status: 'cancelled' })
  const dialog = await openDialog('Set Ana Ruiz to confirmed?', 'Confirm', shown())
  await expectText(failure(dialog), 'Status: now Cancelled')
  expect(api.tables.bookings).toMatchObject([{ status: 'cancelled' }])
  await press('Use the newer version', dialog)
  await expectText(badge(shown), 'cancelled')
  await waitFor(() => expect(document.activeElement).toBe(button('Confirm', shown())))

  change({ status: 'cancelled', address: '22 Oak St' })
  const again = await openDialog('Set Ana Ruiz to confirmed?', 'Confirm', shown())
  await expectText(failure(again), 'Address: now 22 Oak St')
  await press('Set to confirmed anyway', again)
  await expectToast('Booking Updated', 'Ana Ruiz is confirmed.')
  await expectNoDialog()
  expect(api.tables.bookings).toMatchObject([{ status: 'confirmed', address: '22 Oak St' }])
})

test('a payment that cannot be taken back says why, and shows what was noted meanwhile (P17.5)', async () => {
  const payments = [paid('110.00')]
  const { shown, change } = await openBooking({ status: 'completed', totalPrice: 200, payments })
  const dialog = await openDialog('Payments: Ana Ruiz', 'Note Payment', shown())
  change({ payments: [...payments, paid('30.00')] })
  await press(/^Take Back/, dialog)
  await expectText(failure(dialog), 'changed')
  await expectText(dialog, /\$110, cash.*\$30, cash/)
})

test('without an address the owner is asked to call, and one tap cancels', async () => {
  const { shown } = await openBooking({ email: undefined })
  await press('Confirm', shown())
  await expectToast('Booking Updated', 'There is no email address: please tell them by phone.')
  expect(shown().textContent).not.toContain('Send Email')
  await press('Cancel', shown())
  await expectText(badge(shown), 'cancelled')
})

test('adds a booking with a price, and says what is still needed (P19.8, P19.11)', async () => {
  const { api } = await openBooking()
  const dialog = await openDialog('Add Booking')
  const save = () => button('Add Booking', dialog)
  const needed = () => document.getElementById(save().getAttribute('aria-describedby') ?? '')?.textContent
  expect(dialog.textContent).not.toContain(TELL)
  fill('Email', 'rosa@example.com', dialog)
  await waitFor(() => expect(field(TELL, dialog).checked).toBe(false))
  await user.click(field(TELL, dialog))
  const rosa = { 'First Name *': 'Rosa', 'Last Name *': 'Phone', 'Phone *': '559-555-0133' }
  fillAll({ ...rosa, 'Address *': '9 Elm St', Price: '160' }, dialog)
  await waitFor(() => expect(needed()).toBe('Still needed: service date, arrival window'))
  expect(save().disabled).toBe(true)
  fill('Service Date *', DAY, dialog)
  await waitFor(() => expect(needed()).toBe('Still needed: arrival window'))
  fill('Arrival Window *', '10:00', dialog)
  await waitFor(() => expect(save().disabled).toBe(false))
  await user.click(save())
  await expectToast('Booking Added')
  expect(api.changes.at(-1)?.body).toMatchObject({
    ...{ serviceDate: DAY, serviceTime: '10:00', firstName: 'Rosa', status: 'confirmed' },
    ...{ totalPrice: 160, tellCustomer: true },
  })
})

test('deletes a booking after confirming, and says what becomes of its money by then (P19.5, P38.7)', async () => {
  const { api, change, shown } = await openBooking({ status: 'confirmed', totalPrice: 200 })
  change({ status: 'completed', payments: [paid('110.00')] })
  const dialog = await openDialog('Delete Booking', 'Delete', shown())
  const money =
    '$90 is still owed, and is listed no longer. Its payments stay in Money, without name and note.'
  await expectText(dialog, `of Ana Ruiz. ${money}`)
  await press('Delete', dialog)
  await expectToast('Booking Deleted', 'The booking of Ana Ruiz has been permanently deleted.')
  expect(api.tables.bookings).toEqual([])
})

test("shares a visit's link, and ends the links that were sent (P19.10)", async () => {
  const { api, shown } = await openBooking()
  let links = 0
  api.handlers.createVisitLink = ({ body: { isRevoked } }) => {
    links += Number(isRevoked ?? false)
    const visit = `https://clean.example/visit?k=v${links}`
    return { visit, text: `Hi Ana, ${visit}` }
  }
  const dialog = await openDialog('Link for Ana Ruiz', "Customer's Link", shown())
  await expectValue('Address', 'https://clean.example/visit?k=v0', dialog)
  // Ready to be copied by hand.
  const address = field('Address', dialog)
  address.focus()
  expect([address.selectionStart, address.selectionEnd]).toEqual([0, address.value.length])
  expect(dialog.querySelector('a')?.getAttribute('href')).toBe(
    `sms:+15595550111?&body=${encodeURIComponent('Hi Ana, https://clean.example/visit?k=v0')}`,
  )
  await press('Disable Old Links', dialog)
  await press('Disable Old Links', await findDialog('Disable Old Links?'))
  await expectText('[role=dialog] [role=status]', /^Only this new link works.$/)
  await expectValue('Address', 'https://clean.example/visit?k=v1')
})

test('the owner sees and changes how often a visit is wanted (P35.18)', async () => {
  const { api, shown } = await openBooking({ everyMonths: 3 })
  await expectText(shown, 'How OftenEvery 3 months')
  for (const [was, next, body] of [
    ['3', '2', 2],
    ['2', '', null],
  ] as const) {
    const dialog = await openDialog('Booking of Ana Ruiz', 'Edit', shown())
    expect(field('How Often', dialog).value).toBe(was)
    fill('How Often', next, dialog)
    await press('Save Changes', dialog)
    await expectNoDialog()
    expect(sent(api).at(-1)).toMatchObject({ everyMonths: body })
  }
})

test('visits are listed by service date: of today, this week, the next 30 days, the last 60 newest first; a booking is added while they cannot be read (P35.5)', async () => {
  const api = ownersApi()
  const asked: unknown[] = []
  const visits = [bookingRow(), bookingRow()]
  Object.assign(api.handlers, {
    listBookings({ query: { from, to } }: { query: { from?: string; to?: string } }) {
      asked.push([from, to])
      return visits
    },
  })
  openScreen('/bookings?view=visits')
  const ids = visits.map(({ id }) => id)
  await waitFor(() => expect(shownIds()).toEqual(ids))
  for (const name of ['This week', 'Next 30 days', 'Last 60 days']) await press(name)
  const [today, monday] = [pacificToday(), mondayOf(pacificToday())]
  const in30 = [addDays(today, 1), addDays(today, 30)]
  const last60 = [addDays(today, -60), addDays(today, -1)]
  const spans = [[today, today], [monday, addDays(monday, 6)], in30, last60]
  await waitFor(() => expect(asked).toEqual(spans))
  await waitFor(() => expect(shownIds()).toEqual(ids.toReversed()))
  api.fail('listBookings')
  openScreen('/bookings?view=visits')
  await expectText('main', 'Could not load bookings')
  await openDialog('Add Booking')
})

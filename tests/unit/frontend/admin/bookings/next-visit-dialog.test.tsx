/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import type { Answer } from '#schemas/contract/index.ts'
import { addDays, weekdayOf } from '#schemas/facts/pacific-time.ts'
import {
  check,
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
import { reload } from '#tests/support/component/back-office.tsx'
import type { FakeApi } from '#tests/support/component/fake-api.ts'
import { DAY, openBooking } from '#tests/support/component/open-booking.tsx'
import { bookingRow, customerOf } from '#tests/support/component/owners-api.ts'

/** Opens the form of the next visit, and waits for the day that it proposes. */
async function openNext(shown: () => HTMLElement): Promise<HTMLElement> {
  const dialog = await openDialog('Next Visit of Ana Ruiz', 'Next Visit', shown())
  await waitFor(() => expect(field('Service Date *', dialog).value).not.toBe(''))
  return dialog
}

/** Decides anew which windows of a list of days have room. */
function openWindows(
  { handlers }: FakeApi,
  isOpen: (date: string, time: string, days: Answer<'listPlaces'>['days']) => boolean,
): void {
  const { listPlaces } = handlers
  handlers.listPlaces = (input) => {
    const places = listPlaces?.(input) as Answer<'listPlaces'>
    for (const { date, windows } of places.days)
      for (const window of windows) window.isOpen = isOpen(date, window.time, places.days)
    return places
  }
}

test('the date of a next visit that the owner entered stays after a reload, and that its customer is left untold (P16.5)', async () => {
  const { shown } = await openBooking()
  await press('Next Visit', shown())
  const title = 'Next Visit of Ana Ruiz'
  const nearest = async () => {
    const dialog = await findDialog(title)
    await expectText(dialog, /Nearest day with room|No room within/)
    return dialog
  }
  fill('Service Date *', addDays(DAY, 100), await nearest())
  await check('Tell the customer by email')
  reload()
  await expectValue('Service Date *', addDays(DAY, 100), await nearest())
  expect(field('Tell the customer by email').checked).toBe(false)
})

test('a next visit goes to the one day with room in the same window, at the same price, with what is known (P35.7, P35.8)', async () => {
  const facts = { notes: 'Two dogs', adminNotes: 'Gate 4711', city: 'lemoore' }
  const ahead = { kind: 'booking' as const, record: bookingRow({ serviceDate: DAY }), mails: [] }
  const customer = customerOf('Ana Ruiz', { records: [ahead] })
  const visit = { ...facts, totalPrice: 258, serviceTime: '10:00' } as const
  const { api, shown } = await openBooking({ ...visit, customer: customer.id })
  api.handlers.getCustomer = () => customer
  let last = ''
  openWindows(api, (date, time, days) => {
    last = days.findLast((day) => weekdayOf(day.date) === weekdayOf(DAY))?.date ?? ''
    return (time === '10:00') === (date === last)
  })
  const dialog = await openDialog('Next Visit of Ana Ruiz', 'Next Visit', shown())
  await expectText(dialog, 'Nearest day with room')
  await expectText(dialog, 'Ana already has a visit ahead')
  const inHalfAYear = last
  await expectValue('Service Date *', inHalfAYear, dialog)
  expect(field('Price', dialog).value).toBe('258')
  expect(field('Tell the customer by email', dialog).checked).toBe(true)
  await press('12 months', dialog)
  await waitFor(() => expect(field('Service Date *', dialog).value).not.toBe(inHalfAYear))
  await press('6 months', dialog)
  await expectValue('Service Date *', inHalfAYear, dialog)
  // The owner decides: a price and a day of their own stay.
  fillAll({ Price: '270', 'Service Date *': addDays(DAY, 100) }, dialog)
  await press('Add Booking', dialog)
  await expectToast('Booking Added')
  const { firstName, phone, address } = ahead.record
  expect(api.changes.at(-1)?.body).toMatchObject({
    ...{ ...facts, firstName, phone, address, totalPrice: 270 },
    ...{ tellCustomer: true, status: 'confirmed', isRepeat: true },
    ...{ serviceDate: addDays(DAY, 100), serviceTime: '10:00' },
  })
})

test('a next visit in one month is not proposed for the date in six, which was left before (P35.7)', async () => {
  const { api, shown } = await openBooking()
  const proposed = async () => {
    const dialog = await findDialog('Next Visit of Ana Ruiz')
    await expectText(dialog, 'Nearest day with room')
    await waitFor(() => expect(field('Service Date *', dialog).value).not.toBe(''))
    return field('Service Date *', dialog).value
  }
  await press('Next Visit', shown())
  const inHalfAYear = await proposed()
  await user.keyboard('{Escape}')
  await expectNoDialog()
  history.pushState(null, '', `/admin/bookings?dialog=add&id=repeat-1-${api.tables.bookings[0]?.id}`)
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(await proposed()).not.toBe(inHalfAYear)
})

test('a next visit knows what has changed since it was last asked for: visits ahead, its price and full days (P35.7)', async () => {
  const customer = customerOf('Ana Ruiz')
  const visit = { customer: customer.id, totalPrice: 199 }
  const { api, change, shown } = await openBooking(visit)
  api.handlers.getCustomer = () => customer
  let full = ''
  openWindows(api, (date) => date !== full)
  const before = await openNext(shown)
  full = field('Service Date *', before).value
  customer.records = [{ kind: 'booking', record: bookingRow({ serviceDate: DAY }), mails: [] }]
  change({ ...visit, totalPrice: 250 })
  await press('Cancel', before)
  const dialog = await openNext(shown)
  await expectText(dialog, 'Ana already has a visit ahead')
  expect(field('Price', dialog).value).toBe('250')
  expect(field('Service Date *', dialog).value).not.toBe(full)
})

test('a next visit says that no day has room, or that the free days cannot be read (P35.7)', async () => {
  const { api, shown } = await openBooking()
  openWindows(api, () => false)
  api.fail('listPlaces')
  const dialog = await openDialog('Next Visit of Ana Ruiz', 'Next Visit', shown())
  await expectText(dialog, 'Could not load free days')
  api.mend('listPlaces')
  await press('Retry', dialog)
  await expectText(dialog, 'No room within three weeks of ')
  expect(field('Service Date *', dialog).value).toBe('')
  expect(field('Service Date *', dialog).getAttribute('aria-invalid')).not.toBe('true')
})

test('a next visit that was booked after another choice of months leaves nothing behind for the one after it (P35.7, P28.11)', async () => {
  const { api, shown } = await openBooking()
  const dialog = await openNext(shown)
  const inHalfAYear = field('Service Date *', dialog).value
  await press('12 months', dialog)
  await waitFor(() => expect(field('Service Date *', dialog).value).not.toBe(inHalfAYear))
  await press('Add Booking', dialog)
  await expectNoDialog()
  const again = await openNext(shown)
  expect(again.textContent).not.toContain('What you had typed is back')
  await press('Add Booking', again)
  await expectNoDialog()
  const [first, second] = api.changes.map(({ key }) => key)
  expect(second).not.toBe(first)
})

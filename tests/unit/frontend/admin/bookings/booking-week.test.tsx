/** @jest-environment ./tests/support/component/environment.js */
import { expect, jest, test } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { pacificToday } from '#frontend/lib/days.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { addDays, mondayOf } from '#schemas/facts/pacific-time.ts'
import {
  button,
  check,
  expectNoDialog,
  expectText,
  expectToast,
  expectValue,
  expectValues,
  field,
  fill,
  fillAll,
  findDialog,
  openDialog,
  press,
  user,
} from '#tests/support/component/acts.ts'
import { openScreen, reload } from '#tests/support/component/back-office.tsx'
import { refusal } from '#tests/support/component/fake-api.ts'
import { REAL_TIMERS } from '#tests/support/component/monday.ts'
import { failure } from '#tests/support/component/open-booking.tsx'
import { bookingRow, ownersApi } from '#tests/support/component/owners-api.ts'

const TELL = 'Tell the customer by email'
/** Two weeks ahead, whenever the test runs. */
const DAY = mondayOf(addDays(pacificToday(), 14))
const SUNDAY = addDays(DAY, 6)

const dayOf = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`)

async function openWeek(bookings: BookingRow[] = []) {
  const api = ownersApi({ bookings })
  openScreen(`/bookings?view=week&week=${DAY}`)
  await waitFor(() => expect(dayOf(DAY)?.querySelector('.week-places')).toBeTruthy())
  return api
}

test('steps through the weeks, and blocks no day that is over (P19.6)', async () => {
  await openWeek()
  expect(document.body.textContent).not.toContain('blocked days')
  const { length } = history
  for (const [step, monday] of [
    ['Next week', addDays(DAY, 7)],
    ['Previous week', DAY],
    ['Previous week', addDays(DAY, -7)],
    ['This week', mondayOf(pacificToday())],
    ['Previous week', mondayOf(addDays(pacificToday(), -7))],
  ] as const) {
    await press(step)
    await waitFor(() => expect(dayOf(monday)?.querySelector('.week-places')).toBeTruthy())
    expect(dayOf(monday)?.textContent.includes('Block')).toBe(monday >= pacificToday())
  }
  expect(history).toHaveLength(length)
})

test('offers to move a day while a visit of it is open (P19.6)', async () => {
  await openWeek([
    ...(['confirmed', 'cancelled'] as const).map((status) => bookingRow({ serviceDate: DAY, status })),
    bookingRow({ serviceDate: addDays(DAY, 1), status: 'cancelled' }),
  ])
  const offered = () =>
    [...document.querySelectorAll<HTMLElement>('[data-day]')]
      .filter((day) => day.textContent.includes('Move this day'))
      .map((day) => day.dataset['day'])
  await waitFor(() => expect(offered()).toEqual([DAY]))
})

test('marks a full window, and asks before overbooking it (P19.6)', async () => {
  const places = () => dayOf(DAY)?.querySelector('[data-window="10:00"] .week-places') ?? null
  const visit = { serviceDate: DAY, serviceTime: '10:00' } as const
  await openWeek()
  expect(places()?.textContent).toBe('0/2')
  const statuses = ['confirmed', 'pending', 'cancelled'] as const
  const full = await openWeek(statuses.map((status) => bookingRow({ ...visit, status })))
  await expectText(places, /^2\/2$/)
  const add = full.handlers.addBooking
  const warnings = ['The window is full, 2 of 2 taken.']
  full.handlers.addBooking = (input) =>
    input.body.anyway ? (add?.(input) as BookingRow) : refusal(409, warnings[0] ?? '', { warnings })
  const dialog = await openDialog(
    'Add Booking',
    /^Add a booking on .*, 10 AM-12 PM$/,
    dayOf(DAY) ?? undefined,
  )
  await expectValues({ 'Service Date *': DAY, 'Arrival Window *': '10:00' }, dialog)
  const rosa = { 'First Name *': 'Rosa', 'Last Name *': 'Third', 'Phone *': '559-555-0133' }
  fillAll({ ...rosa, 'Address *': '9 Elm St' }, dialog)
  await press('Add Booking', dialog)
  await expectText(failure(dialog), /is full, 2 of 2 taken/)
  await press('Book anyway', dialog)
  await expectToast('Booking Added')
  await expectText(places, /^3\/2$/)
  await expectText(() => dayOf(DAY), 'Rosa Third, confirmed, not told')
  await waitFor(() =>
    expect(document.activeElement?.textContent).toMatch(/^ *Add a booking on .*, 10 AM-12 PM$/),
  )
})

test('a window that is pressed is the one of the form, whatever was begun in another one', async () => {
  await openWeek()
  const add = async (date: string, window: string) => {
    await press(new RegExp(`^Add a booking on .*, ${window}$`), dayOf(date) ?? undefined)
    return findDialog('Add Booking')
  }
  fill('First Name *', 'Rosa', await add(DAY, '8-10 AM'))
  await user.keyboard('{Escape}')
  await expectNoDialog()
  const dialog = await add(addDays(DAY, 2), '2-4 PM')
  await expectValues({ 'Service Date *': addDays(DAY, 2), 'Arrival Window *': '14:00' }, dialog)
})

test('a week with a visit on Sunday shows its Sunday, where it opens; whether a change is told is asked (P19.6, P19.8, P41.4)', async () => {
  await openWeek()
  expect(document.querySelectorAll('.week-day')).toHaveLength(6)
  const customerMail = {
    ...{ id: 'change-1', status: 'sent' as const, attempts: 1, updatedAt: new Date().toISOString() },
    change: { what: 'moved' as const, by: 'customer' as const },
  }
  const visit = bookingRow({ serviceDate: SUNDAY, customerMail, language: 'es' })
  const failed = { status: 'failed' as const, reason: 'Bounced: General', change: undefined }
  const other = bookingRow({
    firstName: 'Eva',
    serviceDate: DAY,
    customerMail: { ...customerMail, ...failed },
  })
  const { changes } = await openWeek([visit, other])
  await expectText(() => dayOf(DAY), 'Eva Ruiz, pending, receipt failed: it came back; look for a typo')
  await expectText(() => dayOf(SUNDAY), 'Ana Ruiz Spanish, pending, moved by the customer')
  const dialog = await openDialog('Booking of Ana Ruiz', /^Ana Ruiz/)
  expect(location.search).toContain(visit.id)
  const isAsked = (asks: boolean) => waitFor(() => expect(dialog.textContent.includes(TELL)).toBe(asks))
  fill('Admin Notes', 'Bring the long ladder', dialog)
  await isAsked(false)
  fill('Status', 'confirmed', dialog)
  await isAsked(true)
  fill('Email', '', dialog)
  await isAsked(false)
  fill('Email', 'ana@example.com', dialog)
  await isAsked(true)
  expect(field(TELL, dialog).checked).toBe(true)
  await check(TELL, dialog)
  await press('Save Changes', dialog)
  await expectToast('Booking Updated', 'Ana Ruiz is confirmed. The customer is not told.')
  expect(changes.at(-1)?.body).toMatchObject({ status: 'confirmed', tellCustomer: false })
})

test('a blocked day says what remains on it, until it is unblocked; a day for which the setting has no room is not blocked (P19.6)', async () => {
  const { tables } = await openWeek([bookingRow({ serviceDate: DAY })])
  const setting = tables.settings.find(({ key }) => key === 'blocked_days') as { value: string }
  // A double click is one press.
  await user.dblClick(await waitFor(() => button(/^Block/, dayOf(DAY) ?? undefined)))
  await expectToast('Day Blocked', '1 visit remains.')
  expect(setting.value).toBe(DAY)
  await expectText('.week-day-blocked .badge-red', 'Blocked')
  await press(/^Unblock/, dayOf(DAY) ?? undefined)
  await expectToast('Day Unblocked')
  expect(setting.value).toBe('')
  await waitFor(() => expect(document.querySelector('.week .badge-red')).toBeNull())
  setting.value = Array.from({ length: 181 }, (_, index) => addDays('2025-01-06', index)).join('\n')
  reload()
  await press(/^Block/, dayOf(DAY) ?? undefined)
  await expectToast('Error', 'Too many days are blocked. Please delete some in the settings first.')
  expect(setting.value).not.toContain(DAY)
})

test('a calendar left open over midnight shows the new day (P17.13, P19.6)', async () => {
  jest.useFakeTimers({ now: Date.parse('2027-01-13T07:58:00Z'), doNotFake: REAL_TIMERS })
  ownersApi()
  openScreen('/bookings?view=week')
  await expectText('.week-day:has(.badge-blue) h2', 'Tue, Jan 12')
  jest.setSystemTime(Date.parse('2027-01-15T20:00:00Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expectText('.week-day:has(.badge-blue) h2', 'Fri, Jan 15')
})

test("the address of the owner's calendar is replaced by a new one (P19.10)", async () => {
  const { handlers } = await openWeek()
  let feeds = 0
  handlers.shareCalendar = ({ body: { isRenewed } }) => {
    feeds += Number(isRenewed ?? false)
    return { feed: `https://clean.example/visits.ics?t=f${feeds}` }
  }
  const dialog = await openDialog('Subscribe in Your Own Calendar')
  await expectValue('Address', 'https://clean.example/visits.ics?t=f0', dialog)
  await press('New Address', dialog)
  await press('New Address', await findDialog('New Address?'))
  await expectText('[role=dialog] [role=status]', 'Only this new address works.')
  await expectValue('Address', 'https://clean.example/visits.ics?t=f1')
})

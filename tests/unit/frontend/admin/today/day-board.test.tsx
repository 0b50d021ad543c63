/** @jest-environment ./tests/support/component/environment.js */
/** The day at the door: what is noted quickly, without a network, and after the session has ended. */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import type { Change } from '#frontend/admin/device/changes.ts'
import { pacificToday } from '#frontend/lib/days.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import type { Day } from '#schemas/contract/day.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'
import { expectText, expectToast, openDialog, press, textsOf, user } from '#tests/support/component/acts.ts'
import { nextInstant } from '#tests/support/component/fake-api.ts'
import { database } from '#tests/support/component/kept-database.ts'
import { bookingRow, contactRow, EMPTY_DAY, ownersApi } from '#tests/support/component/owners-api.ts'

const { openScreen } = await import('#tests/support/component/back-office.tsx')
const { forgetKept, saveChanges, tabs } = await import('#frontend/admin/device/kept.ts')

const TODAY = pacificToday()
const main = () => document.querySelector('main')
const stop = (id: string) => document.querySelector<HTMLElement>(`.stop[data-id="${id}"]`) ?? undefined

beforeEach(() => database.clear())

/** Today with a visit. */
async function openDay(changes: Partial<BookingRow> = {}, more: () => Partial<Day> = () => ({})) {
  const visit = bookingRow({ serviceDate: TODAY, status: 'confirmed', ...changes })
  const api = ownersApi({ bookings: [visit] })
  api.handlers.getDay = () => ({ ...EMPTY_DAY, today: TODAY, visits: api.tables.bookings, ...more() })
  openScreen('/today')
  await expectText('main', 'Paid this week')
  return { api, visit }
}

test('what is noted while the day is read again has the version that the note before it made', async () => {
  const { api, visit } = await openDay()
  const answer = api.hold('getDay')
  await press('Arrived', stop(visit.id))
  await press('Nobody Home', stop(visit.id))
  await expectToast('Nobody Home')
  answer()
  const noted = { arrivedAt: expect.any(String), nobodyHomeAt: expect.any(String) }
  expect(api.tables.bookings[0]).toMatchObject(noted)
})

test("a payment by somebody else, read below the open dialog, makes the API refuse the owner's once (P35.2)", async () => {
  const { api, visit } = await openDay({ totalPrice: 238 })
  const dialog = await openDialog(`Done: ${nameOf(visit)}`, 'Done & Paid', stop(visit.id))
  const payment = { id: crypto.randomUUID(), amount: '238.00', method: 'check' as const, at: nextInstant() }
  const stored = api.tables.bookings[0] ?? {}
  Object.assign(stored, { status: 'completed', payments: [payment], updatedAt: payment.at })
  act(() => void dispatchEvent(new Event('online')))
  await expectText(dialog, 'Paid $238, check')
  await press('Note Payment', dialog)
  await expectText(() => dialog.querySelector('[role=alert]'), 'changed')
  expect(stored).not.toHaveProperty('payment')
  // Another change of the visit refuses nothing.
  Object.assign(stored, { totalPrice: 240, updatedAt: nextInstant() })
  act(() => void dispatchEvent(new Event('online')))
  await expectText(dialog, 'Left to pay: $2.')
  await press('Note Payment', dialog)
  await expectToast('Payment Noted')
})

test('what is noted after the session has ended waits for the same admin (P35.10)', async () => {
  const { api, visit } = await openDay()
  for (const name of ['updateBooking', 'getDay'] as const) api.fail(name, 401, 'Your session has ended.')
  await press('Arrived', stop(visit.id))
  await expectText('main', 'Noted at the door and not sent yet: 1. Sent once owner signs in')
})

/** What was noted at the door, without a visit. */
const waitingChange = (): Change => {
  const at = new Date().toISOString()
  const noted = { noted: { arrivedAt: at }, seen: at, notedAt: at }
  return { key: 'a', username: 'owner', bookingId: 'one', name: 'Ana Ruiz', ...noted }
}

test('what is noted while the end of the session deletes the day is kept (P35.10)', async () => {
  const isForgotten = forgetKept({ keepsChanges: true })
  await Promise.all([isForgotten, saveChanges((all) => [...all, waitingChange()])])
  expect(database.get('changes')).toMatchObject([{ key: 'a' }])
  database.clear()
  await forgetKept({ keepsChanges: false })
})

test('a tab that hears late of a sign-out deletes nothing that was noted after it (P35.10)', async () => {
  const listen = jest.spyOn(tabs, 'addEventListener')
  const tell = jest.spyOn(tabs, 'postMessage')
  const { api } = await openDay()
  api.fail('updateBooking', 503)
  database.set('changes', [waitingChange()])
  const hear = listen.mock.lastCall?.[1] as (message: object) => void
  await act(async () => hear({ data: 'signed-out' }))
  await expectText('main', 'Noted at the door and not sent yet: 1.')
  expect([database.has('changes'), tell.mock.calls]).toEqual([true, []])
  await forgetKept({ keepsChanges: false })
})

test('signing out in another tab signs out here, and leaves nothing on the device (P35.10)', async () => {
  const listen = jest.spyOn(tabs, 'addEventListener')
  await openDay()
  await waitFor(() => expect(database.has('day')).toBe(true))
  const hear = listen.mock.lastCall?.[1] as (message: object) => void
  hear({ data: 'signed-out' })
  await screen.findByRole('heading', { name: 'Admin Login' })
  await waitFor(() => expect(database.size).toBe(0))
})

test('what was noted on top of a conflict waits for the owner, not for the server', async () => {
  const { visit } = await openDay()
  const at = new Date().toISOString()
  const noted = { username: 'owner', bookingId: visit.id, name: 'Ana Ruiz', seen: at, notedAt: at }
  const refusal = { reason: 'conflict' as const, message: 'It has been changed meanwhile.' }
  database.set('changes', [
    { ...noted, key: 'a', noted: { arrivedAt: at }, refusal },
    { ...noted, key: 'b', noted: { nobodyHomeAt: at } },
  ] satisfies Change[])
  openScreen('/today')
  await expectText('main', 'Not sent yet (2)')
  const waits = /Nobody home.*Sent once you have decided about what you noted before\.\s*Do Not Send/
  await expectText('main', waits)
  expect(main()?.textContent).not.toMatch(/Send Now|can be reached/)
})

test('the dashboard says since when the day is that it shows without a server (P35.8)', async () => {
  const { api } = await openDay()
  await waitFor(() => expect(database.has('day')).toBe(true))
  api.breakOff('getDay', 'no connection')
  openScreen('/dashboard')
  await expectText('main', /The server cannot be reached. This is the day as of \d.*Next: 8-10 AM/)
})

test.each([
  ['another admin has left', { username: 'another.admin' }, {}, true],
  ['another build has kept in another shape', {}, { day: { today: TODAY } }, false],
])('a day that %s on the device is not shown', async (_, admin, other, isLeft) => {
  const { api } = await openDay()
  const day = await waitFor(() => {
    expect(database.has('day')).toBe(true)
    return database.get('day') as { admin: object }
  })
  database.set('day', { ...day, ...other, admin: { ...day.admin, ...admin } })
  api.breakOff('getDay', 'no connection')
  openScreen('/today')
  await expectText('main', 'Could not load')
  expect(document.querySelector('.stop')).toBeNull()
  expect(database.has('day')).toBe(isLeft)
})

test('the line of late replies counts them up to a hundred, and leads to the five oldest from the dashboard, too (P35.3)', async () => {
  const { api } = await openDay()
  const createdAt = new Date(Date.now() - 4.5 * 24 * 60 * 60 * 1000).toISOString()
  for (const [count, path, words] of [
    [1, '/today', '1 late reply'],
    [100, '/today', '100 or more late replies'],
    [6, '/dashboard', '6 late replies'],
  ] as const) {
    api.tables.contacts.length = 0
    for (let added = 0; added < count; added++) api.tables.contacts.push(contactRow({ createdAt }))
    openScreen(path)
    await screen.findByRole('link', { name: words })
  }
  await user.click(screen.getByRole('link', { name: '6 late replies' }))
  await waitFor(() => expect(document.activeElement?.id).toBe('late-replies'))
  const list = document.activeElement
  expect(list?.querySelectorAll('li')).toHaveLength(5)
  expect(list?.textContent).toMatch(/3 days late.*The 5 oldest of 6\. See all/)
  await user.click(screen.getByRole('link', { name: '6 late replies' }))
  await waitFor(() => expect(document.activeElement).toBe(list))
})

test('the five oldest of six unpaid visits are shown, and all six are added up (P35.3)', async () => {
  const visit = () => bookingRow({ status: 'completed', totalPrice: 100 })
  await openDay({}, () => ({ unpaidVisits: Array.from({ length: 6 }, visit) }))
  const panel = document.getElementById('still-owed')
  expect(panel?.textContent).toMatch(/Still to be paid: \$600 \(6\).*The 5 oldest of 6\. See all/)
  expect(panel?.querySelectorAll('li')).toHaveLength(5)
  expect(panel?.querySelector('a[href="/admin/money"]')?.textContent).toBe('See all')
  expect(document.activeElement).not.toBe(panel)
})

test('one press emails everyone who can come earlier; the notification says so, or why an email is not sent, and the list why somebody gets none (P35.16)', async () => {
  const visits = [14, 15].map((days) => bookingRow({ serviceDate: addDays(TODAY, days), isFlexible: true }))
  const customers = visits.map((visit) => ({ visit }))
  const called = bookingRow({ serviceDate: addDays(TODAY, 16), isFlexible: true, email: undefined })
  const openings = [
    {
      serviceDate: addDays(TODAY, 2),
      serviceTimes: ['08:00'],
      customers: [...customers, { visit: called, noMail: 'no email address' }],
    },
  ]
  const { api } = await openDay({}, () => ({ openings }))
  api.handlers.inviteEarlier = ({ body: { ids } }) => ids.map((id) => ({ id, state: 'mailed' as const }))
  await expectText(`[data-id="${called.id}"]`, 'No email: no email address')
  await press('Email all 2')
  await expectToast('Emails Sent', '2 emails are on their way. The first to choose the place gets it.')
  const ids = visits.map(({ id }) => id)
  expect(api.changes).toMatchObject([{ body: { ids } }])
  const why = 'This customer was already mailed about this day. Please call.'
  api.handlers.inviteEarlier = () => ids.map((id) => ({ id, state: 'failed', why }))
  await press('Email all 2')
  await expectToast('Not All Emails Sent', `Not All Emails Sent${why}`)
  api.breakOff('getDay', 'no connection')
  act(() => void dispatchEvent(new Event('online')))
  await expectText('main', 'This is the day as of')
  expect(screen.queryByRole('button', { name: /^Email all/ })).toBeNull()
})

test('a kept day is not turned back by a clock that is a day slow (P35.8)', async () => {
  const serviceDate = addDays(TODAY, 1)
  const { api, visit } = await openDay({ serviceDate }, () => ({ today: serviceDate }))
  api.breakOff('getDay', 'no connection')
  act(() => void dispatchEvent(new Event('online')))
  await expectText('main', 'This is the day as of')
  await press('Arrived', stop(visit.id))
})

test('twelve stops make two routes, and a completed visit without a price says so', async () => {
  const visit = () => bookingRow({ serviceDate: TODAY, status: 'confirmed' })
  const done = bookingRow({ serviceDate: TODAY, status: 'completed' })
  await openDay({}, () => ({ visits: [...Array.from({ length: 12 }, visit), done] }))
  expect(textsOf('a[href*="maps/dir"]')).toEqual(['Stops 1-10', 'Stops 11-12'])
  expect(stop(done.id)?.textContent).toContain('Left to pay: no price agreed')
})

test('a visit that did not happen is cancelled without a mail, and the focus stays among those that are not closed', async () => {
  const visits = [1, 2].map((ago) => bookingRow({ serviceDate: addDays(TODAY, -ago), lastName: `No ${ago}` }))
  const { api } = await openDay({}, () => ({ openVisits: visits }))
  let gone: BookingRow | undefined
  api.handlers.updateBooking = ({ body: { status } }) => {
    gone ??= visits.shift()
    return { ...gone, status } as BookingRow
  }
  await press('Did Not Happen Ana No 1')
  await expectText(() => document.getElementById('not-closed'), 'Not closed yet (1)')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Ana No 2'))
  await press('Undo')
  await waitFor(() => expect(api.changes).toHaveLength(2))
  expect(api.changes).toMatchObject([
    { body: { status: 'cancelled', tellCustomer: false } },
    { body: { status: 'pending', anyway: true, tellCustomer: false } },
  ])
})

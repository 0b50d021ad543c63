/** First days and weekdays of towns and ZIP codes, seen through the API. */
import { afterEach, expect, test } from '@jest/globals'
import type { Sent } from '#schemas/contract/index.ts'
import { addDays, pacificNow, weekdayOf } from '#schemas/facts/pacific-time.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { visitor } from '#tests/support/api/requests.ts'

const { stack, owner } = fileDesk()
const today = pacificNow(new Date()).date
const TUESDAY = 2

const setTownDays = (value: string) => owner.call('updateSetting', 'town_days', { value })
afterEach(() => setTownDays(''))
const ask = (where: { city?: string; zip?: string }) =>
  apiClient(stack).call('getAvailability', { from: today, to: addDays(today, 60), ...where })
const daysOf = async (where: { city?: string; zip?: string }) => (await ask(where)).json().days
/** A day at least a week ahead that is open, and on that weekday or not. */
async function openDay(isTuesday: boolean): Promise<string> {
  const day = (await daysOf({})).find(
    ({ date, times }) =>
      date > addDays(today, 7) && times.length === 5 && (weekdayOf(date) === TUESDAY) === isTuesday,
  )
  if (!day) throw new Error('No day is open')
  return day.date
}
const book = (body: Partial<Sent<'createBooking', 'body'>>) =>
  apiClient(stack).call('createBooking', { ...visitor(), serviceTime: '10:00', ...body } as never)

test('Bakersfield is offered on its days alone, by city and ZIP code, and no other place notices (P39.10)', async () => {
  const before = { hanford: (await ask({ city: 'hanford' })).text, none: (await ask({})).text }
  expect(await setTownDays('Bakersfield: Tue')).toMatchObject({ status: 200 })
  for (const where of [{ city: 'bakersfield' }, { zip: '93301' }, { city: 'hanford', zip: '93309' }]) {
    const answer = (await ask(where)).json()
    expect(answer).toMatchObject({ serves: true, city: 'bakersfield', weekdays: [TUESDAY] })
    expect(answer.days.length).toBeGreaterThan(5)
    expect(new Set(answer.days.map(({ date }) => weekdayOf(date)))).toEqual(new Set([TUESDAY]))
  }
  expect((await ask({ city: 'hanford' })).text).toBe(before.hanford)
  expect((await ask({})).text).toBe(before.none)
})

test('a visit is booked and moved on the days of its town alone, and the owner is warned (P39.10)', async () => {
  await setTownDays('Bakersfield: Tue')
  const [tuesday, other] = [await openDay(true), await openDay(false)]
  const address = '1 Main St, Bakersfield, CA 93301'
  const refused = await book({ address, serviceDate: other, city: 'hanford' })
  expect(refused).toMatchObject({ status: 400 })
  expect(refused.json()).toMatchObject({
    code: 'not-its-day',
    fields: { serviceDate: expect.stringContaining('Bakersfield') },
  })
  const booked = await book({ address, serviceDate: tuesday })
  expect(booked).toMatchObject({ status: 201 })
  expect(await book({ address: '1 Main St, Hanford', serviceDate: other })).toMatchObject({ status: 201 })

  const { id, link: token } = booked.json()
  const { updatedAt } = await apiClient(stack).expect('openVisit', { token })
  const move = { token, action: 'move', serviceDate: other, serviceTime: '14:00', updatedAt } as const
  expect((await apiClient(stack).call('changeVisit', move)).json()).toMatchObject({ code: 'not-its-day' })
  const change = (body: object) =>
    owner.call('updateBooking', id, { serviceDate: other, serviceTime: '14:00', ...body })
  expect((await change({})).json()).toMatchObject({ warnings: ['You come to Bakersfield on Tuesdays'] })
  expect(await change({ anyway: true })).toMatchObject({ status: 200 })
})

test('a visit at a ZIP code of another town than the chosen one has the days and the name of its own, also of a smaller town (P39.10)', async () => {
  await setTownDays('Lemoore: Tue')
  const visit = { city: 'lemoore', address: '1 Elm St, Hanford, CA 93230', serviceDate: await openDay(false) }
  const booked = await book(visit)
  const { town, city, zip } = await apiClient(stack).expect('openVisit', { token: booked.json().link })
  expect(town).toBe('Hanford')
  const asked = { ...(city && { city }), ...(zip && { zip }) }
  expect((await daysOf(asked)).map(({ date }) => date)).toContain(visit.serviceDate)
  const smallTown = { city: 'hanford', address: '1 Main St, CA 93234', serviceTime: '16:00' } as const
  const smaller = await book({ ...visit, ...smallTown })
  const { town: huron } = await apiClient(stack).expect('openVisit', { token: smaller.json().link })
  expect([huron, (await ask({ zip: '93234' })).json().town]).toEqual(['Huron', 'Huron'])
})

test('a ZIP code answers the town, or that it is near, or not served; what is none is not read (P39.11)', async () => {
  const of = async (zip: string) => {
    const { days, ...answer } = (await ask({ zip })).json()
    return { ...answer, first: days[0]?.date }
  }
  const [none, slow] = [await daysOf({}), await daysOf({ city: 'elsewhere' })]
  const zone = { timeZone: 'America/Los_Angeles' }
  const huron = { serves: true, town: 'Huron', city: 'hanford', first: none[0]?.date }
  expect(await of('93234')).toEqual({ ...zone, ...huron })
  expect(await of('93245')).toMatchObject({ town: 'Lemoore', city: 'lemoore', first: slow[0]?.date })
  expect(await of('93202')).toEqual({ ...zone, serves: true, first: slow[0]?.date })
  expect(await of('94103')).toEqual({ ...zone, serves: false })
  for (const text of ['9323', '932301', 'Hanford', ' ', '93230 OR', 'a'.repeat(300)])
    expect(await of(text)).toEqual({ ...zone, serves: true, first: none[0]?.date })
})

test('a booking far away is refused at its address, with the phone; the owner may book it (P39.12)', async () => {
  const address = '500 Howard St, San Francisco, CA 94103'
  const serviceDate = await openDay(false)
  const before = await daysOf({})
  const refused = await book({ address, serviceDate, city: 'hanford' })
  expect(refused).toMatchObject({ status: 400 })
  expect(refused.json()).toMatchObject({
    code: 'not-yet',
    values: { zip: '94103', phone: '(559) 555-0142' },
    fields: { address: 'We don’t come to 94103 yet. Please check the address, or call (559) 555-0142.' },
  })
  expect(await daysOf({})).toEqual(before)
  const typed = { ...visitor(), address, serviceDate, serviceTime: '10:00' } as const
  expect(await owner.call('addBooking', typed)).toMatchObject({ status: 201 })
})

test('a place, listed or only near, is visited from its first day on, and the refusal of an earlier one says why (P12.6, P39.12)', async () => {
  const open = (await daysOf({})).filter(({ times }) => times.length === 5).map(({ date }) => date)
  const day = open.find((date) => date > addDays(today, 7) && open.includes(addDays(date, 1))) ?? ''
  // At 7 or 8 AM in California, when the same day can be booked.
  await stack.at(`${day}T15:30:00Z`)
  // Room for all of this file in one window.
  await owner.set('window_capacity', '20')
  expect(await book({ address: '1 Main St, CA 93230', serviceDate: day })).toMatchObject({ status: 201 })
  const nextDay = 'In Lemoore the first visit is the day after'
  for (const [where, code, reason] of [
    [{ address: '1 Main St', city: 'LEMOORE' }, 'day-too-soon', nextDay],
    [{ address: '1 Main St, 93245-0001', city: 'hanford' }, 'day-too-soon', nextDay],
    [
      { address: '1523 G St, Reedley, CA 93654' },
      'address-too-soon',
      'At this address the first visit is the day after you book.',
    ],
  ] as const) {
    const refused = await book({ ...where, serviceDate: day })
    expect(refused.status).toBe(400)
    expect(refused.json()).toMatchObject({ code, fields: { serviceDate: expect.stringContaining(reason) } })
    expect(await book({ ...where, serviceDate: addDays(day, 1) })).toMatchObject({ status: 201 })
  }
})

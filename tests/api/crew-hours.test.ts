/** A day is sold in hours of a crew: what is offered, claimed, moved and given back. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { loadOffer, openSlot } from '#functions/availability/offered-days.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import type { Availability } from '#schemas/contract/availability.ts'
import type { Sent } from '#schemas/contract/index.ts'
import { tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { judgeSlots } from '#tests/faults/oracle.ts'
import { apiClient, errorOf } from '#tests/support/api/client.ts'
import { bookingDesk } from '#tests/support/api/file-stack.ts'
import { copiedToken, quoteRequest, visitor, type Window } from '#tests/support/api/requests.ts'
import { readTable } from '#tests/support/table/rows.ts'

const { stack, owner, freshWindow } = bookingDesk()
const TIMES = ['08:00', '10:00', '12:00', '14:00', '16:00'] as const

/** A day on which nothing is booked yet. */
function freshDay(): string {
  const { serviceDate } = freshWindow()
  for (let next = freshWindow(); ; next = freshWindow())
    if (next.serviceDate !== serviceDate) return next.serviceDate
}
const at = (serviceDate: string, serviceTime: Window['serviceTime']): Window => ({ serviceDate, serviceTime })
const setHours = (hours: number) => owner.set('visit_hours', String(hours))
const availability = (date: string, hours?: number) =>
  apiClient(stack).call('getAvailability', { from: date, to: date, ...(hours && { hours }) })
const timesFor = async (date: string, hours: number) =>
  (await availability(date, hours)).json().days[0]?.times
/** Books in a new name each time. @param client from a new network each time */
const book = (window: Window, client = apiClient(stack)) =>
  client.call('createBooking', { ...someone(), ...window })
const someone = () => ({ ...visitor(), email: `${randomUUID()}@example.com`, phone: someNumber() })
let numbers = 0
const someNumber = () => `(559) 555-${String(++numbers).padStart(4, '0')}`
const change = (id: string, body: Sent<'updateBooking', 'body'>) => owner.call('updateBooking', id, body)
const slotsAgree = async () => expect(judgeSlots(await readTable(stack.dynamodbEndpoint))).toEqual([])

test('six hours from 8 leave two windows of a day, and give all of it back once they are cancelled (P39.6)', async () => {
  const day = freshDay()
  await setHours(6)
  const before = (await availability(day, 1)).text
  const { id, link: token } = (await book(at(day, '08:00'))).json()
  expect(await timesFor(day, 1)).toEqual(['14:00', '16:00'])
  expect(await timesFor(day, 4)).toEqual(['14:00'])
  expect(await timesFor(day, 6)).toBeUndefined()

  const open = await apiClient(stack).expect('openVisit', { token })
  expect(open).toMatchObject({ hours: 6, dayTimes: ['08:00', '10:00', '12:00'] })
  const move = { token, action: 'move', updatedAt: open.updatedAt } as const
  const moved = await apiClient(stack).call('changeVisit', { ...move, ...at(day, '14:00') })
  expect(moved.json()).toMatchObject({ code: 'window-taken', availability: { days: expect.any(Array) } })
  // The visit has these windows already, all but the last.
  const earlier = { ...move, ...at(day, '10:00') }
  const { updatedAt, dayTimes } = await apiClient(stack).expect('changeVisit', earlier)
  expect(await timesFor(day, 1)).toEqual(['08:00', '16:00'])
  expect(dayTimes).toEqual(open.dayTimes)
  await slotsAgree()
  await apiClient(stack).expect('changeVisit', { token, action: 'cancel' })
  expect((await availability(day, 1)).text).toBe(before)
  expect(updatedAt > open.updatedAt && id.length).toBe(36)
})

test('a visit that takes other places after a move is offered the windows that are free without these (P39.6)', async () => {
  const serviceDate = freshDay()
  const add = (serviceTime: Window['serviceTime'], hours: number) =>
    owner.expect('addBooking', { ...visitor(), serviceDate, serviceTime, hours })
  for (const [time, hours] of [['08:00', 1] as const, ['12:00', 2] as const]) await add(time, hours)
  const { id, updatedAt } = await add('10:00', 2)
  const token = await copiedToken(owner, id)
  const move = { token, action: 'move', ...at(serviceDate, '08:00'), updatedAt } as const
  const { dayTimes } = await apiClient(stack).expect('changeVisit', move)
  expect(dayTimes).toEqual(['08:00', '10:00', '14:00', '16:00'])
})

test('one network books 40 hours a day, so that it cannot fill the calendar with long visits (P15.4)', async () => {
  await setHours(10)
  const client = apiClient(stack)
  const statuses = []
  for (let count = 0; count < 5; count++) statuses.push((await book(at(freshDay(), '08:00'), client)).status)
  expect(statuses).toEqual([201, 201, 201, 201, 429])
  await setHours(1)
  expect((await book(freshWindow(), client)).status).toBe(429)
})

test('of 30 jobs of one, three and five hours at once a day takes no more than a crew can do, and a refusal names what is open now (P39.5)', async () => {
  const homes = ['small', 'medium', 'large'] as const
  const minutes: Record<string, number> = { small: 60, medium: 180, large: 300, one_story: 0 }
  for (const { id, key, category } of await owner.expect('listPricingEntries'))
    if (category === 'house_size' || category === 'stories')
      await owner.expect('updatePricingEntry', id, { minutes: minutes[key] ?? null })
  const day = freshDay()
  const jobs = Array.from({ length: 30 }, (_, index) => ({
    home: homes[index % 3] ?? 'small',
    time: TIMES[index % 5] ?? '08:00',
  }))
  const quoteIds: string[] = []
  for (const { home: houseSize } of jobs) {
    const body = { ...quoteRequest(), ...CHOSEN, houseSize }
    quoteIds.push((await apiClient(stack).expect('createQuote', body)).id)
  }
  const answers = await Promise.all(
    jobs.map(({ time }, index) => {
      const body = { ...visitor(), ...at(day, time), quoteId: quoteIds[index] ?? '' }
      const who = { email: `${randomUUID()}@example.com`, phone: someNumber() }
      return apiClient(stack).call('createBooking', { ...body, ...who })
    }),
  )
  const sold = answers.flatMap(({ status }, index) => (status === 201 ? [jobs[index]?.home] : []))
  const hours = sold.reduce((sum, home) => sum + (minutes[home ?? ''] ?? 0) / 60, 0)
  expect(hours).toBeGreaterThan(5)
  expect(hours).toBeLessThanOrEqual(10)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 409))
  const stillOpen = answers.flatMap((answer, index) => {
    if (answer.status === 201) return []
    const { availability: open } = answer.json() as unknown as { availability: Availability }
    const times: string[] = open.days.find(({ date }) => date === day)?.times ?? []
    return times.filter((time) => time === jobs[index]?.time)
  })
  expect(stillOpen).toEqual([])
  const slots = (await readTable(stack.dynamodbEndpoint)).filter(
    ({ pk, sk }) => pk === 'SLOTS' && sk.startsWith(day),
  )
  expect(slots.reduce((sum, { claimed }) => sum + Number(claimed), 0)).toBe(hours)
  expect(Math.max(...slots.map(({ claimed }) => Number(claimed)))).toBeLessThanOrEqual(2)
  await slotsAgree()
  await setHours(3)
  const late = (await book(at(day, '08:00'))).json() as unknown as {
    availability: { days: { date: string; times: string[] }[] }
  }
  const [open] = late.availability.days
  expect(open?.times).toEqual(await timesFor(open?.date ?? '', 3))
})

test('a visit that another one overtakes may be tried again where it still fits, and finds the window taken where it does not (P12.8)', async () => {
  Object.assign(process.env, tableEnvironment(stack.dynamodbEndpoint))
  await setHours(1)
  const window = at(freshDay(), '10:00')
  const offer = await loadOffer({ leadDays: 0 }, loadSettings(), new Date())
  const { places, full } = openSlot(offer, { ...window, hours: 2 })
  expect(places).toEqual([2])
  await book(window)
  expect(await full(window.serviceTime)).toMatchObject({ status: 503 })
  await book(window)
  expect(await full(window.serviceTime)).toMatchObject({ status: 409 })
})

test('the owner is warned of each window without room, overbooks on request, and changes hours (P39.7)', async () => {
  const day = freshDay()
  await setHours(1)
  const add = (window: Window, changes: object) =>
    owner.call('addBooking', { ...visitor(), ...window, ...changes })
  const first = (await add(at(day, '10:00'), { hours: 3 })).json()
  expect(first).toMatchObject({ hours: 3, places: [2, 1] })
  const warned = await add(at(day, '08:00'), { hours: 11 })
  const short = ['10 AM-12 PM is full, 2 of 2 taken', '12-2 PM has too little room, 1 of 2 taken']
  const late = '11 hours from 8-10 AM end after 6 PM'
  expect(errorOf(warned)).toMatchObject({ status: 409, warnings: [...short, late] })
  const { id } = (await add(at(day, '08:00'), { hours: 11, anyway: true })).json()
  expect(await timesFor(day, 1)).toBeUndefined()
  await slotsAgree()
  const warnings = ['10 AM-12 PM is full, 2 of 2 taken', '12-2 PM is full, 2 of 2 taken']
  expect((await change(first.id, { hours: 4 })).json()).toMatchObject({ warnings })
  await owner.expect('deleteBooking', id)
  expect((await change(first.id, { hours: 4 })).json()).toMatchObject({ hours: 4, places: [2, 2] })
  expect((await change(first.id, { hours: null })).json()).toMatchObject({ hours: 4 })
  expect(await timesFor(day, 2)).toEqual(['08:00', '14:00', '16:00'])
  for (const hours of [0, 1.5, 100, '3'])
    expect((await change(first.id, { hours: hours as number })).status).toBe(400)
  await slotsAgree()
})

test('a visit without a quote has the hours that the owner reckons with, and a consultation one (P39.3)', async () => {
  await setHours(4)
  const day = freshDay()
  const typed = (serviceType: 'house' | 'consultation', on = day) =>
    owner.expect('addBooking', { ...visitor(), ...at(on, '08:00'), serviceType })
  expect((await typed('house')).hours).toBe(4)
  await setHours(1)
  expect((await typed('house').catch(() => ({ hours: 'full' }))).hours).toBe('full')
  const other = freshDay()
  await setHours(4)
  expect((await typed('consultation', other)).hours).toBe(1)
  expect((await availability(other)).json().days[0]?.times).toEqual(['08:00', '10:00', '12:00', '14:00'])
  await setHours(1)
})

test('a quote of ten hours takes a whole day, and one of eleven is booked by the owner alone (P39.4)', async () => {
  const quoteOf = async (minutes: number) => {
    const prices = await owner.expect('listPricingEntries')
    for (const { id, category, key } of prices)
      if (category === 'house_size' || category === 'stories')
        await owner.expect('updatePricingEntry', id, { minutes: key === 'one_story' ? minutes - 300 : 300 })
    const { id } = await apiClient(stack).expect('createQuote', { ...quoteRequest(), ...CHOSEN })
    return id
  }
  const day = freshDay()
  const visit = { ...visitor(), ...at(day, '08:00'), email: 'long@example.com', phone: someNumber() }
  const quoteId = await quoteOf(601)
  const refused = await apiClient(stack).call('createBooking', { ...visit, quoteId })
  expect(refused.status).toBe(400)
  expect(refused.json()).toMatchObject({
    fields: { serviceDate: expect.stringContaining('more than a day') },
  })
  const typed = await owner.expect('addBooking', { ...visit, quoteId, anyway: true })
  expect(typed).toMatchObject({ hours: 11, places: [2, 2, 2, 2, 2] })
  await owner.expect('deleteBooking', typed.id)
  const whole = await apiClient(stack).call('createBooking', { ...visit, quoteId: await quoteOf(600) })
  expect(whole.status).toBe(201)
  expect(await timesFor(day, 1)).toBeUndefined()
  await slotsAgree()
})

const CHOSEN = {
  ...{ houseSize: 'small', stories: 'one_story', windowTypes: [], interiorCleaning: [], extras: [] },
  hardWaterStains: 0,
}

test('a full window is not offered on the first and the last day either (P12.7)', async () => {
  await owner.set('window_capacity', '1')
  const query = { from: '2020-01-01', to: '2099-12-31' }
  const { days } = await apiClient(stack).expect('getAvailability', query)
  for (const { date, times } of [...days.slice(0, 1), ...days.slice(-1)]) {
    const window = at(date, times[0] ?? '08:00')
    await owner.expect('addBooking', { ...visitor(), ...window, anyway: true })
    expect((await timesFor(date, 1)) ?? []).not.toContain(window.serviceTime)
  }
})

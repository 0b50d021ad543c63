/** The owner calls a day off. */

import { expect, test } from '@jest/globals'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { VisitChoice } from '#schemas/contract/day-moves.ts'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'
import { dayMoveDesk, to } from '#tests/api/day-move-desk.ts'
import { visitDesk } from '#tests/api/visit-desk.ts'
import { errorOf } from '#tests/support/api/client.ts'
import { copiedToken, openWindows } from '#tests/support/api/requests.ts'
import { tokenIn } from '#tests/support/mail/mailbox.ts'
import { readTable } from '#tests/support/table/rows.ts'

const desk = visitDesk()
const { stack, owner, byOwner, mailTo, mailsTo, move, seen, set, rowOf, placesIn } = desk

const { freshDays, visitOn, outboxOf } = dayMoveDesk(stack, owner)

const plan = (date: string, choices?: VisitChoice[]) =>
  owner.expect('planDay', date, { reason: 'dust', choices })
const press = (date: string, choices: VisitChoice[]) =>
  owner.expect('moveDay', date, { reason: 'dust', choices })

test('a plan keeps a town together on the next day with room, shows each mail, and changes nothing (P35.11)', async () => {
  const [day, next] = await freshDays()
  const [first, second] = [await visitOn(day), await visitOn(day)]
  const other = await visitOn(day, { address: '2 Oak St, Lemoore', email: undefined })
  const done = await visitOn(day, { status: 'completed' })
  for (let place = 0; place < 2; place++) await visitOn(next)
  const rows = async () =>
    (await readTable(stack.dynamodbEndpoint)).filter(({ pk }) => /^(BOOKING|SLOTS|SETTINGS)/.test(pk))
  const before = await rows()
  const planned = await plan(day)
  expect(planned.map(({ visit, choice }) => [visit.id, choice])).toEqual(
    expect.arrayContaining([
      [first.id, to(first.id, next, '10:00')],
      [second.id, to(second.id, next, '10:00')],
      [other.id, to(other.id, next, '12:00')],
    ]),
  )
  expect(planned.map(({ visit }) => visit.id)).not.toContain(done.id)
  const rowFor = (id: string) => planned.find(({ visit }) => visit.id === id)
  expect(rowFor(first.id)?.mail).toMatchObject({
    subject: expect.stringContaining('We had to move your visit'),
    text: expect.stringMatching(/Because of dust .*10 AM-12 PM.*\/visit\?k=/s),
  })
  expect(rowFor(other.id)).toMatchObject({ town: 'Lemoore' })
  expect(rowFor(other.id)).not.toHaveProperty('mail')

  const last = [first, second, other].map(({ id }) => to(id, next, '16:00'))
  const problems = (await plan(day, last)).map(({ problem }) => problem)
  expect(problems.filter((problem) => problem?.includes('is full, 2 of 2 taken'))).toHaveLength(1)
  const previewed = await plan(day, [{ id: first.id, action: 'ask' }, to(second.id, next)])
  const previewOf = (id: string) => previewed.find(({ visit }) => visit.id === id)
  expect(previewOf(first.id)?.mail?.subject).toMatch(/Please choose another day/)
  expect(previewOf(other.id)).not.toHaveProperty('choice')
  expect(previewOf(second.id)?.choice).toEqual(to(second.id, next))
  expect(previewOf(second.id)?.problem).toContain('is full')
  expect(await rows()).toEqual(before)
})

test('a plan says that a window is full which the owner chose before the day, and that the day itself is blocked (P35.11)', async () => {
  const [before, day] = await freshDays()
  const { id } = await visitOn(day)
  for (let place = 0; place < 2; place++) await visitOn(before)
  const [[planned], [stays]] = [await plan(day, [to(id, before)]), await plan(day, [to(id, day, '16:00')])]
  expect(planned?.problem).toContain('is full, 2 of 2 taken')
  expect(stays?.problem).toContain('is a blocked day')
})

test('each visit moves with its mail and reminder, is asked about, or fails with why; a second press does nothing (P35.12)', async () => {
  const [day, next] = await freshDays()
  // What is free of its window is enough for it to begin (P39.5).
  await visitOn(next, { serviceTime: '10:00' })
  const moved = await visitOn(day, { serviceTime: '10:00', hours: 3 })
  const asked = await visitOn(day)
  const crowded = await visitOn(day)
  const left = await visitOn(day)
  for (let place = 0; place < 2; place++) await visitOn(next, { serviceTime: '16:00' })
  const choices: VisitChoice[] = [
    to(moved.id, next, '10:00'),
    { id: asked.id, action: 'ask' },
    to(crowded.id, next, '16:00'),
  ]
  const results = await press(day, choices)
  expect(results).toEqual([
    { id: moved.id, state: 'moved' },
    { id: asked.id, state: 'asked' },
    { id: crowded.id, state: 'failed', why: expect.stringContaining('is full') },
  ])
  const settings = await owner.expect('listSettings')
  expect(settings.find(({ key }) => key === 'blocked_days')?.value.split('\n')).toContain(day)
  expect(await rowOf(moved.id)).toMatchObject({
    serviceDate: next,
    serviceTime: '10:00',
    calendarSequence: 1,
    status: 'confirmed',
    calledOff: { date: day, reason: 'dust', action: 'move' },
  })
  const { calledOff, updatedAt: movedAt } = (await rowOf(moved.id)) as unknown as Booking
  expect(Date.parse(calledOff?.until ?? '') - Date.parse(movedAt)).toBe(48 * 60 * 60 * 1000)
  expect(await rowOf(asked.id)).toMatchObject({ serviceDate: day, calendarSequence: 1 })
  for (const { id, updatedAt } of [crowded, left])
    expect(await rowOf(id)).toMatchObject({ serviceDate: day, updatedAt })
  expect(await placesIn({ serviceDate: day, serviceTime: '10:00' })).toBe(2)
  for (const serviceTime of ['10:00', '12:00'] as const)
    expect(await placesIn({ serviceDate: next, serviceTime })).toBe(0)

  const { body } = await mailTo(moved.email ?? '', /had to move/)
  expect(body.text).toMatch(/Because of dust/)
  const question = await mailTo(asked.email ?? '', /another day/)
  expect(await seen(tokenIn(question, '/visit?k='))).toMatchObject({ serviceDate: day, isAsked: true })
  expect(question.body.text).toMatch(/^Called off: /m)
  expect((await outboxOf(moved.id)).map(({ id }) => id)).toEqual(
    expect.arrayContaining([`change-${moved.id}-1`, `reminder-${next}-${moved.id}`]),
  )
  const [card] = await owner.expect('listBookings', { q: moved.id })
  expect(card?.customerMail).toMatchObject({ id: `change-${moved.id}-1`, status: 'sent' })

  const before = await readTable(stack.dynamodbEndpoint)
  expect(await press(day, choices)).toEqual(results)
  // As another tab would, in which the owner chose otherwise.
  const why = 'This visit is no longer on this day.'
  const { id } = moved
  const others = [to(id, next, '12:00'), to(id, addDays(next, 7), '10:00'), { id, action: 'ask' } as const]
  expect(await press(day, others)).toEqual(others.map(({ id }) => ({ id, state: 'failed', why })))
  const changed = (await readTable(stack.dynamodbEndpoint)).filter(({ pk }) => !pk.startsWith('ADMIN#'))
  expect(changed).toEqual(before.filter(({ pk }) => !pk.startsWith('ADMIN#')))
  expect(await mailsTo(moved.email ?? '')).toHaveLength(1)
})

test('customers of a day that was called off change their visits within the cut-off, and once after their last move (P35.13)', async () => {
  const [day, next] = await freshDays()
  const [free, bound] = [await visitOn(day), await visitOn(next, { serviceTime: '14:00' })]
  await press(day, [to(free.id, next, '12:00')])
  await set('change_cutoff_hours', '168')
  await set('customer_moves_max', '0')
  const [soon, other] = (await openWindows(owner)).filter(
    ({ serviceDate }) => serviceDate > addDays(today(), 1),
  )
  if (!soon || !other) throw new Error('No window is open')
  expect((await move(await copiedToken(owner, free.id), soon)).json()).toMatchObject(soon)
  expect(await seen(await copiedToken(owner, free.id))).toMatchObject({ movesLeft: 0, canCancel: true })
  const often = { status: 409, code: 'visit-moved-often' }
  expect(errorOf(await move(await copiedToken(owner, free.id), other))).toMatchObject(often)
  expect(errorOf(await move(await copiedToken(owner, bound.id), soon))).toMatchObject(often)
  await set('change_cutoff_hours', '12')
  await set('customer_moves_max', '3')
})

test('a visit that has left the day, a visit without an address to ask, and a closed day fail alone', async () => {
  const [day, next] = await freshDays()
  const [gone, silent, sunday, cancelled] = [
    await visitOn(next),
    await visitOn(day, { email: undefined }),
    await visitOn(day),
    await visitOn(day, { status: 'cancelled' }),
  ]
  const results = await press(day, [
    to(gone.id, next),
    { id: silent.id, action: 'ask' },
    to(sunday.id, addDays(today(), -1)),
    to(cancelled.id, next),
    to(sunday.id, day),
    to('00000000-0000-4000-8000-000000000000', next),
    to(silent.id, next, '10:00'),
  ])
  expect(results.map(({ state, why }) => why ?? state)).toEqual([
    'This visit is no longer on this day.',
    'There is no email address. Please call.',
    // Yesterday may also be a Sunday.
    expect.stringMatching(/ is over[.;]/),
    'This visit is cancelled.',
    expect.stringMatching(/ is a blocked day\.$/),
    'This booking no longer exists.',
    'moved',
  ])
})

const today = () => pacificNow(new Date()).date

test('a day that is called off a second time asks and moves again, and says so', async () => {
  const [day, next] = await freshDays()
  const [asked, moved] = [await visitOn(day), await visitOn(day, { serviceTime: '10:00' })]
  const choices = [{ id: asked.id, action: 'ask' as const }, to(moved.id, next, '10:00')]
  const states = async () => (await press(day, choices)).map(({ state }) => state)
  expect(await states()).toEqual(['asked', 'moved'])
  await mailTo(asked.email ?? '', /another day/)
  await mailTo(moved.email ?? '', /had to move/)
  await set('blocked_days', '')
  await byOwner(asked.id, { calledOff: null })
  await mailTo(asked.email ?? '', /on again/)
  await byOwner(moved.id, { serviceDate: day, anyway: true })
  await mailTo(moved.email ?? '', /new time/)
  expect(await states()).toEqual(['asked', 'moved'])
  expect(await states()).toEqual(['asked', 'moved'])
  const subjects = async (email = '') => (await mailsTo(email)).map(({ subject }) => subject.split(' - ')[0])
  const mails = async () => [...(await subjects(asked.email)), ...(await subjects(moved.email))]
  while ((await mails()).length < 6) await stack.sweep()
  const asking = 'Please choose another day'
  expect(await subjects(asked.email)).toEqual([asking, 'Your visit is on again', asking])
  const moving = 'We had to move your visit'
  expect(await subjects(moved.email)).toEqual([moving, 'Your visit has a new time', moving])
})

test('a new price or address and an undone cancellation leave a visit called off, and a corrected mailbox is asked for another day (P35.12)', async () => {
  const [day] = await freshDays()
  const { id, email = '' } = await visitOn(day)
  await press(day, [{ id, action: 'ask' }])
  await mailTo(email, /another day/)
  await byOwner(id, { totalPrice: 201, anyway: true })
  const priced = await mailTo(email, /new price/)
  expect(priced.body.text).toContain('Called off: ')
  await byOwner(id, { status: 'cancelled' })
  await mailTo(email, /is cancelled/)
  await byOwner(id, { status: 'confirmed', giveBack: [], anyway: true })
  while ((await mailsTo(email)).length < 4) await stack.sweep()
  const right = `right-${email}`
  await byOwner(id, { email: right, anyway: true })
  const asked = await mailTo(right)
  expect(asked.subject).toMatch(/^Please choose another day/)
  expect(await seen(tokenIn(asked, '/visit?k='))).toMatchObject({ isAsked: true })
  expect(await mailsTo(email)).toHaveLength(4)
})

test('a day is called off however many past days are blocked, but not once no more days ahead can be (P35.12)', async () => {
  const [day, next] = await freshDays()
  const visit = await visitOn(day)
  const choices = [to(visit.id, next)]
  // One more day would exceed the 2,000 characters of a setting.
  const blockFrom = (first: string) =>
    set('blocked_days', Array.from({ length: 181 }, (_, number) => addDays(first, number)).join('\n'))
  await blockFrom(addDays(today(), 365))
  const refused = await owner.call('moveDay', day, { reason: 'dust', choices })
  const message = 'Too many days are blocked. Please delete some in the settings first.'
  expect(errorOf(refused)).toMatchObject({ status: 409, message })
  expect(await rowOf(visit.id)).toMatchObject({ serviceDate: day })
  await blockFrom(addDays(today(), -181))
  expect(await press(day, choices)).toMatchObject([{ state: 'moved' }])
  const settings = await owner.expect('listSettings')
  expect(settings.find(({ key }) => key === 'blocked_days')?.value).toBe(day)
  await set('blocked_days', '')
})

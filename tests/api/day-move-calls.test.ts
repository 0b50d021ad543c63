/** Calls that move a day: one that takes too long, and those that are refused. */
import { expect, test } from '@jest/globals'
import { ENV } from '#functions/environment.ts'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'
import { dayMoveDesk, to } from '#tests/api/day-move-desk.ts'
import { visitDesk } from '#tests/api/visit-desk.ts'
import { errorOf } from '#tests/support/api/client.ts'
import { functionCaller } from '#tests/support/api/function-caller.ts'
import { startFunctionProcess } from '#tests/support/api/function-process.ts'
import { startTableProxy } from '#tests/support/table/proxy.ts'

const { stack, owner, rowOf, byOwner } = visitDesk()
const { freshDays, visitOn, outboxOf } = dayMoveDesk(stack, owner)
const today = () => pacificNow(new Date()).date

test('after four seconds a call says which visits wait; the next one moves them, but for one that its customer cancelled', async () => {
  const [day, next] = await freshDays()
  const times = ['08:00', '10:00', '12:00', '14:00'] as const
  const visits = await Promise.all(times.map((serviceTime) => visitOn(day, { serviceTime })))
  const choices = visits.map(({ id }, index) => to(id, next, times[index]))
  let isEdited = false
  const proxy = await startTableProxy(stack.dynamodbEndpoint, async ({ operation, body }, pass) => {
    const isMoveOf = (id = '') => operation === 'TransactWriteItems' && body.includes(id)
    if (isMoveOf(visits[0]?.id) && !isEdited) {
      isEdited = true
      // Between its read and its write, which is then tried again.
      await byOwner(visits[0]?.id ?? '', { adminNotes: 'Gate code 4711' })
    }
    if (isMoveOf(visits[1]?.id)) await functions.setClock(4001)
    return pass()
  })
  Object.assign(process.env, { [ENV.originSecret]: 'origin', [ENV.jwtSecret]: 'j'.repeat(32) })
  const functions = startFunctionProcess({ dynamodb: proxy.url, ses: stack.mailUrl })
  const caller = await functionCaller(stack.admin, functions.call)
  const body = { reason: 'dust', choices }
  const pressed = async () =>
    (await caller.call('moveDay', { params: { date: day }, body })).map(({ state, why }) => why ?? state)
  expect(await pressed()).toEqual(['moved', 'moved', 'waiting', 'waiting'])
  expect(await rowOf(visits[2]?.id ?? '')).toMatchObject({ updatedAt: visits[2]?.updatedAt })
  await byOwner(visits[3]?.id ?? '', { status: 'cancelled' })
  expect(await pressed()).toEqual(['moved', 'moved', 'moved', 'This visit is cancelled.'])
  await functions.kill()
  await proxy.stop()
  delete process.env[ENV.originSecret]
  delete process.env[ENV.jwtSecret]
  expect(await rowOf(visits[0]?.id ?? '')).toMatchObject({ adminNotes: 'Gate code 4711' })
  for (const { id } of visits.slice(0, 3)) {
    expect(await rowOf(id)).toMatchObject({ serviceDate: next, calendarSequence: 1 })
    const mails = (await outboxOf(id)).map((mail) => mail.id)
    expect(mails.filter((mail) => String(mail).startsWith('change'))).toEqual([`change-${id}-1`])
  }
})

test('days that are called off at the same moment are all blocked', async () => {
  const days = await freshDays()
  const visits = await Promise.all(days.map((date) => visitOn(date)))
  const calls = visits.map(({ id, serviceDate: date }) =>
    owner.expect('moveDay', date, { reason: 'dust', choices: [{ id, action: 'ask' }] }),
  )
  await Promise.all(calls)
  const blocked = (await owner.expect('listSettings')).find(({ key }) => key === 'blocked_days')
  for (const date of days) expect(blocked?.value).toContain(date)
})

const ID = '00000000-0000-4000-8000-000000000000'

test.each([
  ['a day that is over', () => addDays(today(), -1), { id: ID, action: 'ask' }],
  ['an unknown action', today, { id: ID, action: 'delete' }],
  ['an unknown window', today, { ...to(ID, '2027-02-03'), serviceTime: '09:00' }],
])('%s is refused and blocks nothing', async (_, date, choice) => {
  const before = (await owner.expect('listSettings')).find(({ key }) => key === 'blocked_days')
  const body = { reason: 'wind', choices: [choice] }
  for (const action of ['move', 'plan'])
    expect((await owner.send('POST', `/api/admin/days/${date()}/${action}`, { body })).status).toBe(400)
  expect((await owner.expect('listSettings')).find(({ key }) => key === 'blocked_days')).toEqual(before)
})

test('sixty visits of a day are planned, one more is refused', async () => {
  const [day] = await freshDays()
  const plan = () => owner.call('planDay', day, { reason: 'wind' })
  for (let visit = 0; visit < 60; visit++) await visitOn(day)
  expect((await plan()).json()).toHaveLength(60)
  await visitOn(day)
  expect(errorOf(await plan())).toMatchObject({
    status: 400,
    message: 'At most 60 visits can be moved together.',
  })
})

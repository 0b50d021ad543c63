/** The owner calls a day off while the function that moves its visits is killed, before and after its transactions. */
import { afterEach, expect, test } from '@jest/globals'
import type { MovedVisit, VisitChoice } from '#schemas/contract/day-moves.ts'
import { closedHolidays } from '#schemas/facts/blocked-days.ts'
import { ARRIVAL_TIMES, addDays, CLOSED_WEEKDAY, pacificNow, weekdayOf } from '#schemas/facts/pacific-time.ts'
import { startCrashableStack } from '#tests/faults/crashable-stack.ts'
import { judgeSlots } from '#tests/faults/oracle.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { ALL_DUE_MS, startFunctionProcess } from '#tests/support/api/function-process.ts'
import { addVisit } from '#tests/support/api/requests.ts'
import { startFakeSes } from '#tests/support/mail/fake-ses.ts'
import { startOwnTable } from '#tests/support/table/own-table.ts'
import { startTableProxy } from '#tests/support/table/proxy.ts'
import { readTable, rowsOf } from '#tests/support/table/rows.ts'

const VISITS = 12
const TOWNS = ['Hanford', 'Lemoore', 'Visalia']

/** Kills at the `left`th transaction with `mark`, once the table has executed it or before. */
const KILLS = [
  { mark: 'blocked_days', left: 1, isExecuted: true },
  { mark: 'calledOff', left: 3, isExecuted: true },
  { mark: 'calledOff', left: 4, isExecuted: false },
]

/** A day soon on which the business works: a press writes nothing about a day that is closed already. */
function openDay(): string {
  const { date: today } = pacificNow(new Date())
  const holidays = closedHolidays('', today).map(({ date }) => date)
  const days = [2, 3, 4, 5].map((days) => addDays(today, days))
  return days.find((day) => weekdayOf(day) !== CLOSED_WEEKDAY && !holidays.includes(day)) ?? ''
}

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

test('each of twelve visits moves once and is mailed once, however often the press is killed', async () => {
  const table = await startOwnTable()
  closers.push(table.stop)
  const mail = await startFakeSes()
  closers.push(mail.stop)
  // A mail that is being sent during a kill may be sent twice (decision 42): all are sent after the last press.
  mail.setWeather('down')
  const kills: typeof KILLS = []
  const restarts: Promise<void>[] = []
  const proxy = await startTableProxy(table.endpoint, async ({ operation, body }, pass) => {
    const [kill] = kills
    const isMeant = operation === 'TransactWriteItems' && kill && body.includes(kill.mark)
    if (!isMeant || --kill.left > 0) return pass()
    kills.shift()
    if (kill.isExecuted) await pass()
    restarts.push(stack.crash())
    await restarts.at(-1)
    return undefined
  })
  closers.push(proxy.stop)
  const env = { DYNAMODB_ENDPOINT: proxy.url, SES_ENDPOINT: mail.url }
  const stack = await startCrashableStack({ dataDir: table.dataDir, env }, [])
  closers.push(stack.end)
  const owner = async () => {
    const client = apiClient(stack.current())
    await client.login(stack.current().admin)
    return client
  }

  const date = openDay()
  const setup = await owner()
  for (let visit = 0; visit < VISITS; visit++)
    await addVisit(setup, date, {
      email: `customer-${visit}@example.com`,
      address: `${visit} Main St, ${TOWNS[visit % TOWNS.length]}`,
      serviceTime: ARRIVAL_TIMES[visit % ARRIVAL_TIMES.length] ?? '08:00',
    })
  const proposed = await setup.expect('planDay', date, { reason: 'wind' })
  const choices = proposed.flatMap(({ choice }) => choice ?? []) as Extract<VisitChoice, { action: 'move' }>[]
  expect(choices).toHaveLength(VISITS)

  kills.push(...KILLS)
  let results: MovedVisit[] | undefined
  let presses = 0
  while (!results) {
    const client = await owner()
    presses += 1
    const answer = await client.call('moveDay', date, { reason: 'wind', choices }).catch(() => undefined)
    await Promise.all(restarts)
    if (answer?.status === 200) results = answer.json()
  }
  expect(presses).toBe(KILLS.length + 1)
  expect(results).toEqual(choices.map(({ id }) => ({ id, state: 'moved' })))
  await closers.pop()?.()

  mail.setWeather('up')
  const sweeper = startFunctionProcess({ dynamodb: table.endpoint, ses: mail.url })
  closers.push(sweeper.kill)
  const isOpen = async () =>
    rowsOf(await readTable(table.endpoint), 'OUTBOX').some(({ status }) =>
      ['queued', 'sending'].includes(String(status)),
    )
  for (let sweep = 1; await isOpen(); sweep++) await sweeper.call('sweeper', {}, sweep * ALL_DUE_MS)

  const rows = await readTable(table.endpoint)
  for (const { id, serviceDate, serviceTime } of choices)
    expect(rowsOf(rows, 'BOOKING').filter((row) => row['id'] === id)).toMatchObject([
      { serviceDate, serviceTime, calendarSequence: 1, status: 'confirmed' },
    ])
  expect(judgeSlots(rows)).toEqual([])
  const toCustomers = mail.accepted.filter(({ to }) => to.startsWith('customer-'))
  const sent = toCustomers.map(({ notification }) => notification)
  expect(sent.sort()).toEqual(choices.map(({ id }) => `change-${id}-1`).sort())
  const planned = rowsOf(rows, 'OUTBOX').filter(({ status }) => status === 'planned')
  const reminders = choices.map(({ id, serviceDate }) => `reminder-${serviceDate}-${id}`)
  expect(planned.map((row) => row['id'])).toEqual(expect.arrayContaining(reminders))
  const blocked = rows.find(({ pk, sk }) => pk === 'SETTINGS' && sk === 'blocked_days')?.['value']
  expect(String(blocked).split('\n')).toEqual([date])
})

/** Money is never lost from sight: what is owed, however old, and every payment, years later. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { Sent } from '#schemas/contract/index.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { leftToPay } from '#schemas/facts/payments.ts'
import { errorOf } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { addVisit } from '#tests/support/api/requests.ts'
import { putRows } from '#tests/support/table/rows.ts'

const { stack, owner } = fileDesk()

/** A Monday. */
const START = '2026-11-23'
const at = (date: string, clock = '10:00:00-08:00') => stack.at(`${date}T${clock}`)

const visitOn = (serviceDate: string, changes: Partial<Sent<'addBooking', 'body'>> = {}) =>
  addVisit(owner, serviceDate, changes)
const change = (id: string, body: Sent<'updateBooking', 'body'>) => owner.expect('updateBooking', id, body)
const moneyOf = (year: number) => owner.expect('getMoney', { from: `${year}-01-01`, to: `${year}-12-31` })
const owedIds = async () => (await owner.expect('getMoney', { q: 'nobody' })).owed.map(({ id }) => id)

test('a visit that is done and not paid is owed after 800 days, until it is paid, and nothing else is (P38.1)', async () => {
  await at(START)
  const [notYet, completed, part, free, paid] = [
    await visitOn(START, { totalPrice: 238 }),
    await visitOn(addDays(START, -1), { totalPrice: 300 }),
    await visitOn(addDays(START, -2), { totalPrice: 100 }),
    await visitOn(START, { totalPrice: 0 }),
    await visitOn(START, { totalPrice: 50 }),
  ]
  const open = await visitOn(START, { totalPrice: 70 })
  await change(notYet.id, { status: 'completed', payment: { amount: 238, method: 'unpaid' } })
  await change(completed.id, { status: 'completed' })
  await change(part.id, { status: 'completed', payment: { amount: 40, method: 'cash' } })
  await change(free.id, { status: 'completed' })
  await change(paid.id, { status: 'completed', payment: { amount: 50, method: 'app' } })
  await at(addDays(START, 800))
  const { unpaidVisits, openVisits } = await owner.expect('getDay')
  const oldestFirst = [part.id, completed.id, notYet.id]
  expect(unpaidVisits.map(({ id }) => id)).toEqual(oldestFirst)
  expect(openVisits.map(({ id }) => id)).toEqual([open.id])
  expect(await owedIds()).toEqual(oldestFirst)

  await change(notYet.id, {
    payment: { amount: '238', method: 'check', note: '1187' },
    updatedAt: (await read(notYet.id)).updatedAt,
  })
  await change(completed.id, { status: 'cancelled', tellCustomer: false })
  await owner.expect('deleteBooking', part.id)
  expect(await owedIds()).toEqual([])
  await change(completed.id, { status: 'completed' })
  expect(await owedIds()).toEqual([completed.id])
  for (const { id } of [notYet, completed, free, paid, open]) await owner.expect('deleteBooking', id)
})

async function read(id: string) {
  const [row] = await owner.expect('listBookings', { q: id })
  if (!row) throw new Error(`No booking ${id}`)
  return row
}

/** A visit that was paid by check in the last half hour of 2026. @returns it, and its payment as Money has it */
async function paidByCheck(lastName: string, note: string) {
  await at('2026-12-31', '23:30:00-08:00')
  const business = { businessName: 'Kettle Bakery', totalPrice: 1240 }
  const { id, firstName } = await visitOn('2026-12-31', { lastName, ...business })
  const payment = { amount: 1240, tip: 25, method: 'check' as const, note }
  const { payments } = await change(id, { status: 'completed', payment })
  return {
    id,
    firstName,
    payments,
    found: { ...payments[0], booking: id, customer: `Kettle Bakery, ${firstName} ${lastName}` },
  }
}
const found = async (q: string) => (await owner.expect('getMoney', { q })).payments
const paidIn = async (year: number, id: string) =>
  (await moneyOf(year)).payments.filter(({ booking }) => booking === id)

test('a payment is found years later by year, check, customer and booking (P38.6)', async () => {
  const { id, firstName, payments, found: expected } = await paidByCheck('Oberholtzer', 'No. 90210')
  await at('2029-06-01')
  expect(await paidIn(2026, id)).toEqual([expected])
  expect(await paidIn(2027, id)).toEqual([])
  await at('2027-01-01', '00:30:00-08:00')
  const next = await visitOn('2027-01-01', { totalPrice: 50 })
  await change(next.id, { status: 'completed', payment: { amount: 50, method: 'cash' } })
  expect(await paidIn(2026, next.id)).toEqual([])
  expect(await paidIn(2027, next.id)).toMatchObject([{ amount: '50.00' }])
  await at('2029-06-01')
  for (const q of ['90210', 'oberHOLTZER', `Oberholtzer, ${firstName}`, 'kettle check', id])
    expect(await found(q)).toEqual([expected])
  for (const sum of ['1240', '$1,240', '1,240.00', '$1,265', '1265.00'])
    expect(await found(sum)).toEqual([expected])
  const { customer = '', payments: listed } = await read(id)
  expect(listed).toEqual(payments)
  const card = await owner.expect('getCustomer', customer)
  expect(card.records.find(({ record }) => record.id === id)).toMatchObject({ record: { payments } })
  await change(id, { lastName: 'Oberholtzer-Diaz' })
  expect(await found('90210')).toEqual([
    { ...expected, customer: `Kettle Bakery, ${firstName} Oberholtzer-Diaz` },
  ])
})

test('a search finds the 200 latest payments, and none by the middle of a booking id (P38.6)', async () => {
  const payments = Array.from({ length: 201 }, (_, day) => {
    const [id, at] = [randomUUID(), `${addDays('2020-01-01', day)}T18:00:00.000Z`]
    return {
      pk: 'PAYMENTS',
      sk: `${at}#${id}`,
      id,
      at,
      booking: `${id.slice(0, 8)}-0000-4000-8000-000000000775`,
      amount: '10.00',
      method: 'cash',
      note: 'Castoro',
    }
  })
  await putRows(stack.dynamodbEndpoint, ...payments)
  const [, ...latest] = payments.map(({ id }) => id)
  expect((await found('castoro')).map(({ id }) => id)).toEqual(latest.reverse())
  expect(await found('castoro 000775')).toEqual([])
})

test('the payments of a deleted visit stay, without name and note, and it takes no more (P38.7)', async () => {
  const { id, found: expected } = await paidByCheck('Lindqvist', 'Check 777001')
  await owner.expect('deleteBooking', id)
  const { customer: _, note: __, ...kept } = expected
  expect(await paidIn(2026, id)).toEqual([{ ...kept, isDeleted: true }])
  expect([await found('777001'), await found('Lindqvist')]).toEqual([[], []])
  const body = { payment: { amount: 1, method: 'cash' as const } }
  expect((await owner.call('updateBooking', id, body)).status).toBe(404)
})

test('a visit that is set back takes its payments out of the sums, and Undo lets them count again; all stay in sight (P38.5)', async () => {
  await at('2027-03-10')
  const { id } = await visitOn('2027-03-10', { totalPrice: 120 })
  const day = async () => (await owner.expect('getDay')).paid
  await change(id, { status: 'completed', payment: { amount: '120.45', tip: '0.10', method: 'cash' } })
  expect(await day()).toEqual({ thisWeek: '120.55', thisMonth: '120.55' })
  const back = await change(id, { status: 'confirmed', tellCustomer: false })
  expect(back.payments).toMatchObject([{ amount: '120.45', takenBack: { by: stack.admin.username } }])
  expect(await day()).toEqual({ thisWeek: '0.00', thisMonth: '0.00' })
  expect((await moneyOf(2027)).payments.filter(({ booking }) => booking === id)).toEqual([
    { ...back.payments[0], booking: id, customer: `${back.firstName} ${back.lastName}` },
  ])
  const { updatedAt, payments } = back
  const giveBack = payments.map((payment) => payment.id)
  const undone = await change(id, { status: 'completed', giveBack, updatedAt })
  expect(await day()).toEqual({ thisWeek: '120.55', thisMonth: '120.55' })
  const { takenBack: _, ...first } = payments[0] ?? {}
  expect(undone.payments).toEqual([first])
  const again = { status: 'completed', giveBack, updatedAt: undone.updatedAt }
  const twice = await owner.call('updateBooking', id, again as never)
  expect(errorOf(twice)).toMatchObject({ status: 409, current: { id } })
})

test('weeks begin on Monday and months on the first, in California (P35.4)', async () => {
  const pay = async (instant: string, amount: number) => {
    await stack.at(instant)
    const { id } = await visitOn('2027-11-01', { totalPrice: amount })
    await change(id, { status: 'completed', payment: { amount, method: 'card' } })
  }
  // A Sunday evening that is a Monday in UTC, the end of October among them.
  await pay('2027-10-31T23:59:00-07:00', 1000)
  await pay('2027-11-01T00:01:00-07:00', 200)
  await pay('2027-11-14T23:59:00-08:00', 30)
  await pay('2027-11-15T00:01:00-08:00', 4)
  expect((await owner.expect('getDay')).paid).toEqual({ thisWeek: '4.00', thisMonth: '234.00' })
  const november = { from: '2027-11-01', to: '2027-11-30' }
  const { payments } = await owner.expect('getMoney', november)
  expect(payments.map(({ amount }) => amount)).toEqual(['4.00', '30.00', '200.00'])
})

test('another price replaces what was noted as not yet paid (P38.4)', async () => {
  await at('2028-02-01')
  const { id } = await visitOn('2028-02-01', { totalPrice: 300 })
  await change(id, { status: 'completed', payment: { amount: 280, method: 'unpaid' } })
  const { payments } = await change(id, { totalPrice: 250 })
  expect(payments).toMatchObject([{ amount: '280.00', takenBack: {} }])
})

test('a part payment that is taken back after "not yet" is owed again, but not one that this note replaces (P38.4)', async () => {
  await at('2028-02-01')
  for (const [amount, together] of [
    [200, false],
    [300, true],
  ] as const) {
    const { id } = await visitOn('2028-02-01', { totalPrice: 300 })
    const part = await change(id, { status: 'completed', payment: { amount: 100, method: 'cash' } })
    const takeBack = part.payments.map((payment) => payment.id)
    const minuteAgo = new Date(Date.parse(part.updatedAt) - 60_000).toISOString()
    const payment = { amount, method: 'unpaid', at: minuteAgo } as const
    const rest = await change(id, { payment, ...(together && { takeBack }), updatedAt: part.updatedAt })
    const { updatedAt } = rest
    expect(leftToPay(together ? rest : await change(id, { takeBack, updatedAt }))).toBe(30_000)
  }
})

test('"not yet" leaves out what was taken back before it, though its device has an earlier clock (P38.4)', async () => {
  await at('2028-02-01')
  const { id } = await visitOn('2028-02-01', { totalPrice: 300 })
  await change(id, { status: 'completed', payment: { amount: 100, method: 'cash' } })
  const { updatedAt } = await change(id, { status: 'confirmed' })
  const minuteAgo = new Date(Date.parse(updatedAt) - 60_000).toISOString()
  const payment = { amount: 300, method: 'unpaid', at: minuteAgo } as const
  expect(leftToPay(await change(id, { status: 'completed', payment, updatedAt }))).toBe(30_000)
})

test('a visit is paid in up to twenty parts, each noted once (P38.3)', async () => {
  await at('2028-02-02')
  const { id } = await visitOn('2028-02-02', { totalPrice: 300 })
  let { updatedAt, payments } = await change(id, {
    status: 'completed',
    payment: { amount: 1, method: 'cash' },
  })
  for (let count = 1; count < 20; count++)
    ({ updatedAt, payments } = await change(id, { payment: { amount: 1, method: 'cash' }, updatedAt }))
  expect(new Set(payments.map((payment) => payment.id)).size).toBe(20)
  const pay = async (payment: object) =>
    errorOf(await owner.call('updateBooking', id, { payment, updatedAt } as never))
  const another = { amount: 1, method: 'cash' }
  const payment = expect.stringContaining('20 payments')
  expect(await pay(another)).toMatchObject({ status: 400, fields: { payment } })
  expect(await pay({ ...another, id: payments[3]?.id })).toMatchObject({ status: 409 })
  const cancelled = await change(id, { status: 'cancelled', updatedAt })
  const giveBack = payments.map((payment) => payment.id)
  const undo = { status: 'completed', giveBack, updatedAt: cancelled.updatedAt } as const
  expect((await change(id, undo)).payments).toEqual(payments)
})

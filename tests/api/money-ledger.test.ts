/** 120 visits that end in every way, in random order, against a ledger of the test's own, in cents. */
import { expect, test } from '@jest/globals'
import type { Sent } from '#schemas/contract/index.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { leftToPay } from '#schemas/facts/payments.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { addVisit } from '#tests/support/api/requests.ts'
import { seededRandom } from '#tests/support/random.ts'

const { stack, owner } = fileDesk()

const SEED = 31
const VISITS = 120
/** A Wednesday. The week before is in the same month. */
const START = '2027-06-02'
const DAYS = 12
const METHODS = ['cash', 'check', 'card', 'app'] as const

type Entry = { cents: number; tip: number; method: (typeof METHODS)[number]; date: string; isBack: boolean }
type Visit = {
  id: string
  updatedAt: string
  date: string
  status: 'confirmed' | 'completed' | 'cancelled' | 'deleted'
  price: number | undefined
  entries: (Entry & { id: string })[]
  /** What the last standing note "not yet" says, and the entries since. */
  notYet?: { cents: number; since: number } | undefined
}

const dollars = (cents: number) => (cents / 100).toFixed(2)
const sum = (entries: Entry[], withTips: boolean) =>
  entries.reduce((all, { cents, tip, isBack }) => all + (isBack ? 0 : cents + (withTips ? tip : 0)), 0)

/** Undefined: nobody has said how much. */
function left({ price, entries, notYet }: Visit): number | undefined {
  if (notYet) return Math.max(0, notYet.cents - sum(entries.slice(notYet.since), false))
  if (price === undefined) return entries.some(({ isBack }) => !isBack) ? 0 : undefined
  return Math.max(0, price - sum(entries, false))
}

test('what came in and what is owed agree with a ledger to the cent', async () => {
  const random = seededRandom(SEED)
  const { pick } = random
  const visits: Visit[] = []
  let today = START

  async function patch(visit: Visit, body: Sent<'updateBooking', 'body'>) {
    const sent = { ...body, tellCustomer: false, anyway: true, updatedAt: visit.updatedAt }
    const booking = await owner.expect('updateBooking', visit.id, sent)
    visit.updatedAt = booking.updatedAt
    return booking
  }
  async function add() {
    const price = pick([undefined, 0, 179, 238, 300])
    const serviceDate = addDays(today, -pick([0, 1, 2]))
    const { id, updatedAt } = await addVisit(owner, serviceDate, {
      serviceTime: pick(['08:00', '12:00'] as const),
      totalPrice: price,
    })
    const cents = price === undefined ? undefined : price * 100
    visits.push({ id, updatedAt, date: serviceDate, status: 'confirmed', price: cents, entries: [] })
  }
  async function pay(visit: Visit, status?: 'completed') {
    const due = left(visit) ?? 5000
    const [cents, tip] = [pick([due, Math.floor(due / 3), 1, due + 1]), pick([0, 0, 1050])]
    const method = pick(METHODS)
    const payment = { amount: dollars(cents), tip: dollars(tip), method }
    const { payments } = await patch(visit, { payment, ...(status && { status }) })
    visit.entries.push({ id: payments.at(-1)?.id ?? '', cents, tip, method, date: today, isBack: false })
  }
  const ACTS: ((visit: Visit) => Promise<void>)[] = [
    async (visit) => {
      visit.status = 'completed'
      await patch(visit, { status: 'completed' })
    },
    async (visit) => {
      await pay(visit, 'completed')
      visit.status = 'completed'
    },
    (visit) => pay(visit),
    async (visit) => {
      const cents = left(visit) || 4000
      await patch(visit, { status: 'completed', payment: { amount: dollars(cents), method: 'unpaid' } })
      Object.assign(visit, { status: 'completed', notYet: { cents, since: visit.entries.length } })
    },
    async (visit) => {
      const status = pick(['confirmed', 'cancelled'] as const)
      await patch(visit, { status })
      if (visit.status === 'completed') {
        for (const entry of visit.entries) entry.isBack = true
        visit.notYet = undefined
      }
      visit.status = status
    },
    async (visit) => {
      const standing = visit.entries.filter(({ isBack }) => !isBack)
      if (standing.length === 0) return
      const entry = pick(standing)
      await patch(visit, { takeBack: [entry.id] })
      entry.isBack = true
      if (visit.notYet && visit.entries.indexOf(entry) < visit.notYet.since) visit.notYet.cents += entry.cents
    },
    async (visit) => {
      const price = pick([100, 238, 250])
      await patch(visit, { totalPrice: price })
      if (visit.price !== price * 100) visit.notYet = undefined
      visit.price = price * 100
    },
    async (visit) => {
      await owner.expect('deleteBooking', visit.id)
      visit.status = 'deleted'
    },
  ]

  for (let day = 0; day < DAYS; day++) {
    today = addDays(START, day)
    await stack.at(`${today}T23:40:00-07:00`)
    for (let count = 0; count < VISITS / DAYS; count++) await add()
    for (let count = 0; count < 2.5 * (VISITS / DAYS); count++) {
      const there = visits.filter(({ status, entries }) => status !== 'deleted' && entries.length < 15)
      await pick(ACTS)(pick(there))
    }
  }

  const all = visits.flatMap(({ entries }) => entries)
  const [monday, first] = ['2027-06-07', '2027-06-01']
  const { paid, openVisits } = await owner.expect('getDay')
  const ofWeek = all.filter(({ date }) => date >= monday)
  expect(paid).toEqual({ thisWeek: dollars(sum(ofWeek, true)), thisMonth: dollars(sum(all, true)) })
  const { payments, owed } = await owner.expect('getMoney', { from: first, to: '2027-06-30' })
  expect(payments.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort())
  for (const method of METHODS) {
    const counted = payments.filter((payment) => payment.method === method && !payment.takenBack)
    const cents = counted.map(({ amount, tip = '0' }) => Math.round(100 * (Number(amount) + Number(tip))))
    const own = all.filter((entry) => entry.method === method)
    expect(cents.reduce((all, one) => all + one, 0)).toBe(sum(own, true))
  }
  const owing = visits.filter((visit) => visit.status === 'completed' && left(visit) !== 0)
  expect(Object.fromEntries(owed.map((visit) => [visit.id, leftToPay(visit)]))).toEqual(
    Object.fromEntries(owing.map((visit) => [visit.id, left(visit)])),
  )
  const open = visits.filter(({ status, date }) => status === 'confirmed' && date < today)
  expect(openVisits.map(({ id }) => id).sort()).toEqual(open.map(({ id }) => id).sort())
  expect([owing.length, open.length, visits.length].every((count) => count > 10)).toBe(true)
})

/** What owner, customer, clock and mail service do to the visit of a story. */
import type { BookingRow } from '#schemas/contract/bookings.ts'
import type { Sent } from '#schemas/contract/index.ts'
import { ARRIVAL_TIMES, addDays } from '#schemas/facts/pacific-time.ts'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { wallClock } from '#tests/support/api/pacific.ts'
import type { TestStack } from '#tests/support/api/test-stack.ts'
import type { FakeSes } from '#tests/support/mail/fake-ses.ts'
import type { Random } from '#tests/support/random.ts'
import { wordsOf } from '#tests/support/visits/customer-belief.ts'

const HOUR_MS = 60 * 60 * 1000

/** @param now in milliseconds */
export const dayAt = (now: number) => wallClock(now).slice(0, 10)

/** An arrival window some days after `start`. */
export const someWindow = (random: Random, start: string, days: [from: number, to: number]) => ({
  serviceDate: addDays(start, random.between(...days)),
  serviceTime: random.pick(ARRIVAL_TIMES),
})

/** Where a story is told. */
export type Stage = { stack: TestStack; ses: FakeSes; owner: ApiClient }

export type Plot = {
  id: string
  /** Of the customer's link. */
  token: string
  /** The day on which it starts. */
  start: string
  /** The owner tells the customer of every change; otherwise of most. */
  isTold: boolean
  now: number
  /** Two acts happen at once: either may be refused. */
  isCrossed: boolean
  /** The owner did not tell the customer of the last change. */
  leavesUntold: boolean
  /** A mail may have been sent twice. */
  isInDoubt: boolean
  /** Moves and cancellations that somebody tried, in the words of `deedOf`. */
  deeds: Set<string>
  rowNow: () => Promise<BookingRow | undefined>
  untilSent: () => Promise<void>
}

/** The acts by their names. */
export function storyActs(plot: Plot, { stack, ses, owner }: Stage, random: Random) {
  const { id, token, rowNow } = plot
  const customer = apiClient(stack)
  const versionNow = async () => ({ updatedAt: (await rowNow())?.updatedAt })
  const save = async (body: Sent<'updateBooking', 'body'>) => {
    const { status, text } = await owner.call('updateBooking', id, { anyway: true, ...body })
    if (status !== 200 && !(plot.isCrossed && [404, 409].includes(status)))
      throw new Error(`${status} ${text}`)
    return status
  }
  const edit = async (body: Sent<'updateBooking', 'body'>) => {
    const isTold = plot.isTold || random.chance(0.85)
    const status = await save({ ...body, tellCustomer: isTold })
    if (status === 200) plot.leavesUntold ||= !isTold
    return `${status} ${JSON.stringify(body)}${isTold ? '' : ' (untold)'}`
  }
  const byLink = async (body: Sent<'changeVisit', 'body'>) =>
    (await customer.call('changeVisit', body)).status
  const anotherWindow = (who: 'We' | 'You') => {
    const window = someWindow(random, plot.start, [2, 14])
    plot.deeds.add(`${who} moved ${wordsOf(window.serviceDate, window.serviceTime)}`)
    return window
  }
  const callOff = async (action: 'ask' | 'move') => {
    const row = await rowNow()
    if (!row || row.serviceDate < dayAt(plot.now)) return 'nothing'
    const choice = action === 'ask' ? { id, action } : { id, action, ...anotherWindow('We') }
    const [result] = await owner.expect('moveDay', row.serviceDate, { reason: 'wind', choices: [choice] })
    return JSON.stringify(result)
  }
  return {
    confirm: () => edit({ status: 'confirmed' }),
    cancel: () => {
      plot.deeds.add('We cancelled')
      return edit({ status: 'cancelled' })
    },
    'set back': () => edit({ status: 'pending' }),
    complete: () => edit({ status: 'completed' }),
    'done, not paid yet': async () =>
      edit({ status: 'completed', payment: { amount: 150, method: 'unpaid' }, ...(await versionNow()) }),
    paid: async () => edit({ payment: { amount: 150, method: 'cash' }, ...(await versionNow()) }),
    move: () => edit(anotherWindow('We')),
    'new price': () => edit({ totalPrice: 200 + random.between(0, 3) }),
    'edit the address': () => edit({ address: `${random.between(1, 999)} Main St, Hanford, CA 93230` }),
    'call off, ask': () => callOff('ask'),
    'call off, move': () => callOff('move'),
    unblock: () => owner.set('blocked_days', ''),
    'keep the day': () => edit({ calledOff: null }),
    'customer moves': async () => {
      const row = (await customer.call('openVisit', { token })).json()
      return byLink({ token, action: 'move', ...anotherWindow('You'), updatedAt: row.updatedAt })
    },
    'customer cancels': () => {
      plot.deeds.add('You cancelled')
      return byLink({ token, action: 'cancel' })
    },
    'customer is flexible': () => byLink({ token, action: 'flexible', isFlexible: random.chance(0.5) }),
    'cancel and undo': async () => {
      const before = await rowNow()
      if (!before || before.status === 'cancelled') return 'nothing'
      return [await save({ status: 'cancelled' }), await save({ status: before.status })].join()
    },
    'mail is down': async () => ses.setWeather('throttling'),
    'answers are lost': async () => {
      plot.isInDoubt = true
      ses.setWeather('losing answers')
    },
    wait: async () => {
      await plot.untilSent()
      plot.now += random.between(1, 30) * HOUR_MS
      return new Date(plot.now).toISOString()
    },
    'mail is up': async () => ses.setWeather('up'),
  } satisfies Record<string, () => Promise<unknown>>
}

export type Act = keyof ReturnType<typeof storyActs>

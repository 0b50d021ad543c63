/** One seed's storm: visitors send requests while table, mail and processes fail; then faults stop, and results are judged. */

import { type CrashableStack, type Death, startCrashableStack } from '#tests/faults/crashable-stack.ts'
import { startFaultProxy } from '#tests/faults/fault-proxy.ts'
import { KINDS, type Ledger, startCancelling, visit } from '#tests/faults/ledger.ts'
import { judge } from '#tests/faults/oracle.ts'
import { startRepeater } from '#tests/faults/repeater.ts'
import { sweepUntilSettled } from '#tests/faults/sweeping.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { openWindows } from '#tests/support/api/requests.ts'
import { type FakeSes, startFakeSes } from '#tests/support/mail/fake-ses.ts'
import { type Random, seededRandom } from '#tests/support/random.ts'
import { startOwnTable } from '#tests/support/table/own-table.ts'
import { readTable } from '#tests/support/table/rows.ts'

const REQUESTS = 64
const VISITORS = 6
/** Fewer places than bookings want, two in each window by default. */
const WINDOWS = 20
/** So long that a visit takes places of two windows or three. */
const VISIT_HOURS = 3
const CANCEL_RATE = 0.6
/** Share of accepted mails whose running sender gets no answer. */
const LOST_ANSWER_RATE = 0.1

/** Runs one storm. @returns violations, one line each */
export async function storm(seed: number): Promise<string[]> {
  const random = seededRandom(seed)
  const ledger: Ledger = { acknowledged: [], cancelled: new Map(), wrong: [] }
  const deaths: Death[] = []
  const closers: (() => Promise<unknown>)[] = []
  try {
    const table = await startOwnTable()
    closers.push(table.stop)
    const proxy = await startFaultProxy(table.endpoint, random)
    closers.push(proxy.stop)
    const mail = await startFakeSes(() => random.chance(LOST_ANSWER_RATE))
    closers.push(mail.stop)
    const storm = { random, table, mail, endpoints: { dynamodb: proxy.url, ses: mail.url }, deaths }
    const env = { DYNAMODB_ENDPOINT: proxy.url, SES_ENDPOINT: mail.url }
    const stack = await startCrashableStack({ dataDir: table.dataDir, env }, deaths, proxy.calmly)
    closers.push(stack.end)
    const repeater = await startRepeater(storm)
    closers.push(repeater.stop)

    const windows = await proxy.calmly(async () => {
      const owner = apiClient(stack.current())
      await owner.login(stack.current().admin)
      const open = await openWindows(owner)
      await owner.set('visit_hours', String(VISIT_HOURS))
      return open.slice(10, 10 + WINDOWS)
    })
    const killAt = random.between(2, 10)
    // Kills the sender after SES accepts a mail and before the row is marked as sent.
    mail.onAccepted((count) => {
      if (count === killAt) void Promise.all([stack.crash(), repeater.crash()])
    })
    const onProgress = weatherAndCrashes({ random, stack, mail })
    await visitAll({ random, ledger, stack, onProgress, windows })
    mail.setWeather('up')
    await closers.pop()?.()
    await closers.pop()?.()
    await sweepUntilSettled(storm)

    const rows = await readTable(table.endpoint)
    return [...judge(rows, ledger, mail.accepted, deaths), ...absentFaults(proxy.injected)]
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

/** A storm proves nothing without them. */
function absentFaults(injected: Record<string, number>): string[] {
  return Object.entries(injected).flatMap(([fault, count]) => (count > 0 ? [] : `no request was ${fault}`))
}

type Progress = (done: number) => void

/** SES is down for the second fifth of the requests and throttles in the third; the stack crashes once. */
function weatherAndCrashes(world: { random: Random; stack: CrashableStack; mail: FakeSes }): Progress {
  const { random, stack, mail } = world
  const fifth = Math.floor(REQUESTS / 5)
  const crashAt = random.between(fifth, REQUESTS)
  return (done) => {
    if (done === fifth) mail.setWeather('down')
    if (done === 2 * fifth) mail.setWeather('throttling')
    if (done === 3 * fifth) mail.setWeather('up')
    if (done === crashAt) void stack.crash()
  }
}

type Visits = {
  random: Random
  ledger: Ledger
  stack: CrashableStack
  onProgress: Progress
  windows: Parameters<typeof visit>[1][]
}

async function visitAll({ random, ledger, stack, onProgress, windows }: Visits): Promise<void> {
  const kinds = random.shuffle(Array.from({ length: REQUESTS }, (_, index) => KINDS[index % KINDS.length]))
  const cancel = startCancelling(stack.current, ledger)
  const cancelling: Promise<void>[] = []
  let done = 0
  const work = async () => {
    for (let kind = kinds.pop(); kind; kind = kinds.pop()) {
      const window = windows[random.between(0, windows.length)]
      if (!window) throw new Error('No arrival window is open')
      const booked = await visit(kind, window, stack.current, ledger)
      if (kind === 'booking' && booked && random.chance(CANCEL_RATE))
        cancelling.push(cancel(booked.id, random.chance(0.5) ? 'owner' : 'customer'))
      done += 1
      onProgress(done)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, work))
  await Promise.all(cancelling)
}

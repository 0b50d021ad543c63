/**
 * A visit to which owner, customer, clock and mail service do things in random order, and its customer's whole mailbox. A seed names
 * a story: `STORY_SEED=7 npx jest tests/api/told-stories.test.ts` tells it again.
 */
import type { Sent } from '#schemas/contract/index.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { visitor } from '#tests/support/api/requests.ts'
import { seededRandom } from '#tests/support/random.ts'
import { mailsAbout, type TableRow } from '#tests/support/table/rows.ts'
import { until } from '#tests/support/until.ts'
import {
  type Belief,
  believes,
  deedOf,
  isOverAt,
  onceOf,
  placeOf,
  startOf,
  truthOf,
  wordsOf,
} from '#tests/support/visits/customer-belief.ts'
import type { Stage } from '#tests/support/visits/stage.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const TIMES = ['08:00', '10:00', '12:00', '14:00', '16:00'] as const

const pacificDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' })

/** Tells one story. @param acts how many random ones, or the names of some that all happen before a mail is sent. @returns what was wrong in it, with all that happened before; undefined if nothing was */
export async function tellStory(
  seed: number,
  acts: number | readonly string[],
  stage: Stage,
): Promise<string | undefined> {
  const { stack, clock, ses, owner } = stage
  const random = seededRandom(seed)
  const pick = <T>(items: readonly T[]) => items[random.between(0, items.length)] as T
  const customer = apiClient(stack)
  const email = `story-${seed}@example.com`
  const log: string[] = []
  const isScripted = typeof acts !== 'number'
  let now = Date.parse('2026-12-01T17:00:00Z') + random.between(0, 24 * 60) * MINUTE_MS
  const start = pacificDay.format(now)
  let [date, time] = [addDays(start, random.between(2, 9)), pick(TIMES)]
  await clock.at(new Date(now))
  await owner.set('blocked_days', '')
  const price = random.chance(0.7) ? 238 : undefined
  const booked = { ...visitor(), email, serviceDate: date, serviceTime: time }
  const isToldFirst = random.chance(0.85) || isScripted
  const { id } = await owner.expect('addBooking', {
    body: { ...booked, totalPrice: price, anyway: true, tellCustomer: isToldFirst },
  })
  log.push(`booked ${date} ${time} at ${new Date(now).toISOString()}`)
  const { visit } = await owner.expect('createVisitLink', { params: { id }, body: {} })
  const token = new URL(visit).searchParams.get('k') ?? ''

  const rowNow = async () => (await owner.expect('listBookings', { query: { q: id } }))[0]
  const versionNow = async () => ({ updatedAt: (await rowNow())?.updatedAt })
  const outbox = () => mailsAbout(stack.dynamodbEndpoint, id)
  const isWaiting = ({ status, dueAt, kind }: TableRow) =>
    !['unanswered', 'owner', 'customer-change', 'unconfirmed'].includes(String(kind)) &&
    (status === 'queued' ||
      status === 'sending' ||
      (status === 'planned' && String(dueAt) <= new Date(now).toISOString()))

  /** A mail is sent within a second of being queued: no clock jumps over that. */
  async function untilSent(): Promise<void> {
    const isNew = ({ status, nextAttemptAt }: TableRow) => status === 'queued' && nextAttemptAt === undefined
    await until(async () => !(await outbox()).some((row) => row['status'] === 'sending' || isNew(row)))
  }

  /** Sends all that is due; each try is half an hour later than the one before, as postponed mails wait for that at most. */
  async function drain(): Promise<void> {
    for (let tries = 0; tries < 40; tries++) {
      await clock.sweep(new Date(now))
      if (!(await outbox()).some(isWaiting)) return
      await untilSent()
      now += tries < 4 ? 35_000 : 5 * MINUTE_MS
    }
    throw new Error('Mails stay in the outbox')
  }

  const edit = async (body: Sent<'updateBooking', 'body'>) => {
    const isTold = random.chance(0.85) || isScripted
    await owner.expect('updateBooking', {
      params: { id },
      body: { anyway: true, ...body, tellCustomer: isTold },
    })
    leavesUntold = !isTold
    return isTold ? JSON.stringify(body) : `${JSON.stringify(body)} (untold)`
  }
  const byLink = async (body: Sent<'changeVisit', 'body'>) =>
    (await customer.call('changeVisit', { body })).status
  const anotherWindow = () => {
    ;[date, time] = [addDays(start, random.between(2, 14)), pick(TIMES)]
    return { serviceDate: date, serviceTime: time }
  }
  const callOff = async (action: 'ask' | 'move') => {
    const row = await rowNow()
    if (!row || row.serviceDate < pacificDay.format(now)) return 'nothing'
    const choice = action === 'ask' ? { id, action } : { id, action, ...anotherWindow() }
    const [result] = await owner.expect('moveDay', {
      params: { date: row.serviceDate },
      body: { reason: 'wind', choices: [choice] },
    })
    return JSON.stringify(result)
  }
  let [isUntold, leavesUntold, isDeleted] = [false, false, false]
  const ACTS: Record<string, () => Promise<unknown>> = {
    confirm: () => edit({ status: 'confirmed' }),
    cancel: () => edit({ status: 'cancelled' }),
    'set back': () => edit({ status: 'pending' }),
    complete: () => edit({ status: 'completed' }),
    'done, not paid yet': async () =>
      edit({ status: 'completed', payment: { amount: 150, method: 'unpaid' }, ...(await versionNow()) }),
    paid: async () => edit({ payment: { amount: 150, method: 'cash' }, ...(await versionNow()) }),
    move: () => edit(anotherWindow()),
    'new price': () => edit({ totalPrice: 200 + random.between(0, 3) }),
    'edit the address': () => edit({ address: `${random.between(1, 999)} Main St, Hanford, CA 93230` }),
    'call off, ask': () => callOff('ask'),
    'call off, move': () => callOff('move'),
    unblock: () => owner.set('blocked_days', ''),
    'keep the day': () => edit({ calledOff: null }),
    'customer moves': async () => {
      const row = (await customer.call('openVisit', { body: { token } })).json()
      return byLink({ token, action: 'move', ...anotherWindow(), updatedAt: row.updatedAt })
    },
    'customer cancels': () => byLink({ token, action: 'cancel' }),
    'customer is flexible': () => byLink({ token, action: 'flexible', isFlexible: random.chance(0.5) }),
    'cancel and undo': async () => {
      const before = await rowNow()
      if (!before || before.status === 'cancelled') return 'nothing'
      await owner.expect('updateBooking', { params: { id }, body: { status: 'cancelled', anyway: true } })
      await owner.expect('updateBooking', { params: { id }, body: { status: before.status, anyway: true } })
    },
    'mail is down': async () => ses.setWeather('down'),
    wait: async () => {
      await untilSent()
      now += random.between(1, 30) * HOUR_MS
      return new Date(now).toISOString()
    },
    'mail is up': async () => ses.setWeather('up'),
  }
  const names = [...Object.keys(ACTS), 'wait', 'wait', 'mail is up', 'confirm', 'move']
  const script = isScripted ? acts : Array.from({ length: acts }, () => pick(names))

  const fault = (what: string, more: unknown) =>
    `seed ${seed}: ${what}\n${log.join('\n')}\n${JSON.stringify(more, null, 1)}\nmails:\n${mailbox()
      .map(({ subject, text }) => `${subject} | ${/^(Visit|Called off): .*$/m.exec(text)?.[0]}`)
      .join('\n')}`
  const mailbox = () => ses.accepted.filter(({ to }) => to === email)
  const perDay = new Map<string, number>()
  let counted = 0
  let belief: Belief = {
    state: 'pending',
    visit: wordsOf(booked.serviceDate, booked.serviceTime),
    price: price === undefined ? undefined : `$${price}`,
  }
  const reminded = new Set<string>()
  const deeds = new Set<string>()

  /** Reads what came since the last time. @returns what is wrong with it */
  function read(): string | undefined {
    for (const mail of mailbox().slice(counted)) {
      counted += 1
      const before = belief
      belief = believes(before, mail)
      const said = deedOf(mail, belief)
      if (said && !deeds.has(said)) return `"${said}" is not so`
      const once = onceOf(mail)
      const isFirst = /^(We received|Your visit is booked)/.test(mail.subject)
      // Thanks that came before the visit were a mistake, which the customer has heard of.
      if (once && !(once === 'Thank you' && now < startOf(belief.visit))) {
        const sent = `${once} ${belief.visit.replace(/, [^,]*$/, '')}`
        if (reminded.has(sent)) return `two mails of a day: ${sent}`
        reminded.add(sent)
      } else if (!isFirst && !once && JSON.stringify(before) === JSON.stringify(belief))
        return `"${mail.subject}" says nothing new`
      const day = pacificDay.format(now)
      perDay.set(day, (perDay.get(day) ?? 0) + Number(!isFirst))
      if ((perDay.get(day) ?? 0) > 10) return 'more than ten mails a day'
    }
    return undefined
  }

  /** Compares what the customer believes with what is true and with what the owner is shown. */
  async function judge(): Promise<string | undefined> {
    const wrong = read()
    if (wrong) return fault(wrong, { belief })
    const row = await rowNow()
    if (!row) return belief.state === 'cancelled' || isDeleted ? undefined : fault('it is gone', belief)
    const truth = truthOf(row)
    const shown = row.told && {
      state: row.told.state,
      visit: wordsOf(row.told.serviceDate, row.told.serviceTime as '08:00'),
    }
    if (shown?.state !== belief.state || shown.visit !== belief.visit)
      return fault('the owner is shown another belief', { shown, belief })
    const isOver = isOverAt(now, row)
    const isLimited = (await outbox()).some(({ kind, status }) => kind === 'change' && status === 'planned')
    // Whether a visit was done, its customer knows without a mail.
    if (isUntold || isOver || isLimited || truth.state === 'completed') return undefined
    const isTrue =
      truth.state === belief.state &&
      (truth.state === 'cancelled' || (truth.visit === belief.visit && truth.price === belief.price))
    return isTrue
      ? undefined
      : fault('the customer believes what is not so', {
          belief,
          truth,
          row,
          outbox: (await outbox()).map(({ id, status, reason }) => `${id}: ${status} ${reason ?? ''}`),
        })
  }

  try {
    await drain()
    for (const [index, name] of script.entries()) {
      await clock.at(new Date(now))
      const before = await rowNow()
      leavesUntold = false
      const result = await ACTS[name]?.()
      const after = await rowNow()
      const isChanged = JSON.stringify(before && truthOf(before)) !== JSON.stringify(after && truthOf(after))
      if (after && placeOf(before) !== placeOf(after))
        deeds.add(`${name.startsWith('customer') ? 'You' : 'We'} ${placeOf(after)}`)
      if (isChanged || (name === 'cancel and undo' && result !== 'nothing')) isUntold = leavesUntold
      log.push(`${new Date(now).toISOString()} ${name} ${result ?? ''}`)
      // Often several things happen before any mail goes.
      if (index < script.length - 1 && (isScripted || random.chance(0.4))) continue
      ses.setWeather('up')
      await drain()
      const wrong = await judge()
      if (wrong) return wrong
    }
    if (random.chance(0.3) && (await rowNow())) {
      const row = await rowNow()
      isDeleted = isUntold || (row && isOverAt(now, row)) === true || row?.status === 'completed'
      await owner.expect('deleteBooking', { params: { id } })
      log.push('deleted')
      await drain()
      return await judge()
    }
    return undefined
  } catch (error) {
    return fault(error instanceof Error ? (error.stack ?? error.message) : String(error), {})
  }
}

/**
 * A visit to which owner, customer, clock and mail service do things in random order, and its customer's whole mailbox. A seed names
 * a story: `STORY_SEED=7 npx jest tests/api/told-stories.test.ts` tells it again.
 */
import { copiedToken, visitor } from '#tests/support/api/requests.ts'
import { seededRandom } from '#tests/support/random.ts'
import { isUnderWay, mailsAbout, type TableRow } from '#tests/support/table/rows.ts'
import { until } from '#tests/support/until.ts'
import {
  type Belief,
  believes,
  deedOf,
  isOverAt,
  onceOf,
  startOf,
  truthOf,
  wordsOf,
} from '#tests/support/visits/customer-belief.ts'
import {
  type Act,
  dayAt,
  type Plot,
  type Stage,
  someWindow,
  storyActs,
} from '#tests/support/visits/story-acts.ts'

const MINUTE_MS = 60 * 1000

/** Tells one story. @param script how many random ones, or the names of some that all happen before a mail is sent. @returns what was wrong in it, with all that happened before; undefined if nothing was */
export async function tellStory(
  seed: number,
  script: number | readonly Act[],
  stage: Stage,
): Promise<string | undefined> {
  const { stack, ses, owner } = stage
  const random = seededRandom(seed)
  const { pick } = random
  const email = `story-${seed}@example.com`
  const log: string[] = []
  const isScripted = typeof script !== 'number'
  const now = Date.parse('2026-12-01T17:00:00Z') + random.between(0, 24 * 60) * MINUTE_MS
  const start = dayAt(now)
  const window = someWindow(random, start, [2, 9])
  await stack.at(new Date(now))
  await owner.set('blocked_days', '')
  const price = random.chance(0.7) ? 238 : undefined
  const isToldFirst = random.chance(0.85) || isScripted
  const visit = { ...visitor(), email, ...window, totalPrice: price, anyway: true, tellCustomer: isToldFirst }
  const { id } = await owner.expect('addBooking', visit)
  log.push(`booked ${Object.values(window)} at ${new Date(now).toISOString()}`)
  const token = await copiedToken(owner, id)

  const rowNow = async () => (await owner.expect('listBookings', { q: id }))[0]
  const outbox = () => mailsAbout(stack.dynamodbEndpoint, id)
  const isWaiting = ({ status, dueAt, kind }: TableRow) =>
    !['unanswered', 'owner', 'customer-change', 'unconfirmed'].includes(String(kind)) &&
    (status === 'queued' ||
      status === 'sending' ||
      (status === 'planned' && String(dueAt) <= new Date(plot.now).toISOString()))

  /** A mail is sent within a second of being queued: no clock jumps over that. */
  async function untilSent(): Promise<void> {
    await until(async () => !(await outbox()).some(isUnderWay))
  }

  /** Sends all that is due; each try is half an hour later than the one before, as postponed mails wait for that at most. */
  async function drain(): Promise<void> {
    for (let tries = 0; tries < 40; tries++) {
      await stack.sweep(new Date(plot.now))
      if (!(await outbox()).some(isWaiting)) return
      await untilSent()
      plot.now += tries < 4 ? 35_000 : 5 * MINUTE_MS
    }
    throw new Error('Mails stay in the outbox')
  }

  const plot: Plot = {
    ...{ id, token, start, now, rowNow, untilSent, deeds: new Set() },
    ...{ isTold: isScripted, isCrossed: false, leavesUntold: false, isInDoubt: false },
  }
  const acts = storyActs(plot, stage, random)
  // With random numbers of their own: which of two acts takes its number first differs from run to run.
  const secondActs = storyActs(plot, stage, seededRandom(-seed))
  let isUntold = false
  let isDeleted = false
  const names: Act[] = [...(Object.keys(acts) as Act[]), 'wait', 'wait', 'mail is up', 'confirm', 'move']
  // A clock that jumps beside another act ends the lease of its mail, which is then sent twice.
  const crossing = names.filter((name) => name !== 'wait')
  const steps = isScripted ? script : Array.from({ length: script }, () => pick(names))

  const fault = (what: string, more: unknown) =>
    `seed ${seed}: ${what}\n${log.join('\n')}\n${JSON.stringify(more, null, 1)}\nmails:\n${mailbox()
      .map(({ subject, text }) => `${subject} | ${/^(Visit|Called off): .*$/m.exec(text)?.[0]}`)
      .join('\n')}`
  const mailbox = () => ses.accepted.filter(({ to }) => to === email)
  const perDay = new Map<string, number>()
  let counted = 0
  let belief: Belief = {
    state: 'pending',
    visit: wordsOf(window.serviceDate, window.serviceTime),
    price: price === undefined ? undefined : `$${price}`,
  }
  const reminded = new Set<string>()

  /** Reads what came since the last time. @returns what is wrong with it */
  function read(): string | undefined {
    for (const mail of mailbox().slice(counted)) {
      counted += 1
      const before = belief
      belief = believes(before, mail)
      const said = deedOf(mail, belief)
      if (said && !plot.deeds.has(said)) return `"${said}" is not so`
      const once = onceOf(mail)
      const isFirst = /^(We received|Your visit is booked)/.test(mail.subject)
      // Thanks that came before the visit were a mistake, which the customer has heard of.
      if (once && !(once === 'Thank you' && plot.now < startOf(belief.visit))) {
        const sent = `${once} ${belief.visit.replace(/, [^,]*$/, '')}`
        if (reminded.has(sent) && !plot.isInDoubt) return `two mails of a day: ${sent}`
        reminded.add(sent)
      } else if (!isFirst && !once && !plot.isInDoubt && JSON.stringify(before) === JSON.stringify(belief))
        return `"${mail.subject}" says nothing new`
      const day = dayAt(plot.now)
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
    const isShown = shown?.state === belief.state && shown.visit === belief.visit
    if (!isShown && !row.told?.isInDoubt) return fault('the owner is shown another belief', { shown, belief })
    const isOver = isOverAt(plot.now, row)
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
    for (const [index, name] of steps.entries()) {
      await stack.at(new Date(plot.now))
      const before = await rowNow()
      const isCrossed = !isScripted && name !== 'wait' && random.chance(0.25)
      const second = isCrossed ? pick(crossing) : undefined
      Object.assign(plot, { leavesUntold: false, isCrossed })
      const results = await Promise.all([acts[name](), second && secondActs[second]()])
      const after = await rowNow()
      const isChanged = JSON.stringify(before && truthOf(before)) !== JSON.stringify(after && truthOf(after))
      const undone = results[[name, second].indexOf('cancel and undo')]
      const isUndone = String(undone).startsWith('200')
      if (isChanged || isUndone) isUntold = plot.leavesUntold
      log.push([new Date(plot.now).toISOString(), name, second, ...results].join(' '))
      // Often several things happen before any mail goes.
      if (index < steps.length - 1 && (isScripted || random.chance(0.4))) continue
      ses.setWeather('up')
      await drain()
      const wrong = await judge()
      if (wrong) return wrong
    }
    const row = await rowNow()
    if (row && random.chance(0.3)) {
      const second = pick(crossing)
      Object.assign(plot, { leavesUntold: false, isCrossed: true })
      const [{ status }, result] = await Promise.all([owner.call('deleteBooking', id), secondActs[second]()])
      if (status !== 200 && status !== 409) throw new Error(`Deleting it was answered ${status}`)
      isUntold ||= plot.leavesUntold
      const isOver = isOverAt(plot.now, row) || row.status === 'completed'
      isDeleted = isUntold || isOver || /complete|done|paid/.test(second)
      log.push(['delete', status, second, result].join(' '))
      ses.setWeather('up')
      await drain()
      return await judge()
    }
    return undefined
  } catch (error) {
    return fault(error instanceof Error ? (error.stack ?? error.message) : String(error), {})
  }
}

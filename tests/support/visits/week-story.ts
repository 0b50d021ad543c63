/**
 * Visits of several customers who share the places of a few days, in random order: what is offered after each act, and all mailboxes.
 * `WEEK_SEEDS=7 npx jest tests/api/told-stories.test.ts` tells one again.
 */
import { isDeepStrictEqual } from 'node:util'
import { apiClient } from '#tests/support/api/client.ts'
import { pacific } from '#tests/support/api/pacific.ts'
import { seededRandom } from '#tests/support/random.ts'
import { isUnderWay, readTable } from '#tests/support/table/rows.ts'
import { until } from '#tests/support/until.ts'
import { daysAfter, isShut, takenIn, wallAt } from '#tests/support/visits/open-windows.ts'
import type { Stage } from '#tests/support/visits/story-acts.ts'
import { ANYWHERE, type Guest, LISTED, newWeek, UNKNOWN } from '#tests/support/visits/week.ts'
import { weekActs } from '#tests/support/visits/week-acts.ts'
import { weekReader } from '#tests/support/visits/week-mails.ts'

const MINUTE_MS = 60 * 1000

const sundayFrom = (date: string) => daysAfter(date, (7 - new Date(date).getUTCDay()) % 7)

/** Three days before clocks change, in March or November, an ordinary week, or one with holidays. Later for a later seed, so that no story meets the visits of another. */
function startOf(seed: number): string {
  const year = 2027 + Math.floor((seed - 1) / 4)
  const starts = [
    daysAfter(sundayFrom(`${year}-03-08`), -3),
    `${year}-06-07`,
    daysAfter(sundayFrom(`${year}-11-01`), -3),
    `${year}-12-21`,
  ]
  return starts[(seed - 1) % 4] as string
}

/** @returns what was wrong in it, with all that happened before; undefined if nothing was */
export async function tellWeek(seed: number, acts: number, stage: Stage): Promise<string | undefined> {
  const { stack, ses, owner } = stage
  const random = seededRandom(seed)
  const { pick } = random
  const week = newWeek(pacific(startOf(seed), 6).getTime() + random.between(0, 14 * 60) * MINUTE_MS)
  const log: string[] = []
  const wrongIn = weekReader(week)
  let read = ses.accepted.length

  function expectSame(what: string, is: unknown, right: unknown): void {
    if (!isDeepStrictEqual(is, right))
      throw new Error(`${what}: ${JSON.stringify(is)}\nnot ${JSON.stringify(right)}`)
  }
  function expectStatus(
    what: string,
    { status, text }: { status: number; text: string },
    right: number,
  ): void {
    log.push(`${wallAt(week.now).join(' ')} ${what}: ${status}`)
    if (status !== right) throw new Error(`${what}: ${status}, not ${right}: ${text}`)
  }

  /** Sends what is due, also what waits for another try within half an hour, and reads it. */
  async function settle(): Promise<void> {
    const outbox = async () =>
      (await readTable(stack.dynamodbEndpoint)).filter(
        ({ pk, recordId }) => pk.startsWith('OUTBOX#') && week.guests.some(({ id }) => id === recordId),
      )
    ses.setWeather('up')
    for (let tries = 0, isWaiting = true; isWaiting; tries++) {
      if (tries === 40) throw new Error('Mails stay in the outbox')
      week.now += tries < 4 ? MINUTE_MS : 5 * MINUTE_MS
      await stack.sweep(new Date(week.now))
      await until(async () => !(await outbox()).some(isUnderWay))
      const now = new Date(week.now).toISOString()
      isWaiting = (await outbox()).some(
        ({ status, dueAt }) => status === 'queued' || (status === 'planned' && String(dueAt) <= now),
      )
    }
    ses.setWeather('throttling')
    for (const mail of ses.accepted.slice(read)) {
      const wrong = wrongIn(mail)
      log.push(`  to ${mail.to}: ${mail.subject}`)
      if (wrong) throw new Error(wrong)
    }
    read = ses.accepted.length
    for (const guest of week.guests) {
      const isOver = week.isOver(guest) || guest.status === 'completed'
      if (!isOver && !week.isKnown(guest))
        throw new Error(`a customer believes what is not so: ${JSON.stringify(guest)}`)
    }
  }

  /** What the website offers to visitors, and to a customer who moves. */
  async function lookAsVisitor(): Promise<void> {
    const [today] = wallAt(week.now)
    const range = [daysAfter(today, -1), daysAfter(today, random.chance(0.2) ? 99 : 12)] as const
    const [from, to] = range
    const town = pick([ANYWHERE, ...LISTED])
    const hours = random.between(1, 7)
    const where = random.chance(0.5) ? { zip: town.zip ?? '' } : town.city ? { city: town.city } : {}
    const { days } = await apiClient(stack).expect('getAvailability', { from, to, hours, ...where })
    expectSame(`${hours} hours in ${town.name}`, days, week.offeredTo(town, hours, range))
    const guest = pick(week.alive())
    if (!guest) return
    const visit = await apiClient(stack).expect('openVisit', { token: guest.token })
    const { serviceDate, status, canCancel, isAsked = false, dayTimes, city = '', zip = '' } = visit
    expectSame(
      'a visit',
      [serviceDate, status, canCancel, isAsked],
      [guest.serviceDate, guest.status, week.canChange(guest), guest.isAsked],
    )
    if (!canCancel) return
    const [day] = week.offeredTo(guest.town, guest.hours, [serviceDate, serviceDate], guest)
    expectSame('its own day', dayTimes, guest.hours > 1 ? (day?.times ?? []) : undefined)
    if (guest.town === UNKNOWN) return
    const place = { hours: guest.hours, city, zip }
    const { days: offered } = await apiClient(stack).expect('getAvailability', { from, to, ...place })
    expectSame('days to move to', offered, week.offeredTo(guest.town, guest.hours, range))
  }

  /** The calendar, the day's visits and the places that customers could come earlier for. */
  async function lookAsOwner(): Promise<void> {
    const [today] = wallAt(week.now)
    const hours = random.between(1, 4)
    const query = { from: daysAfter(today, -1), to: daysAfter(today, 12), hours }
    for (const { date: serviceDate, windows } of (await owner.expect('listPlaces', query)).days)
      for (const { time: serviceTime, taken, isOpen } of windows) {
        const window = { serviceDate, serviceTime }
        const isFree = !isShut(serviceDate, ANYWHERE, week) && week.fits(window, hours) !== undefined
        expectSame(
          `${hours} hours of ${serviceDate} ${serviceTime}`,
          [taken, isOpen],
          [takenIn(week.holding(), window), isFree],
        )
      }
    const ids = (guests: readonly { id: string }[]) => guests.map(({ id }) => id).sort()
    const { openings, visits } = await owner.expect('getDay')
    const isSoon = ({ serviceDate }: Guest) => serviceDate === today || serviceDate === daysAfter(today, 1)
    expectSame('visits of today and tomorrow', ids(visits), ids(week.holding().filter(isSoon)))
    const right = Array.from({ length: 8 }, (_, ahead) => week.openingOn(daysAfter(today, ahead)))
    expectSame(
      'earlier places',
      openings.map(({ serviceDate, serviceTimes, customers }) => [
        serviceDate,
        serviceTimes,
        ids(customers.map(({ visit }) => visit)),
      ]),
      right
        .filter(({ times, customers }) => times.length > 0 && customers.length > 0)
        .map(({ date, times, customers }) => [date, times, ids(customers)]),
    )
  }

  const actsOf = weekActs(week, stage, { name: `week-${seed}`, random, expectStatus, expectSame, settle })
  const names = Object.keys(actsOf) as (keyof typeof actsOf)[]
  const bookings = ['visitor books', 'visitor books', 'owner books'] as const
  const often = [...bookings, 'call off', 'customer moves', 'invite'] as const
  try {
    ses.setWeather('throttling')
    await stack.at(new Date(week.now))
    for (let act = 0; act < acts; act++) {
      const name = act < 4 ? pick(bookings) : pick([...names, ...often])
      log.push(`- ${name}`)
      await actsOf[name]()
      await stack.at(new Date(week.now))
      await lookAsVisitor()
      await lookAsOwner()
    }
    await settle()
    return undefined
  } catch (error) {
    return `seed ${seed}: ${error instanceof Error ? error.message : String(error)}\n${log.join('\n')}`
  } finally {
    ses.setWeather('up')
  }
}

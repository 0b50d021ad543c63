/** What owner, customers and clock do to the visits of a week, each with the answer that it must get. */
import type { Sent } from '#schemas/contract/index.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { pacific } from '#tests/support/api/pacific.ts'
import { copiedToken, customerId, visitor } from '#tests/support/api/requests.ts'
import type { Random } from '#tests/support/random.ts'
import { wordsOf } from '#tests/support/visits/customer-belief.ts'
import {
  daysAfter,
  forcedInto,
  isHoliday,
  TIMES,
  type Window,
  wallAt,
} from '#tests/support/visits/open-windows.ts'
import type { Stage } from '#tests/support/visits/story-acts.ts'
import { FREE_MS, type Guest, LISTED, UNKNOWN, type Week } from '#tests/support/visits/week.ts'

const MINUTE_MS = 60 * 1000
/** From each full hour on, something else is offered. */
const CLOCKS = ['07:59', '08:00', '09:59', '10:00', '23:58', '00:01']
const TOWN_DAYS = new Map([
  ['Bakersfield', [2, 5]],
  ['Hanford', [1, 3, 6]],
])

type Telling = {
  /** Begins the address of each mailbox. */
  name: string
  random: Random
  /** @throws Error if an answer has another status */
  expectStatus: (what: string, answer: { status: number; text: string }, right: number) => void
  expectSame: (what: string, is: unknown, right: unknown) => void
  /** Sends what is due, and reads it; later mails wait. */
  settle: () => Promise<void>
}

const isAsked = (guest: Guest) => guest.isAsked

export function weekActs(week: Week, { stack, owner }: Stage, telling: Telling) {
  const { random, expectStatus, expectSame, settle } = telling
  const { pick } = random
  const today = () => wallAt(week.now)[0]
  const someWindow = (): Window => ({
    serviceDate: daysAfter(today(), random.between(0, 10)),
    serviceTime: pick(TIMES),
  })
  const numberOf = (guest: Guest) => `${week.guests.indexOf(guest)} (${guest.status}, ${guest.hours} h)`

  /** Books as a visitor or as the owner. */
  async function book(isOnline: boolean): Promise<void> {
    const window = someWindow()
    const town = pick([...LISTED, UNKNOWN])
    const number = week.guests.length
    const email = `${telling.name}-${number}@example.com`
    const person = { ...visitor(), ...window, email, phone: `559${10 ** 6 + number}`, address: town.address }
    const hours = isOnline ? week.visitHours : random.between(1, 6)
    const anyway = !isOnline && random.chance(0.3)
    const isFlexible = isOnline && random.chance(0.6)
    const status = !isOnline && random.chance(0.6) ? 'confirmed' : 'pending'
    const places = anyway
      ? forcedInto(window, hours)
      : isOnline
        ? week.fits(window, hours)
        : week.usualPlaces({ ...window, town, hours })
    const right = isOnline ? week.answerTo({ town, hours }, window, 201) : places ? 201 : 409
    const answer = isOnline
      ? await apiClient(stack).call('createBooking', { ...person, isFlexible })
      : await owner.call('addBooking', { ...person, hours, status, anyway, tellCustomer: true })
    const what = JSON.stringify({ number, ...window, hours, town: town.name, anyway })
    expectStatus(`${isOnline ? 'visitor' : 'owner'} books ${what}`, answer, right)
    if (right !== 201 || !places) return
    const { id } = answer.json()
    week.guests.push({
      ...{ id, ...window, email, town, hours, places, status, isFlexible, isAsked: false, isDeleted: false },
      ...{ token: await copiedToken(owner, id), freeUntil: 0, deeds: [] },
      belief: { state: status, visit: wordsOf(window.serviceDate, window.serviceTime), price: undefined },
    })
  }

  async function edit(
    guest: Guest,
    changes: Partial<Pick<Guest, keyof Window | 'status' | 'hours'>>,
  ): Promise<void> {
    const next = { ...guest, ...changes }
    const isReopened = next.serviceDate === guest.serviceDate && next.serviceTime === guest.serviceTime
    const isClaiming =
      next.status !== 'cancelled' &&
      (guest.status === 'cancelled' || !isReopened || next.hours !== guest.hours)
    const anyway = random.chance(0.4)
    const usual = anyway ? forcedInto(next, next.hours) : week.usualPlaces(next, isReopened, guest)
    const places = isClaiming ? usual : guest.places
    const body = { ...changes, anyway }
    const answer = await owner.call('updateBooking', guest.id, body)
    expectStatus(`owner edits ${numberOf(guest)} ${JSON.stringify(body)}`, answer, places ? 200 : 409)
    if (places) week.apply(guest, { ...changes, places })
  }

  async function moveByLink(guest: Guest, window = someWindow()): Promise<void> {
    const { updatedAt } = await apiClient(stack).expect('openVisit', { token: guest.token })
    const isSame = window.serviceDate === guest.serviceDate && window.serviceTime === guest.serviceTime
    const right = !week.canChange(guest) ? 409 : isSame ? 400 : week.answerTo(guest, window, 200, guest)
    const body = { token: guest.token, action: 'move', ...window, updatedAt } as const
    const answer = await apiClient(stack).call('changeVisit', body)
    expectStatus(`customer moves ${numberOf(guest)} to ${Object.values(window)}`, answer, right)
    if (right !== 200) return
    guest.deeds.push(`moved a visit: ${wordsOf(window.serviceDate, window.serviceTime)}`)
    week.apply(guest, { ...window, places: week.fits(window, guest.hours, guest) ?? [] })
  }

  /** Moves some visits as proposed and others anywhere, and asks some customers. */
  async function callOff({ serviceDate: date }: Guest): Promise<void> {
    const there = week.alive().filter((guest) => guest.serviceDate === date && week.isAhead(guest))
    const reason = 'wind' as const
    const plan = await owner.expect('planDay', date, { reason })
    expectSame(
      'visits of the plan',
      plan.map(({ visit }) => visit.id).sort(),
      there.map(({ id }) => id).sort(),
    )
    expectSame(
      'problems of the plan',
      plan.flatMap(({ problem }) => problem ?? []),
      [],
    )
    const proposed = new Map(plan.map(({ visit, choice }) => [visit.id, choice]))
    const choices = there.flatMap(({ id }): Sent<'moveDay', 'body'>['choices'] => {
      if (random.chance(0.3)) return [{ id, action: 'ask' }]
      const choice = proposed.get(id)
      return random.chance(0.5) ? [{ id, action: 'move', ...someWindow() }] : choice ? [choice] : []
    })
    if (choices.length === 0) return
    const results = await owner.expect('moveDay', date, { reason, choices })
    week.blocked.delete(`open ${date}`)
    if (!isHoliday(date)) week.blocked.add(date)
    for (const [index, choice] of choices.entries()) {
      const guest = there.find(({ id }) => id === choice.id) as Guest
      const window = choice.action === 'move' && {
        serviceDate: choice.serviceDate,
        serviceTime: choice.serviceTime,
      }
      const places = window ? week.usualPlaces({ ...guest, ...window }, false, guest) : guest.places
      const what = `${date} is called off, ${numberOf(guest)} to ${JSON.stringify(window)}`
      const right = !places ? 'failed' : window ? 'moved' : 'asked'
      expectSame(what, results[index]?.state, right)
      if (!places) continue
      week.apply(guest, { ...window, places, freeUntil: week.now + FREE_MS })
      guest.isAsked = !window
    }
  }

  const someone = async (act: (guest: Guest) => Promise<unknown>, matches = (_: Guest) => true) => {
    const guest = pick(week.alive().filter(matches))
    if (guest) await act(guest)
  }
  const set = (key: string, value: string | number) => owner.set(key, String(value))
  const turnTo = async (now: number) => {
    await settle()
    week.now = Math.max(now, week.now)
  }
  return {
    'visitor books': () => book(true),
    'owner books': () => book(false),
    status: () =>
      someone((guest) => edit(guest, { status: pick(['pending', 'confirmed', 'completed', 'cancelled']) })),
    move: () => someone((guest) => edit(guest, someWindow())),
    hours: () => someone((guest) => edit(guest, { hours: random.between(1, 7) })),
    'cancel and undo': () =>
      someone(async (guest) => {
        const { status } = guest
        await edit(guest, { status: 'cancelled' })
        await edit(guest, { status })
      }, week.isAhead),
    'customer moves': () => someone((guest) => moveByLink(guest)),
    'customer cancels': () =>
      someone(async (guest) => {
        const isCancelled = guest.status === 'cancelled'
        const body = { token: guest.token, action: 'cancel' } as const
        const answer = await apiClient(stack).call('changeVisit', body)
        const right = isCancelled || week.canChange(guest) ? 200 : 409
        expectStatus(`customer cancels ${numberOf(guest)}`, answer, right)
        if (isCancelled || right !== 200) return
        guest.deeds.push('cancelled')
        week.apply(guest, { status: 'cancelled' })
      }),
    delete: () =>
      someone(async (guest) => {
        const isExpected = week.isAhead(guest)
        await owner.expect('deleteBooking', guest.id)
        week.apply(guest, { isDeleted: true, ...(isExpected && { status: 'cancelled' }) })
      }),
    forget: () =>
      someone(async (guest) => {
        const id = await customerId(owner, guest.email)
        const isAhead = week.isAhead(guest)
        const answer = await owner.call('forgetCustomer', id, { confirmation: guest.email })
        expectStatus(`forget ${numberOf(guest)}`, answer, isAhead ? 409 : 200)
        if (!isAhead) week.apply(guest, { isDeleted: true })
      }),
    'call off': () => someone(callOff, week.isAhead),
    'keep the day': () =>
      someone(async (guest) => {
        await owner.expect('updateBooking', guest.id, { calledOff: null })
        Object.assign(guest, { isAsked: false, freeUntil: 0 })
      }, isAsked),
    /** Blocks a day, or opens it. */
    block: () => {
      const date = daysAfter(today(), random.between(0, 10))
      const line = isHoliday(date) ? `open ${date}` : date
      if (!week.blocked.delete(line)) week.blocked.add(line)
      return set('blocked_days', [...week.blocked].sort().join('\n'))
    },
    capacity: () => {
      week.capacity = pick([0, 1, 2, 2, 3, 4])
      return set('window_capacity', week.capacity)
    },
    'visit hours': () => {
      week.visitHours = random.between(1, 5)
      return set('visit_hours', week.visitHours)
    },
    'town days': () => {
      week.townDays = pick([TOWN_DAYS, new Map()])
      return set('town_days', week.townDays.size > 0 ? 'Bakersfield: Tue, Fri\nHanford: Mon, Wed, Sat' : '')
    },
    /** Those who can be mailed; half of them come. */
    invite: async () => {
      await settle()
      const dates = Array.from({ length: 8 }, (_, ahead) => daysAfter(today(), ahead))
      const open = dates.map((date) => ({ ...week.openingOn(date), guests: week.invitedTo(date) }))
      const { date, times, guests } = pick(open.filter(({ guests: { length } }) => length > 0)) ?? {}
      if (!date) return
      await owner.expect('inviteEarlier', date, { ids: guests.map(({ id }) => id) })
      for (const guest of guests)
        if (random.chance(0.5)) await moveByLink(guest, { serviceDate: date, serviceTime: pick(times) })
    },
    wait: () => turnTo(week.now + random.between(60, 20 * 60) * MINUTE_MS),
    'at the hour': () => {
      const [hour, minute] = pick(CLOCKS).split(':').map(Number) as [number, number]
      return turnTo(pacific(daysAfter(today(), random.between(0, 2)), hour, minute).getTime())
    },
  }
}

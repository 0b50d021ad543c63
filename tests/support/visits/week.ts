/** The visits of a few days as they should be, and what follows for each place and customer. */
import { pacific } from '#tests/support/api/pacific.ts'
import { type Belief, wordsOf } from '#tests/support/visits/customer-belief.ts'
import {
  allowedOn,
  daysAfter,
  fitOf,
  type Held,
  isShut,
  TIMES,
  type Town,
  type Window,
  wallAt,
} from '#tests/support/visits/open-windows.ts'

const HOUR_MS = 60 * 60 * 1000
const CUT_OFF_MS = 12 * HOUR_MS
export const FREE_MS = 48 * HOUR_MS

const listed = (name: string, zip: string, leadDays: number): Town => ({
  ...{ name, city: name.toLowerCase(), zip, leadDays },
  address: `12 Main St, ${name}, CA ${zip}`,
})
export const HANFORD = listed('Hanford', '93230', 0)
export const LISTED = [HANFORD, listed('Lemoore', '93245', 1), listed('Bakersfield', '93301', 0)]
export const UNKNOWN: Town = { address: '7 Ranch Rd', leadDays: 1 }
export const ANYWHERE: Town = { address: '', leadDays: 0 }

export type Guest = Held & {
  id: string
  email: string
  /** Of the customer's link. */
  token: string
  town: Town
  hours: number
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled'
  isFlexible: boolean
  /** Its day is called off, and its customer chooses another one. */
  isAsked: boolean
  /** Until when it can be changed after its day was called off. */
  freeUntil: number
  isDeleted: boolean
  /** From mails, and from what its customer did. */
  belief: Belief
  /** Moves and cancellations by its customer, as mails to the owner write them. */
  deeds: string[]
}

type Changes = Partial<Omit<Guest, 'id'>>

export function newWeek(now: number) {
  const week = {
    now,
    capacity: 2,
    visitHours: 1,
    blocked: new Set<string>(),
    townDays: new Map<string, number[]>(),
    guests: [] as Guest[],
    /** Windows in which a visit has left a place. */
    freed: new Set<string>(),
  }
  const isOpen = ({ status, isDeleted }: Guest) =>
    !isDeleted && (status === 'pending' || status === 'confirmed')
  const beginsAt = ({ serviceDate, serviceTime }: Window) =>
    pacific(serviceDate, Number(serviceTime.slice(0, 2))).getTime()
  const isOver = (window: Window) => beginsAt(window) + 2 * HOUR_MS <= week.now
  const alive = () => week.guests.filter(({ isDeleted }) => !isDeleted)
  const holding = (but?: Guest) => alive().filter((one) => one.status !== 'cancelled' && one !== but)
  const placesNow = (guest: Guest) =>
    holding().includes(guest)
      ? guest.places.map(
          (count, at) =>
            [`${guest.serviceDate} ${TIMES[TIMES.indexOf(guest.serviceTime) + at]}`, count] as const,
        )
      : []
  const isAhead = (guest: Guest) => isOpen(guest) && !isOver(guest)
  const freedOn = (serviceDate: string, town: Town, hours: number) =>
    allowedOn(serviceDate, town, week).filter(
      (serviceTime) =>
        week.freed.has(`${serviceDate} ${serviceTime}`) &&
        fitOf({ serviceDate, serviceTime }, hours, holding(), week.capacity),
    )
  const canChange = (guest: Guest) => {
    const begins = beginsAt(guest)
    return isAhead(guest) && week.now < Math.max(begins - CUT_OFF_MS, Math.min(begins, guest.freeUntil))
  }
  const wouldTake = (guest: Guest, date: string) =>
    guest.isFlexible && isAhead(guest) && !guest.isAsked && guest.serviceDate > date
  const fits = (window: Window, hours: number, but?: Guest) =>
    fitOf(window, hours, holding(but), week.capacity)
  const wantingOn = (date: string) =>
    alive().filter((one) => wouldTake(one, date) && freedOn(date, one.town, one.hours).length > 0)
  const isKnown = ({ belief, status, isAsked, ...guest }: Guest) => {
    const isSame = belief.visit === wordsOf(guest.serviceDate, guest.serviceTime)
    return belief.state === (isAsked ? 'asked' : status) && (isSame || status === 'cancelled')
  }
  return Object.assign(week, {
    ...{ alive, holding, isAhead, isOver, beginsAt, freedOn, canChange, fits, isKnown, wouldTake },
    apply(guest: Guest, changes: Changes) {
      const before = placesNow(guest)
      const { serviceDate, serviceTime, status } = { ...guest, ...changes }
      const isNews =
        serviceDate !== guest.serviceDate || serviceTime !== guest.serviceTime || status !== guest.status
      Object.assign(guest, isNews && { isAsked: false }, changes)
      const after = new Map(placesNow(guest))
      for (const [name, count] of before) if ((after.get(name) ?? 0) < count) week.freed.add(name)
    },
    offeredTo(town: Town, hours: number, [from, to]: readonly [string, string], but?: Guest) {
      const days = []
      for (let date = from; date <= to; date = daysAfter(date, 1)) {
        const times = allowedOn(date, town, week).filter((serviceTime) =>
          fits({ serviceDate: date, serviceTime }, hours, but),
        )
        if (times.length > 0) days.push({ date, times })
      }
      return days
    },
    /** The status that answers a visitor. @param right that of success */
    answerTo({ town, hours }: Pick<Guest, 'town' | 'hours'>, window: Window, right: number, but?: Guest) {
      const isDay =
        week.capacity === 0 || fitOf({ ...window, serviceTime: '08:00' }, hours, [], week.capacity)
      if (!isDay || !allowedOn(window.serviceDate, town, week).includes(window.serviceTime)) return 400
      return fits(window, hours, but) ? right : 409
    },
    /** The places of a visit of which the owner is not warned. @param isReopened date and window stay */
    usualPlaces(
      { town, hours, ...window }: Pick<Guest, 'town' | 'hours'> & Window,
      isReopened = false,
      but?: Guest,
    ) {
      const [today, clock] = wallAt(week.now)
      const { serviceDate, serviceTime } = window
      const isPast = serviceDate < today || (serviceDate === today && serviceTime <= clock)
      const isUnusual = isPast || new Date(serviceDate).getUTCDay() === 0
      if (isShut(serviceDate, town, week) || (!isReopened && isUnusual)) return undefined
      return fits(window, hours, but)
    },
    /** What the owner's day lists of a date: free windows, and customers who would come. */
    openingOn: (date: string) => ({ date, times: freedOn(date, ANYWHERE, 1), customers: wantingOn(date) }),
    /** Those of them whom a mail would reach. */
    invitedTo: (date: string) => wantingOn(date).filter((guest) => canChange(guest) && isKnown(guest)),
  })
}
export type Week = ReturnType<typeof newWeek>

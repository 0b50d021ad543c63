/** What a customer believes of a visit who has read all of its mails, from their words alone. */
import type { BookingRow } from '#schemas/contract/bookings.ts'
import type { AcceptedMail } from '#tests/support/mail/fake-ses.ts'

export type Belief = {
  state: 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'asked'
  /** As mails write it: `Wednesday, December 9, 2026, 8-10 AM`. */
  visit: string
  price: string | undefined
}

const LABELS = {
  '08:00': '8-10 AM',
  '10:00': '10 AM-12 PM',
  '12:00': '12-2 PM',
  '14:00': '2-4 PM',
  '16:00': '4-6 PM',
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
export const wordsOf = (date: string, time: keyof typeof LABELS) =>
  `${longDay.format(new Date(date))}, ${LABELS[time]}`

/** When the window begins that mails write like this; in winter. */
export function startOf(visit: string): number {
  const [time = '', label = ''] =
    Object.entries(LABELS).find(([, words]) => visit.endsWith(`, ${words}`)) ?? []
  return Date.parse(`${visit.slice(0, -label.length - 2)} ${time} GMT-0800`)
}

export const isOverAt = (now: number, visit: Pick<BookingRow, 'serviceDate' | 'serviceTime'>) =>
  Date.parse(`${visit.serviceDate}T${visit.serviceTime}:00-08:00`) + 2 * 60 * 60 * 1000 <= now

type Words = Pick<AcceptedMail, 'subject' | 'text'>

/** Names a mail that comes once for a visit's day. */
export const onceOf = ({ subject }: Words) =>
  /^(Your visit (is )?(today|tomorrow)|Thank you|Reminder|Second)/
    .exec(subject)?.[1]
    ?.replace(/^Your.*/, 'reminder')

const isConfirmed = ({ text }: Words) => /\bconfirmed\.|We look forward|We arrive within/.test(text)
const ahead = (mail: Words): Belief['state'] =>
  isConfirmed(mail) && !/not confirmed/.test(mail.text) ? 'confirmed' : 'pending'

/** By the beginning of the subject. */
const SAYS: [RegExp, (mail: Words, before: Belief) => Belief['state']][] = [
  [/^We received your booking request/, () => 'pending'],
  [/^Your visit is booked/, () => 'confirmed'],
  [/^Your visit is confirmed/, () => 'confirmed'],
  [/^Your visit is not confirmed yet/, () => 'pending'],
  [/^Your visit (today|tomorrow) is not confirmed yet/, () => 'pending'],
  [/^Your visit has a new time/, ahead],
  [/^We had to move your visit/, ahead],
  [/^Your visit is on again/, ahead],
  [/^Your visit has a new price/, (_, before) => before.state],
  [/^Please choose another day/, () => 'asked'],
  [/^Your visit is cancelled/, () => 'cancelled'],
  [/^Thank you, your visit is done/, () => 'completed'],
  [/^(R|Second r)eminder: \$/, () => 'completed'],
  [/^Your visit is (today|tomorrow)/, () => 'confirmed'],
]

const rowOf = (label: string, { text }: Words) => new RegExp(`^${label}: (.*)$`, 'm').exec(text)?.[1]

export function believes(before: Belief, mail: Words): Belief {
  const says = SAYS.find(([subject]) => subject.test(mail.subject))?.[1]
  const visit = rowOf('Visit', mail) ?? rowOf('Called off', mail)
  if (!says || !visit) throw new Error(`Nobody can tell what this says: ${mail.subject}\n${mail.text}`)
  const price = rowOf('Price', mail) ?? rowOf('Total', mail)
  return { state: says(mail, before), visit: visit.replace(' Pacific time', ''), price }
}

/** Who moved or cancelled the visit according to a mail, such as `You moved Monday, December 7, 2026, 8-10 AM`. */
export function deedOf({ text }: Words, { visit }: Belief): string | undefined {
  const [, who, what] = /^(You|We) (moved|cancelled) /m.exec(text) ?? []
  return what && (what === 'moved' ? `${who} moved ${visit}` : `${who} cancelled`)
}

/** What is true of a stored visit, in the words of its mails. */
export function truthOf(row: BookingRow): Belief {
  const { status, calledOff, calendarSequence, serviceDate, serviceTime, totalPrice } = row
  const isAsked =
    calledOff?.action === 'ask' &&
    calledOff.sequence === calendarSequence &&
    (status === 'pending' || status === 'confirmed')
  return {
    state: isAsked ? 'asked' : status,
    visit: wordsOf(serviceDate, serviceTime),
    price: totalPrice === undefined ? undefined : `$${totalPrice}`,
  }
}

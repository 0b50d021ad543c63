/** What a customer believes of a visit who has read all of its mails, from their words alone. */
import type { BookingRow } from '#schemas/contract/bookings.ts'
import type { AcceptedMail } from '#tests/support/mail/fake-ses.ts'

export type Belief = {
  state: 'pending' | 'confirmed' | 'cancelled' | 'asked'
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

type Words = Pick<AcceptedMail, 'subject' | 'text'>

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
  [/^Your visit is (today|tomorrow)/, () => 'confirmed'],
]

const rowOf = (label: string, { text }: Words) => new RegExp(`^${label}: (.*)$`, 'm').exec(text)?.[1]

export function believes(before: Belief, mail: Words): Belief {
  const says = SAYS.find(([subject]) => subject.test(mail.subject))?.[1]
  const visit = rowOf('Visit', mail) ?? rowOf('Called off', mail)
  if (!says || !visit) throw new Error(`Nobody can tell what this says: ${mail.subject}\n${mail.text}`)
  return { state: says(mail, before), visit: visit.replace(' Pacific time', ''), price: rowOf('Price', mail) }
}

/** What is true of a stored visit, in the words of its mails. */
export function truthOf(row: BookingRow): Belief {
  const { status, calledOff, calendarSequence, serviceDate, serviceTime, totalPrice } = row
  const isAsked =
    calledOff?.action === 'ask' &&
    calledOff.sequence === calendarSequence &&
    (status === 'pending' || status === 'confirmed')
  return {
    state: isAsked ? 'asked' : (status as Belief['state']),
    visit: wordsOf(serviceDate, serviceTime),
    price: totalPrice === undefined ? undefined : `$${totalPrice}`,
  }
}

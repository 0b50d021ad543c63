/** Text messages from the owner's own phone, in the customer's language. */

import * as enDates from '#frontend/content/en/labels/dates.ts'
import { textWords as en } from '#frontend/content/en/mails/texts.ts'
import * as esDates from '#frontend/content/es/labels/dates.ts'
import { textWords as es } from '#frontend/content/es/mails/texts.ts'
import type { Translation } from '#frontend/content/types.ts'
import { dayName, fullDay, pacificToday } from '#frontend/lib/days.ts'
import { format, money } from '#frontend/lib/format.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { LanguageCode } from '#schemas/facts/languages.ts'
import type { ArrivalTime } from '#schemas/facts/pacific-time.ts'
import { billOf, toDollars } from '#schemas/facts/payments.ts'

export const ARRIVALS_IN = [10, 20, 30] as const

const WORDS: Record<LanguageCode, Translation<typeof en>> = { en, es }
const DATES = { en: enDates, es: esDates }

type Reader = Pick<Booking, 'firstName' | 'language'>

const wordsFor = ({ language }: Reader) => WORDS[language ?? 'en'] as typeof en
const datesFor = ({ language }: Reader) => DATES[language ?? 'en']

function text(reader: Reader, business: string | undefined, ...sentences: (string | false | undefined)[]) {
  const { from, greeting } = wordsFor(reader)
  const name = reader.firstName
  const hello = business ? format(from, { name, business }) : format(greeting, { name })
  return [hello, ...sentences].filter(Boolean).join(' ')
}

export const onMyWay = (reader: Reader, minutes: number, business: string | undefined) =>
  text(reader, business, format(wordsFor(reader).onMyWay, { minutes }))

/** For instance `Monday, November 2`; with its year if that is another one. */
function dayIn(reader: Reader, date: string): string {
  const isThisYear = date.slice(0, 4) === pacificToday().slice(0, 4)
  return (isThisYear ? dayName : fullDay)(date, datesFor(reader).dateLabels)
}

/** A visit's day and window, as replies to its customer name them. */
export const whenOf = (visit: Booking) => ({
  visitDate: dayIn(visit, visit.serviceDate),
  window: datesFor(visit).windowLabels[visit.serviceTime],
})

/** @param next the visit that the owner proposes instead */
export function nobodyHome(
  reader: Reader,
  business: string | undefined,
  next?: { serviceDate: string; serviceTime: ArrivalTime },
): string {
  const { nobodyHome: found, next: proposal, anyDay } = wordsFor(reader)
  const window = next && datesFor(reader).windowLabels[next.serviceTime]
  const asks = next && window ? format(proposal, { day: dayIn(reader, next.serviceDate), window }) : anyDay
  return text(reader, business, found, asks)
}

/** After a visit, with what was paid and what is left. */
export function thanks(visit: Booking, business: string | undefined): string {
  const words = wordsFor(visit)
  const { paid, left } = billOf(visit, '')
  return text(
    visit,
    business,
    words.thanks,
    paid > 0 && format(words.received, { paid: money(toDollars(paid)) }),
    Boolean(left) && format(words.left, { left: money(toDollars(left ?? 0)) }),
  )
}

export function stillOpen(visit: Booking, business: string | undefined, payUrl = ''): string {
  const words = wordsFor(visit)
  const { pay, left } = billOf(visit, payUrl)
  const day = dayIn(visit, visit.serviceDate)
  const open = left
    ? format(words.open, { left: money(toDollars(left)), day })
    : format(words.openPayment, { day })
  // Last, because phones take a full stop for part of a link.
  return text(visit, business, open, pay && format(words.online, { link: pay.href }))
}

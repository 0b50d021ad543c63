/** A record that mails are about, with its type, and its facts as mails write them. */
import { format } from '#frontend/lib/format.ts'
import { dollars, type Row } from '#functions/notifier/mails/mail.ts'
import { type Words, windowLabel, wordsOf } from '#functions/words.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { Contact } from '#schemas/contract/contacts.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { TIME_ZONE } from '#schemas/facts/arrival-windows.ts'
import { jobLength } from '#schemas/facts/job-length.ts'

export type Lead =
  | { type: 'quote'; record: Quote }
  | { type: 'contact'; record: Contact }
  | { type: 'booking'; record: Booking }

/** A quote's lines and their total. */
export function amountsOf({ lines, totalPrice }: Pick<Quote, 'lines' | 'totalPrice'>, total: string): Row[] {
  return [
    ...lines.map(({ label, amount }) => ({
      label,
      value: amount.replace(/\.00$/, '').replace(/^-?/, '$&$$'),
    })),
    { label: total, value: dollars(totalPrice) },
  ]
}

/** How long the visit takes; none while that is unknown. */
export function lengthRows({ minutes }: { minutes?: number | undefined }): Row[] {
  const words = wordsOf().jobLength
  return minutes === undefined ? [] : [{ label: words.label, value: jobLength(minutes, words) }]
}

/** The lead's customer. A booking may lack an email address, because the owner can remove a wrong one. */
export function customerOf(lead: Lead): {
  name: string
  email?: string | undefined
  phone?: string | undefined
  address?: string | undefined
} {
  if (lead.type === 'quote') return lead.record.customerInfo
  if (lead.type === 'contact') return lead.record
  const { firstName, lastName, email, phone, address } = lead.record
  return { name: `${firstName} ${lastName}`, email, phone, address }
}

/** How dates are written in full, without the year, and to the minute. */
const DATES = {
  full: { dateStyle: 'full', timeZone: 'UTC' },
  day: { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
  moment: {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const written = (instant: Date, how: keyof typeof DATES, { frame }: Words) =>
  new Intl.DateTimeFormat(frame.locale, DATES[how]).format(instant)

/** `Saturday, November 21, 2026`. Converts no time zone. */
export const dayText = (date: string, how: 'full' | 'day' = 'full', words = wordsOf()) =>
  written(new Date(date), how, words)

/** An instant: `Saturday, November 21 at 8:00 AM Pacific time`. */
export const momentText = (instant: Date, words = wordsOf()) =>
  format(words.frame.moment, { moment: written(instant, 'moment', words) })

/** Formats a visit: `Saturday, November 21, 2026, 8-10 AM Pacific time`. Converts no time zone. */
export function visitText(
  { serviceDate, serviceTime }: { serviceDate: string; serviceTime: string },
  words = wordsOf(),
): string {
  return format(words.frame.visit, {
    day: dayText(serviceDate, 'full', words),
    window: windowLabel(serviceTime, words),
  })
}

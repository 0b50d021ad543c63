/** A record that mails are about, with its type, and its facts as mails write them. */

import { dollars } from '#functions/notifier/mails/mail.ts'
import { windowLabel } from '#functions/words.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import type { Contact } from '#schemas/contract/contacts.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { TIME_ZONE } from '#schemas/facts/arrival-windows.ts'

export type Lead =
  | { type: 'quote'; record: Quote }
  | { type: 'contact'; record: Contact }
  | { type: 'booking'; record: Booking }

/** A quote's lines and their total. */
export function amountsOf({ lines, totalPrice }: Quote): { label: string; value: string }[] {
  return [
    ...lines.map(({ label, amount }) => ({
      label,
      value: amount.replace(/\.00$/, '').replace(/^-?/, '$&$$'),
    })),
    { label: 'Total', value: dollars(totalPrice) },
  ]
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

const visitDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: TIME_ZONE,
})

/** `Saturday, November 21, 2026`. Converts no time zone. */
export const dayText = (date: string) => visitDate.format(new Date(`${date}T00:00:00Z`))

/** An instant: `Saturday, November 21 at 8:00 AM Pacific time`. */
export const momentText = (instant: Date) => `${moment.format(instant)} Pacific time`

/** Formats a visit: `Saturday, November 21, 2026, 8-10 AM Pacific time`. Converts no time zone. */
export function visitText({
  serviceDate,
  serviceTime,
}: {
  serviceDate: string
  serviceTime: string
}): string {
  return `${dayText(serviceDate)}, ${windowLabel(serviceTime)} Pacific time`
}

/** The bookings screen with one booking that is ahead, and its quote. */

import { pacificToday } from '#frontend/lib/days.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { cardOf, findCard, openScreen } from '#tests/support/component/back-office.tsx'
import { nextInstant } from '#tests/support/component/fake-api.ts'
import { bookingRow, ownersApi, quoteOf } from '#tests/support/component/owners-api.ts'

/** Two weeks ahead: its customer gets mails about it. */
export const DAY = addDays(pacificToday(), 14)
/** Its day is called off, and its customer is asked for another one. */
export const CALLED_OFF = {
  calledOff: { date: DAY, reason: 'wind', action: 'ask', sequence: 0, until: `${DAY}T18:00:00.000Z` },
} as const

export async function openBooking(changes: Partial<BookingRow> = {}, quotes = [quoteOf()]) {
  const booking = bookingRow({ serviceDate: DAY, ...changes })
  const api = ownersApi({ bookings: [booking], quotes })
  openScreen('/bookings')
  await findCard(booking.id)
  /** As somebody else saves it meanwhile. */
  const change = (some: Partial<BookingRow>) =>
    api.tables.bookings.splice(0, 1, { ...booking, ...some, updatedAt: nextInstant() })
  return { api, change, shown: () => cardOf(booking.id) as HTMLElement }
}

/** A payment in cash, as it is stored. */
export const paid = (amount: string) => ({
  ...{ id: crypto.randomUUID(), at: new Date().toISOString() },
  ...{ amount, method: 'cash' as const },
})

/** The last alert of a dialog. */
export const failure = (dialog: HTMLElement) => () =>
  [...dialog.querySelectorAll('[role=alert]')].at(-1) ?? null

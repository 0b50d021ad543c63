/** Whether a change of a booking mails its customer, as the API decides it, and the words for that. */
import { sheetInstant } from '#frontend/admin/lib/format.ts'
import type { Visit } from '#frontend/lib/days.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import { WINDOW_HOURS } from '#schemas/facts/arrival-windows.ts'
import { whatChanged } from '#schemas/facts/visit-change.ts'

export const TELL_CUSTOMER = 'Tell the customer by email'

type Told = Pick<Booking, 'email' | 'status' | 'serviceDate' | 'serviceTime'>

/** True once the arrival window has ended in California. */
export function isVisitOver({ serviceDate, serviceTime }: Visit, now = new Date()): boolean {
  const end = String(Number(serviceTime.slice(0, 2)) + WINDOW_HOURS).padStart(2, '0')
  return `${serviceDate} ${end}:00` <= sheetInstant(now.toISOString())
}

const concernsCustomer = (old: Told, next: Told) => whatChanged(old, next) !== undefined && !isVisitOver(next)

/** True if the API mails the customer about this change, unless the owner leaves them untold. */
export function isMailed(old: Told, next: Told): boolean {
  return Boolean(next.email?.trim()) && concernsCustomer(old, next)
}

/** Adds to the notification of a change how its customer learns of it. Empty where they need not. */
export function newsOf(old: Told, next: Told, isTold: boolean): string {
  if (!concernsCustomer(old, next)) return ''
  if (!next.email) return ' There is no email address: please tell them by phone.'
  return isTold ? ' The customer gets an email about it.' : ' The customer is not told.'
}

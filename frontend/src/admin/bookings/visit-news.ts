/** Whether a change of a booking mails its customer, as the API decides it, and the words for that. */
import { sheetInstant } from '#frontend/admin/lib/format.ts'
import type { Visit } from '#frontend/lib/days.ts'
import type { Booking, BookingRow } from '#schemas/contract/bookings.ts'
import { WINDOW_HOURS } from '#schemas/facts/arrival-windows.ts'
import { statementOf, whatChanged } from '#schemas/facts/visit-change.ts'

export const TELL_CUSTOMER = 'Tell the customer by email'

type Old = Pick<BookingRow, 'status' | 'serviceDate' | 'serviceTime' | 'totalPrice' | 'told'>
type Next = Pick<Booking, 'email' | 'status' | 'serviceDate' | 'serviceTime'> & {
  totalPrice?: number | null | undefined
}

/** True once the arrival window has ended in California. */
export function isVisitOver({ serviceDate, serviceTime }: Visit, now = new Date()): boolean {
  const end = String(Number(serviceTime.slice(0, 2)) + WINDOW_HOURS).padStart(2, '0')
  return `${serviceDate} ${end}:00` <= sheetInstant(now.toISOString())
}

/** True if the visit is not as its customer believes. */
function concernsCustomer(old: Old, next: Next): boolean {
  const believed = old.told && !old.told.isBounced ? old.told : statementOf(old)
  return (
    whatChanged(believed, statementOf({ ...next, totalPrice: next.totalPrice ?? undefined })) !== undefined &&
    !isVisitOver(next)
  )
}

/** True if the API mails the customer about this change, unless the owner leaves them untold. */
export function isMailed(old: Old, next: Next): boolean {
  return Boolean(next.email?.trim()) && concernsCustomer(old, next)
}

/** Sentence for the toast that says how the customer is informed; empty if no mail is due. */
export function newsOf(old: Old, next: Next, isTold: boolean): string {
  if (!concernsCustomer(old, next)) return ''
  if (!next.email) return ' There is no email address: please tell them by phone.'
  return isTold ? ' The customer gets an email about it.' : ' The customer is not told.'
}

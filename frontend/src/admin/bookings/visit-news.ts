/** Whether a change of a booking mails its customer, as the API decides it, and the words for that. */
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { isVisitOver } from '#schemas/facts/pacific-time.ts'
import { isAnotherMailbox } from '#schemas/facts/typed-text.ts'
import { newsOfEdit, statementOf, whatChanged } from '#schemas/facts/visit-change.ts'

export const TELL_CUSTOMER = 'Tell the customer by email'

type Old = Pick<
  BookingRow,
  'isSpam' | 'email' | 'status' | 'serviceDate' | 'serviceTime' | 'totalPrice' | 'told' | 'customerMail'
>
type Next = Pick<Booking, 'email' | 'status' | 'serviceDate' | 'serviceTime'> & {
  totalPrice?: number | null | undefined
}

/** True while an email about an earlier change is on its way: what it says depends on when it is sent. */
const isBeingTold = ({ customerMail }: Old) => ['queued', 'sending'].includes(customerMail?.status ?? '')

/** Whether a change is news to its customer. `perhaps`: it depends on when an email before it is sent. */
function isNews(old: Old, next: Next): 'yes' | 'perhaps' | 'no' {
  const isSpam = old.isSpam && next.status === 'cancelled'
  if (isSpam || isVisitOver(next, new Date())) return 'no'
  const edited = { ...next, totalPrice: next.totalPrice ?? undefined }
  const what = newsOfEdit(old, edited)
  if (what === undefined) return 'no'
  const after = statementOf(edited)
  const known = old.told && !old.told.isBounced ? old.told : undefined
  if (isAnotherMailbox(old.email, next.email) || (!old.email && !known)) return 'yes'
  const beliefs = [...(known ? [known] : []), ...(!known || isBeingTold(old) ? [statementOf(old)] : [])]
  const news = beliefs.filter((belief) => whatChanged(belief, after) !== undefined)
  if (news.length === 0) return 'no'
  return news.length === beliefs.length ? 'yes' : 'perhaps'
}

/** True if the API mails the customer about this change, unless the owner leaves them untold. */
export function isMailed(old: Old, next: Next): boolean {
  return Boolean(next.email?.trim()) && isNews(old, next) !== 'no'
}

/** Sentence for the toast that says how the customer is informed; empty if no mail is due. */
export function newsOf(old: Old, next: Next, isTold: boolean): string {
  const news = isNews(old, next)
  if (news === 'no') return ''
  if (!next.email) return ' There is no email address: please tell them by phone.'
  if (!isTold) return ' The customer is not told.'
  return news === 'perhaps'
    ? ' The customer gets an email if it is news to them.'
    : ' The customer gets an email about it.'
}

/** What a visit's customer believes, in words, and whether that is so. */

import { formatMoment, formatVisit } from '#frontend/admin/lib/format.ts'
import type { Told } from '#schemas/contract/booking-record.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { isVisitOver } from '#schemas/facts/pacific-time.ts'
import { isKnown, type statementOf } from '#schemas/facts/visit-change.ts'

export const STATE_WORDS: Record<Told['state'], string> = {
  pending: 'not confirmed yet',
  confirmed: 'confirmed',
  completed: 'done',
  cancelled: 'cancelled',
  asked: 'asked to choose another day',
}

const SOURCES: Record<string, string> = { website: 'on the website', owner: 'by you' }

type Visit = Parameters<typeof statementOf>[0] &
  Pick<BookingRow, 'isSpam' | 'email' | 'told' | 'customerMail'>

/** For instance `Wed, Dec 9, 8-10 AM, confirmed; told by email Mon, Nov 23, 5:02 PM`. */
export function toldWords({ state, serviceDate, serviceTime, at, by }: Told, now = new Date()): string {
  return `${formatVisit({ serviceDate, serviceTime })}, ${STATE_WORDS[state]}; told ${SOURCES[by] ?? 'by email'} ${formatMoment(at, now)}`
}

/** True while an email waits that comes before the visit is over. One above its mailbox's limit waits until the next morning (P32.11). */
export function isOnItsWay({ told, customerMail, ...visit }: Visit): boolean {
  const { status = '', dueAt } = customerMail ?? {}
  const isInTime = [visit, told ?? visit].every((one) => !isVisitOver(one, new Date(dueAt ?? 0)))
  return isInTime && ['planned', 'queued', 'sending'].includes(status)
}

/** Why the customer of a visit ahead may believe what is not so; undefined if they know it as it is. */
export function beliefWarning(visit: Visit, now = new Date()): string | undefined {
  const { told, email, status, isSpam } = visit
  if (isSpam || status === 'completed' || isVisitOver(visit, now)) return undefined
  if (told?.isBounced) return 'The last email came back: please call.'
  // A mailbox that takes the place of a wrong one is told nothing yet.
  if (isKnown(visit, told)) return undefined
  if (isOnItsWay(visit)) return 'An email is on its way.'
  const unaware = `The customer ${told?.isInDoubt ? 'may' : 'does'} not know this yet`
  return email ? `${unaware}: please tell them.` : `${unaware}, and there is no email address: please call.`
}

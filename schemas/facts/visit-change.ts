/** What a visit's customer can be told of it, and what a change means to them: the API mails it, and the back office says so before. */

import { isSameWindow, isVisitOver, type VisitWindow } from '#schemas/facts/pacific-time.ts'
import { isOpen, type TOLD_STATES, type WhatChanged } from '#schemas/facts/statuses.ts'
import { isAnotherMailbox } from '#schemas/facts/typed-text.ts'

/** What a page or a mail says of a visit. */
export type Statement = VisitWindow & {
  state: (typeof TOLD_STATES)[number]
  /** Whole dollars. */
  totalPrice?: number | undefined
}

type Visit = VisitWindow & {
  status: Exclude<Statement['state'], 'asked'>
  totalPrice?: number | undefined
  calledOff?: { action: 'move' | 'ask'; sequence: number } | undefined
  calendarSequence?: number
}

/** Every booking but a cancelled one holds its place, even a pending one: no visitor is promised a window that may be full. */
export const holdsSlot = ({ status }: { status: string }) => status !== 'cancelled'

/** True while a visit is ahead and the customer or the owner may still want to change it. */
export const isAhead = (visit: VisitWindow & Pick<Visit, 'status'>, now: Date) =>
  isOpen(visit) && !isVisitOver(visit, now)

/** True from calling off its day until anything else becomes of a visit. */
export function isAskedForDay(visit: Visit): boolean {
  const { calledOff, calendarSequence } = visit
  return isOpen(visit) && calledOff?.action === 'ask' && calledOff.sequence === calendarSequence
}

/** What is true of a visit now. */
export function statementOf(visit: Visit): Statement {
  const { status, serviceDate, serviceTime, totalPrice } = visit
  return { state: isAskedForDay(visit) ? 'asked' : status, serviceDate, serviceTime, totalPrice }
}

type Told = Statement & { isBounced?: boolean | undefined; isInDoubt?: boolean | undefined }

/** True if the customer surely knows how a visit stands. */
export const isKnown = (visit: Visit, told: Told | undefined) =>
  told !== undefined &&
  !told.isBounced &&
  !told.isInDoubt &&
  whatChanged(told, statementOf(visit)) === undefined

/**
 * Returns what an edit may mean to the customer; undefined for one that mails nobody. A mailbox that replaces a wrong one
 * is told everything about the visit. A cancellation that the owner kept quiet can be told with a later edit.
 */
export function newsOfEdit(old: Visit & Reader, next: Visit & Reader): WhatChanged | undefined {
  const [before, after] = [statementOf(old), statementOf(next)]
  const what = whatChanged(before, after)
  if (what !== undefined || next.status === 'completed') return what
  // A wrong address may be removed first, and the right one added later.
  const isNewReader = isAnotherMailbox(old.email, next.email) || (!old.email && Boolean(next.email))
  if (next.status !== 'cancelled') return isNewReader ? 'readdressed' : undefined
  const isSame = isSameWindow(before, after) && before.totalPrice === after.totalPrice
  return isSame && !isNewReader ? undefined : 'cancelled'
}

type Reader = { email?: string | undefined }

/** Returns what is new to somebody who believes `old`. Undefined for what needs no mail, such as a completed visit. */
export function whatChanged(old: Statement, next: Statement): WhatChanged | undefined {
  if (next.state === 'completed') return undefined
  if (next.state === 'cancelled') return old.state === 'cancelled' ? undefined : 'cancelled'
  if (next.state === 'asked' && (old.state !== 'asked' || !isSameWindow(old, next))) return 'asked'
  if (old.state === 'cancelled') return next.state === 'confirmed' ? 'confirmed' : 'reopened'
  if (!isSameWindow(old, next)) return 'moved'
  if (old.state === 'asked' && next.state !== 'asked') return 'reopened'
  if (old.state !== next.state) return next.state === 'confirmed' ? 'confirmed' : 'unconfirmed'
  return old.totalPrice === next.totalPrice ? undefined : 'price'
}

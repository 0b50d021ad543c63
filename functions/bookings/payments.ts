import { randomUUID } from 'node:crypto'
import { invalidInput, staleEdit } from '#functions/errors.ts'
import type { Booking, UpdateBookingRequest } from '#schemas/contract/bookings.ts'
import { Payment } from '#schemas/contract/payments.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { OFFLINE_MS } from '#schemas/facts/offline.ts'

/** Who notes something, and when. */
export type Noted = { now: Date; by?: string }

/**
 * Returns the payments of a visit after an edit. Taken back are those that the owner names, all of a visit that is set back, and
 * notes of what is to be paid once the price is another one. Those that are given back are noted anew, as of when they were first.
 * @throws AppError 409 with `current` for a payment that was taken back meanwhile, or has been noted; 400 for too many
 */
export function nextPayments(
  old: Booking,
  next: Pick<Booking, 'status' | 'totalPrice'>,
  { payment, takeBack = [], giveBack = [] }: Pick<UpdateBookingRequest, 'payment' | 'takeBack' | 'giveBack'>,
  { now, by }: Noted,
): Payment[] {
  const standing = new Set(old.payments.flatMap(({ id, takenBack }) => (takenBack ? [] : [id])))
  const again = old.payments.filter(({ id, takenBack }) => takenBack && giveBack.includes(id))
  if (takeBack.some((id) => !standing.has(id)) || again.length < giveBack.length) throw staleEdit(old)
  if (payment && old.payments.some(({ id }) => id === payment.id)) throw staleEdit(old)
  const isSetBack = old.status === 'completed' && next.status !== 'completed'
  const isRepriced = old.totalPrice !== next.totalPrice
  const isTaken = ({ id, method }: Payment) =>
    isSetBack || takeBack.includes(id) || (isRepriced && method === 'unpaid')
  const takenBack = { at: now.toISOString(), ...(by && { by }) }
  const kept = old.payments.map((one) => (standing.has(one.id) && isTaken(one) ? { ...one, takenBack } : one))
  const made = payment && {
    ...payment,
    id: payment.id ?? randomUUID(),
    at: notedAt(payment.at, now),
    ...(by && { by }),
  }
  const all = [
    ...kept,
    ...again.map(({ takenBack: _, ...one }) => ({ ...one, id: randomUUID() })),
    ...(made ? [Payment.parse(made)] : []),
  ]
  if (all.length > Math.max(LIMITS.payments, kept.length)) throw invalidInput({ payment: MANY })
  return all
}

const MANY = `A visit can have ${LIMITS.payments} payments, those taken back among them. Put further ones in its notes.`

/** A device may have noted it earlier, without a network. */
function notedAt(at: string | undefined, now: Date): string {
  const age = now.getTime() - Date.parse(at ?? '')
  return at && age >= 0 && age <= OFFLINE_MS ? at : now.toISOString()
}

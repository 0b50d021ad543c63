/** Sends the changes that wait, from one tab at a time. */

import {
  ANSWER_SOON,
  bodyOf,
  type Change,
  isOld,
  replay,
  type SendResult,
  type Stored,
} from '#frontend/admin/device/changes.ts'
import { keepBooking, readChanges, saveChanges } from '#frontend/admin/device/kept.ts'
import { visitStatus } from '#frontend/admin/lib/format.ts'
import { hasSessionEnded } from '#frontend/admin/lib/use-api.ts'
import { ApiCallError, callApi } from '#frontend/lib/api.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Sends an admin's changes. @param onSessionEnded called when the API answers 401 */
export async function sendChanges(username: string, onSessionEnded: () => void): Promise<void> {
  if ((await readChanges()).length === 0) return
  const send = (change: Change) => trySending(change, onSessionEnded)
  const run = () => replay(username, { read: readChanges, save: saveChanges, send })
  await (navigator.locks ? navigator.locks.request('send-changes', run) : run())
}

/**
 * One that is answered too late is sent again with the same key.
 * @throws as `callApi`
 */
export async function sendChange(change: Change): Promise<Booking> {
  const booking = await callApi(adminRoutes.updateBooking, {
    params: { id: change.bookingId },
    body: bodyOf(change),
    idempotencyKey: change.key,
    timeout: ANSWER_SOON,
  })
  // The network may be lost before the day is read again.
  await keepBooking(booking)
  return booking
}

async function trySending(change: Change, onSessionEnded: () => void): Promise<SendResult> {
  try {
    if (isOld(change.notedAt, new Date())) return await tooOld(change)
    return await sendChange(change)
  } catch (error) {
    if (hasSessionEnded(error)) onSessionEnded()
    if (!(error instanceof ApiCallError) || error.status === 401) return 'stop'
    const { status, problem } = error
    if (status >= 500 || status === 429) return 'later'
    const message = problem?.message ?? `The server refused it (${status}).`
    const stored = problem?.current ? shownOf(problem.current as Booking) : undefined
    return { refusal: { reason: stored || problem?.warnings ? 'conflict' : 'refused', message, stored } }
  }
}

async function tooOld({ bookingId }: Change): Promise<SendResult> {
  const [booking] = await callApi(adminRoutes.listBookings, { query: { q: bookingId, limit: 1 } })
  const message = 'Noted more than 36 hours ago, so it was not sent.'
  return { refusal: { reason: 'old', message, stored: booking && shownOf(booking) } }
}

/** No more of the booking than a conflict shows stays on the device. */
function shownOf(booking: Booking): Stored {
  const { serviceDate, serviceTime, totalPrice, arrivedAt, nobodyHomeAt, payments, updatedAt } = booking
  const status = visitStatus(booking)
  return { status, serviceDate, serviceTime, totalPrice, arrivedAt, nobodyHomeAt, payments, updatedAt }
}

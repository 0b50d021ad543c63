/** Changes that a customer makes by the link of a visit. */
import { openSlot } from '#functions/availability/offered-days.ts'
import { withNote } from '#functions/bookings/notes.ts'
import { changeMails, inSequence } from '#functions/bookings/visit-mails.ts'
import { canChange, movesLeft } from '#functions/bookings/visit-rules.ts'
import { refuse, staleEdit } from '#functions/errors.ts'
import { countChange } from '#functions/http/limits.ts'
import { nextVersion } from '#functions/table/transact.ts'
import {
  loadLinked,
  type OpenedVisit,
  offerToMove,
  saveVisit,
  showVisit,
  withDayTimes,
} from '#functions/visits/visit-link.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { ChangeVisitRequest, Visit } from '#schemas/contract/visits.ts'
import { isSameWindow } from '#schemas/facts/pacific-time.ts'
import { isAhead } from '#schemas/facts/visit-change.ts'

type Move = Extract<ChangeVisitRequest, { action: 'move' }>
type Changing = OpenedVisit & { network: string }

/**
 * Moves or cancels a visit, or notes that an earlier day would suit or how often it is wanted. Repeating a change changes nothing.
 * @throws AppError 404 for a link that does not work, 400 for a window that is not offered, 409 with the visit as `current`, or
 *   with open windows
 */
export async function changeVisit(
  request: ChangeVisitRequest,
  { network, now }: { network: string; now: Date },
): Promise<Visit> {
  // Nothing must keep a customer from cancelling.
  const isCounted = request.action !== 'cancel'
  const linked = { ...(await loadLinked('visit', request.token, now, isCounted)), network }
  const next = { ...linked, booking: await changed(linked, request, now) }
  return withDayTimes(await showVisit(next, now), next, now)
}

function changed(linked: Changing, request: ChangeVisitRequest, now: Date): Promise<Booking> {
  switch (request.action) {
    case 'move':
      return move(linked, request, now)
    case 'cancel':
      return cancel(linked, request.reason, now)
    case 'flexible':
      return save(linked, { isFlexible: request.isFlexible }, now)
    case 'every':
      return repeat(linked, request.everyMonths ?? undefined, now)
  }
}

async function move(linked: Changing, { serviceDate, serviceTime, updatedAt }: Move, now: Date) {
  const { booking, settings } = linked
  const isSame = isSameWindow(booking, { serviceDate, serviceTime })
  if (isSame && booking.updatedAt !== updatedAt && isAhead(booking, now)) return booking
  await requireChangeable(linked, now)
  if (booking.updatedAt !== updatedAt) throw staleEdit(await showVisit(linked, now))
  if (isSame) throw refuse('window-is-yours', {}, { field: 'serviceTime' })
  if (movesLeft(booking, settings) === 0) throw await refused(linked, 'visit-moved-often', now)
  const slot = openSlot(await offerToMove(linked, now), { ...booking, serviceDate, serviceTime })
  return save(linked, { serviceDate, serviceTime, moves: booking.moves + 1 }, now, { slot })
}

async function cancel(linked: Changing, reason: string | undefined, now: Date) {
  const { booking } = linked
  if (booking.status === 'cancelled') return booking
  await requireChangeable(linked, now)
  const adminNotes = withNote(booking.adminNotes, reason && `Cancelled by the customer: ${reason}`)
  return save(linked, { status: 'cancelled', adminNotes }, now, { reason })
}

/** Also after the visit, and after the cut-off: it changes no visit. */
async function repeat(linked: Changing, everyMonths: Booking['everyMonths'], now: Date) {
  const { booking } = linked
  if (booking.everyMonths === everyMonths) return booking
  if (booking.status === 'cancelled') throw await refused(linked, 'visit-over', now)
  return save(linked, { everyMonths }, now)
}

async function requireChangeable(linked: OpenedVisit, now: Date): Promise<void> {
  const { booking, settings } = linked
  if (canChange(booking, settings, now)) return
  throw await refused(linked, isAhead(booking, now) ? 'visit-too-late' : 'visit-over', now)
}

async function refused(
  linked: OpenedVisit,
  code: 'visit-over' | 'visit-too-late' | 'visit-moved-often',
  now: Date,
) {
  const { phone } = linked.settings
  return refuse(code, { phone }, { current: await showVisit(linked, now) })
}

async function save(
  { booking, settings, network }: Changing,
  changes: Partial<Booking>,
  now: Date,
  { slot, reason }: { slot?: ReturnType<typeof openSlot>; reason?: string | undefined } = {},
): Promise<Booking> {
  const changed = { ...booking, ...changes, updatedAt: nextVersion(booking, now) }
  const next = inSequence(booking, changed, 'customer')
  const mails = () => changeMails(booking, next, 'customer', { settings, isTold: true, network, reason, now })
  // A visit is cancelled once, so that nothing needs to bound it.
  const counted = next.status === 'cancelled' ? [] : [countChange(booking.id, settings.phone, now)]
  const writes = async () => [...(await mails()), ...counted]
  return saveVisit({ booking, settings }, next, { slot, writes, now })
}

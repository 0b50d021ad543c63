import { withNote } from '#functions/bookings/notes.ts'
import { changeMails, inSequence } from '#functions/bookings/visit-mails.ts'
import { refuse, staleEdit } from '#functions/errors.ts'
import { nextVersion } from '#functions/table/transact.ts'
import { loadLinked, type OpenedVisit, saveVisit, showVisit } from '#functions/visits/visit-link.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { AnswerVisitRequest, Visit } from '#schemas/contract/visits.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'
import { isAskedForDay } from '#schemas/facts/visit-change.ts'

/**
 * Shows a visit to the owner, or confirms or declines it while it is pending, by the link in the mail about it.
 * @throws AppError 404 for a link that does not work, 409 with the visit as `current` if it is answered or its day is called off, or for
 *   another version than was seen
 */
export async function answerVisit(
  { token, action, note, updatedAt: seen }: AnswerVisitRequest,
  now: Date,
): Promise<Visit> {
  const linked = await loadLinked('answer', token, now)
  const { booking: old, settings } = linked
  if (action === 'see') return showOwner(linked, now)
  if (old.status !== 'pending' || isAskedForDay(old)) {
    throw refuse('visit-answered', {}, { current: await showOwner(linked, now) })
  }
  if (seen !== undefined && seen !== old.updatedAt) throw staleEdit(await showOwner(linked, now))
  const answered: Booking = {
    ...old,
    status: action === 'confirm' ? 'confirmed' : 'cancelled',
    adminNotes: withNote(old.adminNotes, note),
    updatedAt: nextVersion(old, now),
  }
  const next = inSequence(old, answered, 'owner')
  const mails = () => changeMails(old, next, 'owner', { settings, isTold: true, now })
  await saveVisit(linked, next, { writes: mails, now })
  return showOwner({ ...linked, booking: next }, now)
}

async function showOwner(linked: OpenedVisit, now: Date): Promise<Visit> {
  return {
    ...(await showVisit(linked, now)),
    quote: undefined,
    receipt: undefined,
    customer: nameOf(linked.booking),
  }
}

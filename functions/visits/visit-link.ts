/** Finds the booking of a link. Any link that does not work gets one and the same 404 (P32.4). */

import { openDays } from '#functions/availability/availability.ts'
import { loadOffer, type Offer, whereOf } from '#functions/availability/offered-days.ts'
import type { SlotRules } from '#functions/availability/slots.ts'
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { replaceBooking } from '#functions/bookings/booking-store.ts'
import { linkGone, staleEdit } from '#functions/errors.ts'
import { countOpening } from '#functions/http/limits.ts'
import { idOfLink, isSigned, type LinkScope } from '#functions/links/signed-link.ts'
import { getQuote } from '#functions/quotes/quote-store.ts'
import { linkOfOpenQuote } from '#functions/quotes/quote-token.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { getRecord } from '#functions/table/records.ts'
import { nextVersion, type Writes } from '#functions/table/transact.ts'
import { visitOf } from '#functions/visits/visit.ts'
import { Booking } from '#schemas/contract/booking-record.ts'
import type { OpenVisitRequest, Visit } from '#schemas/contract/visits.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'

/** Days after the visit. */
const VISIT_LINK_DAYS = 90
const RECEIPT_DAYS = 400
/** Days after the booking. */
const ANSWER_LINK_DAYS = 7

export type OpenedVisit = { booking: Booking; settings: Settings }
type VisitScope = Extract<LinkScope, 'visit' | 'calendar' | 'answer'>

/** @throws AppError 404 for a link that does not work, 429 for one that is opened too often */
export async function loadLinked(
  scope: VisitScope,
  token: string,
  now: Date,
  isCounted = true,
): Promise<OpenedVisit> {
  const id = idOfLink(scope, token)
  const [settings, booking] = await Promise.all([
    loadSettings(),
    id === undefined ? undefined : getRecord(BOOKINGS, id),
  ])
  const works =
    booking &&
    !booking.isSpam &&
    isSigned(token, scope, booking.id, booking.linkGeneration) &&
    pacificNow(now).date <= lastDay(scope, booking)
  if (!works) throw linkGone(settings.phone)
  if (isCounted) await countOpening(scope, booking.id)
  return { booking, settings }
}

/** The last Pacific date of a link. */
export function lastDay(scope: VisitScope, { status, serviceDate, createdAt }: Booking): string {
  const isReceipt = scope === 'visit' && status === 'completed'
  if (scope !== 'answer') return addDays(serviceDate, isReceipt ? RECEIPT_DAYS : VISIT_LINK_DAYS)
  const week = addDays(pacificNow(new Date(createdAt)).date, ANSWER_LINK_DAYS)
  // The mails about a visit that is not answered ask for it until its day.
  return status === 'pending' && serviceDate > week ? serviceDate : week
}

/** Notes the language in which a customer reads their link's page. A change by somebody else at that moment wins. */
export async function speaking(
  linked: OpenedVisit,
  language: OpenVisitRequest['language'],
  now: Date,
): Promise<OpenedVisit> {
  const { booking } = linked
  if (booking.language === language) return linked
  const next = { ...booking, language, updatedAt: nextVersion(booking, now) }
  await replaceBooking(booking, next, { refused: 'done' })
  return { ...linked, booking: next }
}

/** The booking as its link shows it. */
export async function showVisit({ booking, settings }: OpenedVisit, now: Date): Promise<Visit> {
  const quote = await getQuote(booking.quoteId)
  return {
    ...visitOf(booking, quote, { settings, now }),
    quote: quote && (await linkOfOpenQuote(quote, booking, now)),
  }
}

/**
 * Stores a change that was made by a link, and returns the booking with its places.
 * @throws AppError 409 with the visit as `current`, never the whole booking, if it was changed meanwhile, 404 if it was deleted or its links have
 *   ended
 */
export async function saveVisit(
  { booking, settings }: OpenedVisit,
  next: Booking,
  { slot, writes, now }: { slot?: SlotRules | undefined; writes: Writes; now: Date },
): Promise<Booking> {
  const refused = async (current: object | undefined) => {
    const changed = current && Booking.parse(current)
    return changed?.linkGeneration === booking.linkGeneration
      ? staleEdit(await showVisit({ booking: changed, settings }, now))
      : linkGone(settings.phone)
  }
  return replaceBooking(booking, next, { slot, further: writes, refused })
}

/** What is offered to a visit that is moved. */
export const offerToMove = ({ booking, settings }: OpenedVisit, now: Date): Promise<Offer> =>
  loadOffer({ ...whereOf(booking), own: booking }, settings, now)

/** Adds the windows of its own day that a visit can move to. One of an hour is in the way of none but its own. */
export async function withDayTimes(visit: Visit, linked: OpenedVisit, now: Date): Promise<Visit> {
  const { serviceDate, hours } = linked.booking
  if (hours === 1 || visit.movesLeft === 0) return visit
  const offer = await offerToMove(linked, now)
  const [day] = openDays({ ...offer, from: serviceDate, to: serviceDate, hours })
  return { ...visit, dayTimes: day?.times ?? [] }
}

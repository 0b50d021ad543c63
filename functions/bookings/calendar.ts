/** Decides whether a visit can be booked, from arrival windows, settings and claimed places. */

import { type BookingRules, bookableRange, offeredTimes, openDays } from '#functions/bookings/availability.ts'
import { completed } from '#functions/bookings/booking.ts'
import { readSlots, type SlotRules } from '#functions/bookings/slots.ts'
import { receiptBudgets } from '#functions/http/mail-budgets.ts'
import { requireBookable } from '#functions/quotes/quote-booking.ts'
import { getQuote } from '#functions/quotes/quote-store.ts'
import { isOwnLink, quoteOfLink } from '#functions/quotes/quote-token.ts'
import { linkGone, refuse } from '#functions/refusals.ts'
import { loadSettings } from '#functions/settings/setting-store.ts'
import { hasRoom } from '#functions/table/budgets.ts'
import { slotName } from '#functions/table/keys.ts'
import type { Availability, CreateBookingRequest } from '#schemas/contract/bookings.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import type { SettingKey } from '#schemas/defaults/settings.ts'
import { TIME_ZONE } from '#schemas/facts/arrival-windows.ts'
import { blockedDays } from '#schemas/facts/blocked-days.ts'
import { LONGEST_LEAD, leadDaysOf } from '#schemas/facts/places.ts'
import { placeOfVisit } from '#schemas/facts/visit-place.ts'

/** Where a visit is; `town` is undefined if unknown. */
type Where = { leadDays: number; town?: string | undefined }

export type Calendar = BookingRules &
  Where & { capacity: number; claimed: Map<string, number>; settings: Record<SettingKey, string> }

/** Finds the place in a visitor's own words. An unknown place has the longest lead, so that omitting it does not help (P12.6). */
export function whereOf(visit: { city?: string | undefined; address: string }): Where {
  const place = placeOfVisit(visit)
  return { leadDays: place?.leadDays ?? LONGEST_LEAD, town: place?.name }
}

/** A city by slug; without one, lead time zero. */
export function whereIn(city: string | undefined): Where {
  return { leadDays: city === undefined ? 0 : leadDaysOf(city) }
}

/** Loads rules, capacity and claimed places for all bookable dates of a place, in parallel. */
export async function loadCalendar({ leadDays, town }: Where, now: Date): Promise<Calendar> {
  const range = bookableRange({ now, leadDays })
  const [settings, claimed] = await Promise.all([loadSettings(), readSlots(range.from, range.to)])
  return {
    now,
    leadDays,
    town,
    claimed,
    settings,
    blockedDays: blockedDays(settings.blocked_days),
    capacity: Number(settings.window_capacity),
  }
}

type QuoteNames = Pick<CreateBookingRequest, 'quoteId' | 'quoteToken'>

/**
 * Loads what a visitor's booking is checked against, in parallel.
 * @throws AppError as `loadOfferedQuote` and `completed`
 */
export async function loadBookingContext(
  request: CreateBookingRequest,
  { client, now }: { client: string; now: Date },
) {
  const [settings, quote] = await Promise.all([loadSettings(), loadOfferedQuote(request, now)])
  // An own link says who and where.
  const visit = completed(request, isOwnLink(request.quoteToken ?? '') ? quote : undefined)
  const budgets = receiptBudgets({ kind: 'booking', address: visit.email, network: client }, settings)
  const [calendar, isReceiptLeft] = await Promise.all([
    loadCalendar(whereOf(visit), now),
    hasRoom(budgets, now),
  ])
  const isMailed = isReceiptLeft && settings.customer_receipts === 'yes'
  return { calendar, quote, visit, isMailed }
}

/** @throws AppError 400 for an unknown quote, 404 for a link that does not work, 409 for a quote that has expired or is booked */
async function loadOfferedQuote({ quoteId, quoteToken }: QuoteNames, now: Date): Promise<Quote | undefined> {
  const quote = await (quoteToken === undefined ? loadBookedQuote(quoteId) : loadLinkedQuote(quoteToken, now))
  if (quote) await requireBookable(quote, now)
  return quote
}

async function loadLinkedQuote(token: string, now: Date): Promise<Quote> {
  const quote = await quoteOfLink(token, now)
  if (!quote) throw linkGone((await loadSettings()).phone)
  return quote
}

/** @throws AppError 400 for an unknown quote */
export async function loadBookedQuote(quoteId: string | undefined): Promise<Quote | undefined> {
  if (quoteId === undefined) return undefined
  const quote = await getQuote(quoteId)
  if (!quote) throw refuse('quote-gone', {}, { field: 'quoteId' })
  return quote
}

export function availabilityOf(calendar: Calendar, range: { from: string; to: string }): Availability {
  return { timeZone: TIME_ZONE, days: openDays({ ...calendar, ...range }) }
}

/** 409 with the open windows. */
function slotTaken(calendar: Calendar, visit: { serviceDate: string; serviceTime: string }): Error {
  // The window has just turned out to be full, so `claimed` is outdated for it.
  const claimed = new Map(calendar.claimed).set(
    slotName(visit.serviceDate, visit.serviceTime),
    calendar.capacity,
  )
  const availability = availabilityOf({ ...calendar, claimed }, bookableRange(calendar))
  return refuse('window-taken', {}, { availability })
}

/**
 * Returns the rules by which a visitor's booking claims its place.
 * @throws AppError 400 with the field for a visit that is not offered, or 409 with open windows, here or in the transaction
 */
export function openSlot(calendar: Calendar, visit: { serviceDate: string; serviceTime: string }): SlotRules {
  const offered: string[] = offeredTimes(visit.serviceDate, calendar)
  if (offered.length === 0) throw dayClosed(calendar, visit.serviceDate)
  if (!offered.includes(visit.serviceTime)) throw refuse('window-begun', {}, { field: 'serviceTime' })
  if ((calendar.claimed.get(slotName(visit.serviceDate, visit.serviceTime)) ?? 0) >= calendar.capacity) {
    throw slotTaken(calendar, visit)
  }
  return { capacity: calendar.capacity, full: () => slotTaken(calendar, visit) }
}

function dayClosed({ town, ...calendar }: Calendar, date: string): Error {
  const field = 'serviceDate'
  const isTooSoon = offeredTimes(date, { ...calendar, leadDays: 0 }).length > 0
  if (!isTooSoon) return refuse('day-closed', {}, { field })
  return town === undefined
    ? refuse('address-too-soon', {}, { field })
    : refuse('day-too-soon', { town }, { field })
}

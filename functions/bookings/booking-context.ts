/** Loads what a visitor's booking is checked against: the quote, what it adds to the request, the days that are offered, and the mails of the day. */

import { loadOffer, whereOf } from '#functions/availability/offered-days.ts'
import { completed } from '#functions/bookings/booking.ts'
import { ownerSlot } from '#functions/bookings/owner-visit.ts'
import { linkGone, refuse } from '#functions/errors.ts'
import { receiptBudgets } from '#functions/outbox/mail-budgets.ts'
import { requireNewest } from '#functions/quotes/quote.ts'
import { requireBookable } from '#functions/quotes/quote-booking.ts'
import { getQuote } from '#functions/quotes/quote-store.ts'
import { isOwnLink, quoteOfLink } from '#functions/quotes/quote-token.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { hasRoom } from '#functions/table/budgets.ts'
import type { AddBookingRequest, CreateBookingRequest } from '#schemas/contract/bookings.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { hoursOfVisit } from '#schemas/facts/jobs.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'
import { reachOf, zipOf } from '#schemas/facts/visit-place.ts'

type QuoteNames = Pick<CreateBookingRequest, 'quoteId' | 'quoteToken'>

/** @throws AppError as `loadOfferedQuote` and `completed`, 400 at an address that is far */
export async function loadBookingContext(
  request: CreateBookingRequest,
  { network, now }: { network: string; now: Date },
) {
  const [settings, quote] = await Promise.all([loadSettings(), loadOfferedQuote(request, now)])
  // An own link says who and where.
  const visit = completed(request, isOwnLink(request.quoteToken ?? '') ? quote : undefined)
  requireServed(visit.address, settings.phone)
  const budgets = receiptBudgets({ kind: 'booking', address: visit.email, network }, settings)
  const [offer, isReceiptLeft] = await Promise.all([
    loadOffer(whereOf(visit), settings, now),
    hasRoom(budgets, now),
  ])
  const isMailed = isReceiptLeft && settings.customer_receipts === 'yes'
  return { offer, quote, visit, receipt: isMailed ? budgets : undefined }
}

function requireServed(address: string, phone: string): void {
  const zip = zipOf(address)
  if (zip !== undefined && reachOf(zip) === 'far')
    throw refuse('not-yet', { zip, phone }, { field: 'address' })
}

/**
 * Loads what a booking that the owner enters is checked against, with its hours.
 * @throws AppError 400 for an unknown quote, 409 for one that was replaced, or with `warnings`
 */
export async function loadTypedContext(request: AddBookingRequest, now: Date) {
  const [quote, settings] = await Promise.all([loadBookedQuote(request.quoteId), loadSettings()])
  if (quote) requireNewest(quote)
  const known = request.hours ?? hoursOfVisit(request.serviceType, quote?.minutes)
  const visit = { ...request, hours: known ?? Number(settings.visit_hours) }
  const slot = holdsSlot(request) ? await ownerSlot(visit, { ...request, settings, now }) : undefined
  return { visit, quote, slot, settings }
}

/** @throws AppError 400 if no quote can be booked by this id, 404 if the link does not work, 409 if the quote has expired or is booked */
async function loadOfferedQuote({ quoteId, quoteToken }: QuoteNames, now: Date): Promise<Quote | undefined> {
  const quote = await (quoteToken === undefined ? loadBookedQuote(quoteId) : loadLinkedQuote(quoteToken, now))
  // An ended link still contains the quote's id, and must not book the quote by it.
  if (quote && quoteToken === undefined && quote.linkGeneration > 0) throw quoteGone()
  if (quote) await requireBookable(quote, now)
  return quote
}

const quoteGone = () => refuse('quote-gone', {}, { field: 'quoteId' })

async function loadLinkedQuote(token: string, now: Date): Promise<Quote> {
  const quote = await quoteOfLink(token, now)
  if (!quote) throw linkGone((await loadSettings()).phone)
  return quote
}

/** @throws AppError 400 for an unknown quote */
async function loadBookedQuote(quoteId: string | undefined): Promise<Quote | undefined> {
  if (quoteId === undefined) return undefined
  const quote = await getQuote(quoteId)
  if (!quote) throw quoteGone()
  return quote
}

import { ApiCallError } from '#frontend/lib/api.ts'
import { isAboutTime, isByRule, refusalText } from '#frontend/lib/refusal-text.ts'
import { limitText, sendForm } from '#frontend/lib/submission.ts'
import type { Availability } from '#schemas/contract/availability.ts'
import type { BookingReceipt, CreateBookingRequest } from '#schemas/contract/bookings.ts'
import { publicRoutes } from '#schemas/routes.ts'

/** Why the chosen time cannot be had, and what is open instead when the API said so. */
export type RefusedTime = { message: string; days: Availability['days'] | undefined }

/**
 * Books a visit. Drops the quote when the business has deleted it: the visit matters more.
 * @throws as `callApi`
 */
export async function sendBooking(content: Omit<CreateBookingRequest, 'openFor'>): Promise<BookingReceipt> {
  try {
    return await sendForm(publicRoutes.createBooking, content)
  } catch (error) {
    const isQuoteGone = error instanceof ApiCallError && error.problem?.fields?.['quoteId']
    if (!isQuoteGone || !content.quoteId) throw error
    const { quoteId: _, ...rest } = content
    return sendBooking(rest)
  }
}

/**
 * Reads a refusal that trying again would not mend: the quote has expired, is booked, or its link has ended; the place is not
 * served yet; or a limit is reached.
 */
export function lastingRefusal(error: unknown): string | undefined {
  if (!(error instanceof ApiCallError)) return undefined
  const { status, problem } = error
  if (!problem) return limitText(error)
  const isLasting = status === 404 || isByRule(problem) || problem.code === 'not-yet'
  return (isLasting && refusalText(problem)) || limitText(error)
}

/** Reads a refusal that is about the time: a full window, or one that is now over or closed. */
export function refusedTimeOf(error: unknown): RefusedTime | undefined {
  if (!(error instanceof ApiCallError) || !error.problem) return undefined
  const { problem } = error
  const message = refusalText(problem)
  if (message === undefined || !isAboutTime(problem)) return undefined
  return { message, days: (problem.availability as Availability | undefined)?.days }
}

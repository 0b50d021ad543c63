import { format } from '#frontend/lib/format.ts'
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { replaceBooking } from '#functions/bookings/booking-store.ts'
import { canChange } from '#functions/bookings/visit-rules.ts'
import { conflict, dateInWords, notFound } from '#functions/errors.ts'
import { linkAddress } from '#functions/links/signed-link.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { requireRecord } from '#functions/table/records.ts'
import { nextVersion } from '#functions/table/transact.ts'
import { lastDay } from '#functions/visits/visit-link.ts'
import { dayText, windowLabel, wordsOf } from '#functions/words.ts'
import { pacificNow } from '#schemas/facts/pacific-time.ts'

/**
 * Returns the customer's link of a visit, and a text message with it.
 * @param isRevoked invalidates earlier links
 * @throws AppError 404 for an unknown id or spam, 409 for a visit whose links have ended with time
 */
export async function shareVisit(
  id: string,
  { isRevoked, origin }: { isRevoked: boolean; origin: string },
): Promise<{ visit: string; text: string }> {
  const [old, settings] = await Promise.all([requireRecord(BOOKINGS, id), loadSettings()])
  if (old.isSpam) throw notFound('booking')
  const [now, end] = [new Date(), lastDay('visit', old)]
  if (pacificNow(now).date > end) throw conflict(`The link to this visit ended on ${dateInWords(end)}.`)
  const next = isRevoked
    ? { ...old, linkGeneration: old.linkGeneration + 1, updatedAt: nextVersion(old) }
    : old
  if (isRevoked) await replaceBooking(old, next)
  const visit = linkAddress('visit', origin, next)
  const words = wordsOf(next.language)
  const open = canChange(next, settings, now) ? 'text' : 'seeText'
  const text = format<string>(words.visits[next.status === 'completed' ? 'receiptText' : open], {
    name: next.firstName,
    business: settings.business_name,
    day: dayText(next.serviceDate, 'day', words),
    window: windowLabel(next.serviceTime, words),
    link: visit,
  })
  return { visit, text }
}

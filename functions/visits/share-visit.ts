import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { replaceBooking } from '#functions/bookings/booking-store.ts'
import { notFound } from '#functions/errors.ts'
import { visitAddress } from '#functions/links/signed-link.ts'
import { loadSettings } from '#functions/settings/setting-store.ts'
import { requireRecord } from '#functions/table/records.ts'
import { nextVersion } from '#functions/table/versions.ts'
import { windowLabel } from '#functions/words.ts'

/**
 * Returns the customer's link of a visit, and a text message with it.
 * @param isRevoked invalidates earlier links
 * @throws AppError 404 for an unknown id or spam
 */
export async function shareVisit(
  id: string,
  { isRevoked, origin }: { isRevoked: boolean; origin: string },
): Promise<{ visit: string; text: string }> {
  const [old, settings] = await Promise.all([requireRecord(BOOKINGS, id), loadSettings()])
  if (old.isSpam) throw notFound('booking')
  const next = isRevoked
    ? { ...old, linkGeneration: old.linkGeneration + 1, updatedAt: nextVersion(old) }
    : old
  if (isRevoked) await replaceBooking(old, next, () => undefined)
  const visit = visitAddress(origin, next)
  const { serviceDate, serviceTime, firstName } = next
  const day = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const when = `${day.format(new Date(serviceDate))}, ${windowLabel(serviceTime)}`
  return {
    visit,
    text: `Hi ${firstName}, this is ${settings.business_name} about your visit on ${when}. See or change it here: ${visit}`,
  }
}

import { bookingsByDay } from '#functions/bookings/booking-model.ts'
import { isFeed } from '#functions/days/calendar-feed.ts'
import { linkGone } from '#functions/errors.ts'
import { endpoint, siteOrigin } from '#functions/http/endpoint.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { ownerCalendar } from '#functions/visits/visit-calendar.ts'
import * as contract from '#schemas/contract/visits.ts'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'

/** The owner's visits, from 30 days ago to 120 ahead, for a calendar that subscribes to them. */
export const handler = endpoint(contract.getOwnerCalendar, async ({ query, headers }) => {
  const { date } = pacificNow(new Date())
  const [isKnown, settings] = await Promise.all([isFeed(query.t ?? ''), loadSettings()])
  if (!isKnown) throw linkGone(settings.phone)
  const bookings = await bookingsByDay(addDays(date, -30), addDays(date, 120))
  return ownerCalendar(bookings, settings.business_name, siteOrigin(headers))
})

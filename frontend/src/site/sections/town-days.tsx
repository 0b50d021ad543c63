import { format } from '#frontend/lib/format.ts'
import { useSiteInfo } from '#frontend/site/site-context.ts'
import { townDays, weekdaysText } from '#schemas/facts/blocked-days.ts'
import type { Place } from '#schemas/facts/places.ts'
import { townDayLabels } from '#words/labels/dates.ts'

/** On which weekdays the business comes to a town, if not on every working day. */
export function TownDays({ place: { slug, name } }: { place: Pick<Place, 'slug' | 'name'> }) {
  const days = townDays(useSiteInfo().townDays).get(slug)
  return days && <p>{format(townDayLabels.text, { town: name, days: weekdaysText(days, townDayLabels) })}</p>
}

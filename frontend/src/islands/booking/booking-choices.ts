/** Service, city, day, time and wishes: kept for the tab until the visit is booked. */

import { keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { knownCity, visitorCity } from '#frontend/lib/known-city.ts'
import { savedQuote } from '#frontend/lib/use-saved-quote.ts'
import { SERVICE_TYPES, type ServiceType } from '#schemas/facts/jobs.ts'
import { ELSEWHERE } from '#schemas/facts/places.ts'
import { placeOfVisit } from '#schemas/facts/visit-place.ts'

export const NO_CHOICES = {
  serviceType: 'residential' as ServiceType,
  city: '',
  serviceDate: '',
  serviceTime: '',
  /** How often, as text; empty: just this once. */
  every: '',
  isFlexible: false,
  /** Day and window as they were sent last, as text: if the answer was lost, the visit may have them. */
  sent: '',
}

export type BookingChoices = typeof NO_CHOICES

const KEY = 'visit'
/** Marks a history entry whose draft is newer than its address. */
const SEEN = 'seen'

export function keepChoices(choices: BookingChoices): void {
  keepDraft(KEY, { values: checked(choices) })
}

function checked(choices: Record<string, unknown>): Partial<BookingChoices> {
  const { serviceType, city, serviceDate, serviceTime, every, isFlexible, sent } = choices
  const type = SERVICE_TYPES.find((known) => known === serviceType)
  return {
    ...(type && { serviceType: type }),
    city: city === ELSEWHERE ? ELSEWHERE : knownCity(city),
    ...(typeof serviceDate === 'string' && { serviceDate }),
    ...(typeof serviceTime === 'string' && { serviceTime }),
    ...(typeof every === 'string' && { every }),
    ...(isFlexible === true && { isFlexible }),
    ...(typeof sent === 'string' && { sent }),
  }
}

/**
 * The choices to start with: those made before hydration, then the address (`?type=`, `?city=`, `?date=`, `?every=`),
 * then the draft, then the saved quote. After a reload or Back the draft comes before the address.
 * @returns also whether a link has just named the day
 */
export function initialChoices(fields: HTMLElement): BookingChoices & { isDayNamed: boolean } {
  const isSeen = history.state === SEEN
  history.replaceState(SEEN, '')
  const query = new URLSearchParams(location.search)
  const named = checked({
    serviceType: query.get('type'),
    city: query.get('city'),
    serviceDate: query.get('date'),
    every: query.get('every'),
  })
  const kept = checked(Object(readDraft(KEY)?.values))
  const [first, second] = isSeen ? [kept, named] : [named, kept]
  const typed = checked({
    serviceType: fields.querySelector<HTMLInputElement>(
      '[name="serviceType"]:checked:not([value="residential"])',
    )?.value,
    city: fields.querySelector<HTMLSelectElement>('[name="city"]')?.value,
  })
  const quote = savedQuote.get()
  const serviceDate = first.serviceDate || second.serviceDate || ''
  return {
    serviceType: typed.serviceType ?? first.serviceType ?? second.serviceType ?? NO_CHOICES.serviceType,
    city:
      typed.city ||
      first.city ||
      second.city ||
      placeOfVisit({ address: quote?.customerInfo?.address })?.slug ||
      knownCity(quote?.city) ||
      visitorCity(),
    serviceDate,
    serviceTime: (kept.serviceDate === serviceDate && kept.serviceTime) || '',
    every: first.every ?? second.every ?? '',
    isFlexible: kept.isFlexible ?? false,
    sent: kept.sent ?? '',
    isDayNamed: !isSeen && Boolean(named.serviceDate),
  }
}

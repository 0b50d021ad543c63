import type { ServiceType } from '#schemas/booking.ts'
import { PLACES } from '#schemas/places.ts'
import { serviceTypeOf } from '#schemas/service-types.ts'

type StartValues = { serviceType: ServiceType; city: string; serviceDate: string }

/**
 * What the page opens with: choices made before hydration, else those of the address (`?type=`, `?city=`, `?date=`),
 * else residential.
 */
export function startValues(query: URLSearchParams, fields: HTMLElement): StartValues {
  const typed = fields.querySelector<HTMLInputElement>(
    '[name="serviceType"]:checked:not([value="residential"])',
  )
  const chosenCity = fields.querySelector<HTMLSelectElement>('[name="city"]')?.value
  const namedCity = PLACES.find(({ slug }) => slug === query.get('city'))?.slug
  return {
    serviceType: serviceTypeOf(typed?.value ?? query.get('type')),
    city: chosenCity || (namedCity ?? ''),
    serviceDate: query.get('date') ?? '',
  }
}

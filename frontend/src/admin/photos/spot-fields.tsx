import { ChoiceOptions } from '#frontend/admin/components/form-field.tsx'
import { CITY_CHOICES, PLACE_CHOICES } from '#frontend/admin/photos/photo-words.ts'
import { Field } from '#frontend/ui/field.tsx'
import type { PhotoSpot } from '#schemas/contract/photos.ts'
import type { PhotoPlace } from '#schemas/facts/photos.ts'

/** Where the chosen pictures will show. */
export function SpotFields({ spot, onChange }: { spot: PhotoSpot; onChange: (spot: PhotoSpot) => void }) {
  const city = 'city' in spot ? spot.city : undefined
  return (
    <div className="form-fields">
      <Field label="Where they show" control="form-select">
        {(control) => (
          <select
            {...control}
            value={spot.place}
            onChange={({ target }) => onChange(spotOf(target.value as PhotoPlace, city))}
          >
            <ChoiceOptions choices={PLACE_CHOICES} />
          </select>
        )}
      </Field>
      {city && (
        <Field label="City" control="form-select">
          {(control) => (
            <select
              {...control}
              value={city}
              onChange={({ target }) => onChange(spotOf(spot.place, target.value))}
            >
              <ChoiceOptions choices={CITY_CHOICES} />
            </select>
          )}
        </Field>
      )}
    </div>
  )
}

/** @param city slug; the first one if it is missing @param before id, for a picture after */
export function spotOf(place: PhotoPlace, city = CITY_CHOICES[0]?.value ?? '', before?: string): PhotoSpot {
  if (place === 'residential' || place === 'commercial') return { place, city } as PhotoSpot
  if (place === 'after') return before ? { place, before } : { place }
  return { place }
}

import { CITY_CHOICES, PLACE_CHOICES } from '#frontend/admin/photos/photo-words.ts'
import { SelectField } from '#frontend/admin/ui/form-field.tsx'
import type { PhotoSpot } from '#schemas/contract/photos.ts'
import type { PhotoPlace } from '#schemas/facts/photos.ts'

export function SpotFields({ spot, onChange }: { spot: PhotoSpot; onChange: (spot: PhotoSpot) => void }) {
  const city = 'city' in spot ? spot.city : undefined
  return (
    <div className="form-fields">
      <SelectField<PhotoPlace>
        label="Where they show"
        choices={PLACE_CHOICES}
        value={spot.place}
        onChange={(place) => onChange(spotOf(place, city))}
      />
      {city && (
        <SelectField
          label="City"
          choices={CITY_CHOICES}
          value={city}
          onChange={(next) => onChange(spotOf(spot.place, next))}
        />
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

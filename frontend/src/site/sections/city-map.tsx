import { format } from '#frontend/lib/format.ts'
import { ClickToLoad } from '#frontend/site/sections/click-to-load.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import type { Place } from '#schemas/facts/places.ts'
import { cityMapLabels as labels } from '#words/labels/cities.ts'
import { landingLabels } from '#words/labels/frame.ts'

/** The map of a city, behind its name and a click: a drawing would show roads that are not there. */
export function CityMap({ place: { name, county } }: { place: Pick<Place, 'name' | 'county'> }) {
  const query = encodeURIComponent(`${name}, CA`)
  return (
    <ClickToLoad
      title={format(labels.title, { city: name })}
      src={`https://www.google.com/maps?q=${query}&output=embed`}
      label={format(labels.showLabel, { city: name })}
      still={
        <p className="d-flex flex-column align-items-center text-center text-white m-0">
          <Icon name="geo-alt" className="frame-icon" />
          <strong>{name}</strong>
          {format(landingLabels.county, { name: county })}
        </p>
      }
    >
      <p className="form-text">
        {labels.note}{' '}
        <a href={`https://www.google.com/maps/search/?api=1&query=${query}`} rel="noopener noreferrer">
          {format(labels.openLabel, { city: name })}
        </a>
      </p>
    </ClickToLoad>
  )
}

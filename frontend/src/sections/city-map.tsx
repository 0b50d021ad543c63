import mapStill from '#frontend/assets/map-still.svg'
import { ClickToLoad } from '#frontend/components/click-to-load.tsx'

/** The map of a city, behind a still of our own and a click. */
export function CityMap({ name }: { name: string }) {
  const query = encodeURIComponent(`${name}, CA`)
  return (
    <ClickToLoad
      title={`Map of ${name}, California`}
      src={`https://www.google.com/maps?q=${query}&output=embed`}
      label={`Show the map of ${name}`}
      still={<img src={mapStill} width="640" height="360" alt="" loading="lazy" />}
    >
      <p className="form-text">
        The map comes from Google and loads only when you ask for it.{' '}
        <a href={`https://www.google.com/maps/search/?api=1&query=${query}`} rel="noopener noreferrer">
          Open {name} in Google Maps
        </a>
      </p>
    </ClickToLoad>
  )
}

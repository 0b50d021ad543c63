import mapStill from '#frontend/assets/map-still.svg'
import { ClickToLoad } from '#frontend/components/click-to-load.tsx'
import { CITY_MAP as WORDS, withCity } from '#frontend/content/city-words.ts'

/** The map of a city, behind a still of our own and a click. */
export function CityMap({ name }: { name: string }) {
  const query = encodeURIComponent(`${name}, CA`)
  return (
    <ClickToLoad
      title={withCity(WORDS.title, name)}
      src={`https://www.google.com/maps?q=${query}&output=embed`}
      label={withCity(WORDS.showLabel, name)}
      still={<img src={mapStill} width="640" height="360" alt="" loading="lazy" />}
    >
      <p className="form-text">
        {WORDS.note}{' '}
        <a href={`https://www.google.com/maps/search/?api=1&query=${query}`} rel="noopener noreferrer">
          {withCity(WORDS.openLabel, name)}
        </a>
      </p>
    </ClickToLoad>
  )
}

import { frameLabels } from '#frontend/content/labels/frame.ts'
import type { Place } from '#schemas/places.ts'

/** Neighbourhoods and zip codes of a city; codes of other towns say so (decision 5). */
export function PlaceList({ place }: { place: Place }) {
  return (
    <div className="place-list">
      <div>
        <h3>{frameLabels.neighbourhoods}</h3>
        <ul className="chips">
          {place.neighbourhoods.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{frameLabels.zipCodes}</h3>
        <ul className="chips">
          {place.zips.map(({ code, town }) => (
            <li key={code}>
              {code}
              {town && <span className="option-note"> {town}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

import { format } from '#frontend/lib/format.ts'
import { runText, zipRuns } from '#frontend/site/zip-text.ts'
import { NEIGHBOURHOODS } from '#schemas/facts/city-facts.ts'
import { ownZips, type Place } from '#schemas/facts/places.ts'
import { frameLabels } from '#words/labels/frame.ts'

/** More than so many in a row become a range, with all their codes to be opened and found below. */
const LONGEST_RUN = 6

/** Neighbourhoods and zip codes of a city; codes of other towns say so. */
export function PlaceList({ place }: { place: Place }) {
  const runs = zipRuns(ownZips(place), LONGEST_RUN)
  return (
    <div className="place-list">
      <div>
        <h3 className="h4">{frameLabels.neighbourhoods}</h3>
        <ul className="chips">
          {NEIGHBOURHOODS[place.slug]?.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="h4">{frameLabels.zipCodes}</h3>
        <ul className="chips">
          {runs.map((run) => (
            <li key={run[0]}>{runText(run)}</li>
          ))}
          {place.zips.map(
            ({ code, town }) =>
              town && (
                <li key={code}>
                  {code}
                  <span className="option-note"> {town}</span>
                </li>
              ),
          )}
        </ul>
        {runs
          .filter((run) => run.length > 1)
          .map((run) => (
            <details key={run[0]}>
              <summary className="py-2">{format(frameLabels.allZipCodes, { range: runText(run) })}</summary>
              <p>{run.join(', ')}</p>
            </details>
          ))}
      </div>
    </div>
  )
}

import { isAhead } from '#frontend/islands/visit/visit-facts.tsx'
import { momentText } from '#frontend/lib/days.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import { Format } from '#frontend/ui/format.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'
import type { Opens } from '#frontend/ui/use-opened.ts'
import type { Visit } from '#schemas/contract/visits.ts'
import { visitLabels as labels } from '#words/labels/visit.ts'

export function VisitActions({ visit, opens }: { visit: Visit; opens: Opens<'move' | 'cancel'> }) {
  const { movesLeft, canCancel, changeUntil, calendar, serviceType, city, quote } = visit
  if (!isAhead(visit)) {
    const query = { type: serviceType, ...(city && { city }) }
    return (
      <p className="actions">
        {quote && (
          <a className="btn btn-primary" href={href(PATHS.quote, { query: { k: quote } })}>
            {labels.quote}
          </a>
        )}
        <a
          className={`btn ${quote ? 'btn-outline-primary' : 'btn-primary'}`}
          href={href(PATHS.booking, { query })}
        >
          {labels.bookAgain}
        </a>
      </p>
    )
  }
  const canMove = movesLeft > 0
  const until = canMove ? labels.until : canCancel ? labels.untilCancel : labels.tooLate
  return (
    <>
      <p className="actions">
        {canMove && (
          <button type="button" className="btn btn-primary" {...opens('move')}>
            {labels.move}
          </button>
        )}
        <a key={calendar} className="btn btn-outline-primary" href={calendar}>
          <Icon name="calendar-check" /> {labels.calendar}
        </a>
        {canCancel && (
          <button type="button" className="btn btn-link" {...opens('cancel')}>
            {labels.cancel}
          </button>
        )}
      </p>
      <p className="form-text">
        <Format text={until} until={momentText(changeUntil)} phone={<PhoneLink />} />
      </p>
      {canCancel && <p className="form-text">{labels.calendarNote}</p>}
    </>
  )
}

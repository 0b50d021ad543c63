import { format } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import type { BookedLinks as Links } from '#frontend/lib/use-saved-quote.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { bookingLabels } from '#words/labels/booking.ts'

const labels = bookingLabels.thanks

export function BookedLinks({ link, calendar, isMailed, email }: Partial<Links>) {
  if (!link) return null
  const mailed = email ? format(labels.mailed, { email }) : labels.mailedQuoted
  return (
    <>
      <p>{isMailed ? mailed : labels.unmailed}</p>
      <p className="actions">
        <a className="btn btn-primary" href={href(PATHS.visit, { query: { k: link } })}>
          {labels.visit}
        </a>
        <a className="btn btn-outline-primary" href={calendar}>
          <Icon name="calendar-check" /> {labels.calendar}
        </a>
      </p>
    </>
  )
}

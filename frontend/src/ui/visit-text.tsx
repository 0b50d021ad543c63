import { dayName, type Visit, windowLabel } from '#frontend/lib/days.ts'
import { Format } from '#frontend/ui/format.tsx'
import { dateLabels } from '#words/labels/dates.ts'

/** For instance `Monday, November 23, 8-10 AM Pacific time`; the window stays on one line. */
export function VisitText({ serviceDate, serviceTime }: Visit) {
  return (
    <Format
      text={dateLabels.visit}
      day={dayName(serviceDate)}
      window={<span className="d-inline-block">{windowLabel(serviceTime)}</span>}
    />
  )
}

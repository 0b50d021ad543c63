import { dayName, windowLabel } from '#frontend/lib/days.ts'
import { lineStart } from '#frontend/lib/format.ts'
import { Format } from '#frontend/ui/format.tsx'
import type { VisitWindow } from '#schemas/facts/pacific-time.ts'
import { dateLabels } from '#words/labels/dates.ts'

type VisitTextProps = VisitWindow & { isInSentence?: boolean }

/** For instance `Monday, November 23, 8-10 AM Pacific time`; the window stays on one line. */
export function VisitText({ serviceDate, serviceTime, isInSentence = false }: VisitTextProps) {
  const day = dayName(serviceDate)
  return (
    <Format
      text={dateLabels.visit}
      day={isInSentence ? day : lineStart(day)}
      window={<span className="d-inline-block">{windowLabel(serviceTime)}</span>}
    />
  )
}

import { dayName, type Visit } from '#frontend/lib/days.ts'
import { windowLabel } from '#schemas/arrival-windows.ts'

/** For instance `Monday, November 23, 8-10 AM Pacific time`; the window does not break over two lines. */
export function VisitText({ serviceDate, serviceTime }: Visit) {
  return (
    <>
      {dayName(serviceDate)}, <span className="whole">{windowLabel(serviceTime)}</span> Pacific time
    </>
  )
}

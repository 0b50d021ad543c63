import { useEffect } from 'react'
import { booked as booking } from '#frontend/islands/booking/use-booked-visit.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import { useHydrated } from '#frontend/ui/use-hydrated.ts'
import type { BookingContent } from '#words/pages/booking.ts'

type BookingHeadingProps = Pick<BookingContent, 'visit' | 'consultation' | 'booked'>

/** The headline of /booking: a visit, the consultation of `?type=consultation`, or that it is booked. */
export function BookingHeading({ visit, consultation, booked }: BookingHeadingProps) {
  // The prerendered page does not know its query.
  const isConsultation = useHydrated() && new URLSearchParams(location.search).get('type') === 'consultation'
  const isBooked = useStore(booking) !== undefined
  const { heading, lead } = isBooked ? booked : isConsultation ? consultation : visit
  useEffect(() => {
    if (isBooked) document.title = booked.title
  }, [isBooked, booked])
  return (
    <>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
    </>
  )
}

import useSWR from 'swr'
import { nameOf } from '#frontend/admin/bookings/booking-fields.ts'
import { ReplyDialog } from '#frontend/admin/components/send-email.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { dayName, windowLabel } from '#frontend/lib/days.ts'
import { money } from '#frontend/lib/money.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** A reply that may name the visit's day, window, price and link. */
export function ReplyAboutVisit({
  booking,
  email,
  onClose,
}: {
  booking: Booking
  email: string
  onClose: () => void
}) {
  const { id, serviceDate, serviceTime, totalPrice } = booking
  // A link that was read before may have ended by now.
  const { data, isValidating } = useSWR(
    `visit link ${id}`,
    () => callApi(adminRoutes.createVisitLink, { params: { id }, body: {} }),
    { shouldRetryOnError: false },
  )
  const visit = {
    visitDate: dayName(serviceDate),
    window: windowLabel(serviceTime),
    ...(totalPrice !== undefined && { price: money(totalPrice) }),
    ...(data && { link: data.visit }),
  }
  return (
    <ReplyDialog
      recipient={{ id, name: nameOf(booking), email, visit }}
      isLoading={isValidating}
      onClose={onClose}
    />
  )
}

import { EditBookingDialog } from '#frontend/admin/bookings/booking-dialogs.tsx'
import { nameOf } from '#frontend/admin/bookings/booking-fields.ts'
import { NewBookingDialog } from '#frontend/admin/bookings/new-booking-dialog.tsx'
import { ReplyAboutVisit } from '#frontend/admin/bookings/reply-about-visit.tsx'
import { ShareCalendar, ShareVisit } from '#frontend/admin/bookings/share-dialogs.tsx'
import type { RecordDialogsProps } from '#frontend/admin/components/record-dialogs.tsx'
import { callApi } from '#frontend/lib/api.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** The dialogs of bookings. The id of `add` names the visit, quote or contact to start from (`NewBookingDialog`). */
export const BOOKING_DIALOGS: RecordDialogsProps<BookingRow> = {
  free: {
    add: (events, about) => <NewBookingDialog about={about} {...events} />,
    subscribe: ({ onClose }) => <ShareCalendar onClose={onClose} />,
  },
  about: {
    edit: (booking, events) => <EditBookingDialog booking={booking} {...events} />,
    // The link may be older than the correction.
    email: (booking, { onClose }) =>
      booking.email && <ReplyAboutVisit booking={booking} email={booking.email} onClose={onClose} />,
    link: (booking, { onSaved, onClose }) => (
      <ShareVisit booking={booking} onRevoked={onSaved} onClose={onClose} />
    ),
  },
  deletion: (booking) => ({
    title: 'Delete Booking',
    warning: `This permanently removes all booking information of ${nameOf(booking)}. This action cannot be undone.`,
    call: () => callApi(adminRoutes.deleteBooking, { params: { id: booking.id } }),
    done: {
      title: 'Booking Deleted',
      description: `The booking of ${nameOf(booking)} has been permanently deleted.`,
    },
    failed: 'Failed to delete booking.',
  }),
}

import { EditBookingDialog } from '#frontend/admin/bookings/booking-dialogs.tsx'
import { nameOf } from '#frontend/admin/bookings/booking-fields.ts'
import { NewBookingDialog } from '#frontend/admin/bookings/new-booking-dialog.tsx'
import { ReplyAboutVisit } from '#frontend/admin/bookings/reply-about-visit.tsx'
import { ShareCalendar, ShareVisit } from '#frontend/admin/bookings/share-dialogs.tsx'
import { DeleteRecord } from '#frontend/admin/components/delete-record.tsx'
import type { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { callApi } from '#frontend/lib/api.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Renders the dialog that the URL names, once its booking is loaded. With `add`, the id names the visit, quote or contact to start from (`NewBookingDialog`). */
export function OpenBookingDialog({
  dialog,
  rows,
  onSaved,
}: {
  dialog: ReturnType<typeof useDialogParam>
  rows: BookingRow[]
  onSaved: () => void
}) {
  const events = { onSaved, onClose: dialog.close }
  if (dialog.name === 'add') return <NewBookingDialog about={dialog.id} {...events} />
  if (dialog.name === 'subscribe') return <ShareCalendar onClose={dialog.close} />
  const booking = rows.find(({ id }) => id === dialog.id)
  if (!booking) return null
  const name = nameOf(booking)
  switch (dialog.name) {
    case 'edit':
      return <EditBookingDialog booking={booking} {...events} />
    case 'email':
      // The link may be older than the correction.
      if (!booking.email) return null
      return <ReplyAboutVisit booking={booking} email={booking.email} onClose={dialog.close} />
    case 'link':
      return <ShareVisit booking={booking} onRevoked={onSaved} onClose={dialog.close} />
    case 'delete':
      return (
        <DeleteRecord
          title="Delete Booking"
          warning={`This permanently removes all booking information of ${name}. This action cannot be undone.`}
          call={() => callApi(adminRoutes.deleteBooking, { params: { id: booking.id } })}
          done={{
            title: 'Booking Deleted',
            description: `The booking of ${name} has been permanently deleted.`,
          }}
          failed="Failed to delete booking."
          onDeleted={onSaved}
          onClose={dialog.close}
        />
      )
    default:
      return null
  }
}

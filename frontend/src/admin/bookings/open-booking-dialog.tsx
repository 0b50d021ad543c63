import { AddBookingDialog, EditBookingDialog } from '#frontend/admin/bookings/booking-dialogs.tsx'
import { nameOf } from '#frontend/admin/bookings/booking-fields.ts'
import { DeleteRecord } from '#frontend/admin/components/delete-record.tsx'
import { ReplyDialog } from '#frontend/admin/components/send-email.tsx'
import type { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { callApi } from '#frontend/lib/api.ts'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** The dialog that the URL names, when its booking is loaded; for `add` the id is the chosen visit, `<date>T<time>`. */
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
  if (dialog.name === 'add') return <AddBookingDialog visit={dialog.id} {...events} />
  const booking = rows.find(({ id }) => id === dialog.id)
  if (!booking) return null
  const name = nameOf(booking)
  switch (dialog.name) {
    case 'edit':
      return <EditBookingDialog booking={booking} {...events} />
    case 'email':
      // The link may be older than the correction.
      if (!booking.email) return null
      return <ReplyDialog recipient={{ id: booking.id, name, email: booking.email }} onClose={dialog.close} />
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

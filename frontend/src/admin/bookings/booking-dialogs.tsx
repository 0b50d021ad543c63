import { BookingFacts } from '#frontend/admin/bookings/booking-facts.tsx'
import {
  ADD_FIELDS,
  EDIT_FIELDS,
  EditedBooking,
  type NewBooking,
  toEditable,
} from '#frontend/admin/bookings/booking-fields.ts'
import { QuoteBreakdown } from '#frontend/admin/bookings/quote-breakdown.tsx'
import { updateFailed } from '#frontend/admin/bookings/use-booking-status.ts'
import { VisitPicker } from '#frontend/admin/bookings/visit-picker.tsx'
import { Dialog } from '#frontend/admin/components/dialog.tsx'
import { type FormEvents, RecordForm } from '#frontend/admin/components/record-form.tsx'
import { useAction } from '#frontend/admin/lib/use-action.ts'
import { callApi } from '#frontend/lib/api.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import { AddBookingRequest, type BookingRow } from '#schemas/booking.ts'

function hasRequired({ firstName, lastName, email, phone, address, serviceDate, serviceTime }: NewBooking) {
  return [firstName, lastName, email, phone, address, serviceDate, serviceTime].every((text) => text?.trim())
}

/** For a customer on the phone; same rules for windows as on the website (decision 32). */
export function AddBookingDialog({ visit, onSaved, onClose }: { visit: string | undefined } & FormEvents) {
  const act = useAction()
  const [serviceDate = '', serviceTime] = visit?.split('T') ?? []
  return (
    <Dialog title="Add Booking" onClose={onClose} isWide>
      <RecordForm
        schema={AddBookingRequest}
        draftKey="add-booking"
        defaults={{
          serviceType: 'residential',
          status: 'confirmed',
          serviceDate,
          serviceTime: serviceTime as NewBooking['serviceTime'],
        }}
        fields={ADD_FIELDS}
        submitLabel="Add Booking"
        isReady={hasRequired}
        save={(body, _version, idempotencyKey) =>
          act(() => callApi(adminRoutes.addBooking, { body, idempotencyKey }), {
            done: { title: 'Booking Added', description: 'New booking has been added successfully.' },
            failed: (message, status) =>
              status === 409 ? `Failed to add booking. ${message}` : 'Failed to add booking.',
          })
        }
        onSaved={onSaved}
        onClose={onClose}
      >
        {(form) => <VisitPicker form={form} city={form.watch('city')} />}
      </RecordForm>
    </Dialog>
  )
}

/** Everything about a booking in one place; status, notes, date and window can be changed. */
export function EditBookingDialog({ booking, onSaved, onClose }: { booking: BookingRow } & FormEvents) {
  const act = useAction()
  const { id, quoteId, firstName, lastName } = booking
  return (
    <Dialog title={`Booking of ${firstName} ${lastName}`} onClose={onClose} isWide>
      <BookingFacts booking={{ ...booking, adminNotes: undefined }} />
      {quoteId && <QuoteBreakdown quoteId={quoteId} />}
      <RecordForm
        schema={EditedBooking}
        draftKey={`edit-booking ${id}`}
        defaults={toEditable(booking)}
        version={booking.updatedAt}
        fields={EDIT_FIELDS}
        submitLabel="Save Changes"
        save={(edited, updatedAt) =>
          act(
            () =>
              callApi(adminRoutes.updateBooking, {
                params: { id },
                body: { ...edited, adminNotes: edited.adminNotes ?? '', updatedAt },
              }),
            { done: { title: 'Booking Updated' }, failed: updateFailed },
          )
        }
        onSaved={onSaved}
        onClose={onClose}
      >
        {(form) => <VisitPicker form={form} city={booking.city} booked={booking} />}
      </RecordForm>
    </Dialog>
  )
}

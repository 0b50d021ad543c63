import { EditedBooking, TELL_FIELD, VISIT_FIELDS } from '#frontend/admin/bookings/booking-fields.ts'
import { nobodyHome } from '#frontend/admin/bookings/text-messages.ts'
import { updated, updateFailed } from '#frontend/admin/bookings/use-booking-status.ts'
import { isMailed } from '#frontend/admin/bookings/visit-news.ts'
import { VisitPicker } from '#frontend/admin/bookings/visit-picker.tsx'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { TextLink } from '#frontend/admin/parts/card-actions.tsx'
import { FormDialog } from '#frontend/admin/parts/record-form.tsx'
import { FormField } from '#frontend/admin/ui/form-field.tsx'
import type { Booking } from '#schemas/contract/booking-record.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'
import { BOOKING_FIELDS } from '#schemas/fields/booking.ts'

const MovedVisit = EditedBooking.pick({ serviceDate: true, serviceTime: true, tellCustomer: true })

/** Gives a visit at which nobody was home another date and window. */
export function MoveVisit({ booking, businessName }: { booking: Booking; businessName: string | undefined }) {
  const call = useCall()
  const { id, firstName, phone, serviceTime } = booking
  return (
    <FormDialog
      title={`Move the Visit of ${nameOf(booking)}`}
      isForm
      schema={MovedVisit}
      draftKey={`move-visit ${id}`}
      defaults={{ serviceDate: '', serviceTime, tellCustomer: true }}
      record={booking}
      table={BOOKING_FIELDS}
      fields={VISIT_FIELDS}
      after={{ serviceDate: (form) => <VisitPicker form={form} booked={booking} /> }}
      submitLabel="Move Visit"
      save={(visit, seen, _key, anyway) =>
        call('updateBooking', {
          params: { id },
          body: { ...visit, updatedAt: seen, anyway },
          done: (saved) => updated(booking, saved, visit.tellCustomer !== false),
          failed: updateFailed,
        })
      }
    >
      {(form) => {
        const next = form.watch()
        return (
          next.serviceDate && (
            <>
              {isMailed(booking, { ...booking, ...next }) && <FormField form={form} field={TELL_FIELD} />}
              <p>
                <TextLink
                  phone={phone}
                  text={nobodyHome(booking, businessName, next)}
                  label={`Text ${firstName} about it`}
                />
              </p>
            </>
          )
        )
      }}
    </FormDialog>
  )
}

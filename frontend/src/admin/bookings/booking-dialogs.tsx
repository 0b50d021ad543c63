import { type ReactNode, useState } from 'react'
import {
  ADD_FIELDS,
  EditedBooking,
  editFields,
  type NewBooking,
  type NewBookingForm,
  REPEAT_FIELDS,
  TELL_FIELD,
} from '#frontend/admin/bookings/booking-fields.ts'
import { KnownCustomer, KnownNumber } from '#frontend/admin/bookings/known-customer.tsx'
import { QuoteBreakdown } from '#frontend/admin/bookings/quote-breakdown.tsx'
import { updated, updateFailed } from '#frontend/admin/bookings/use-booking-status.ts'
import { isMailed } from '#frontend/admin/bookings/visit-news.ts'
import { VisitPicker } from '#frontend/admin/bookings/visit-picker.tsx'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { ContactLinks } from '#frontend/admin/parts/record-card.tsx'
import { FormDialog, RecordForm } from '#frontend/admin/parts/record-form.tsx'
import { Dialog } from '#frontend/admin/ui/dialog.tsx'
import { editable } from '#frontend/admin/ui/field-controls.ts'
import { FormField } from '#frontend/admin/ui/form-field.tsx'
import type { Booking } from '#schemas/contract/booking-record.ts'
import { AddBookingRequest, type BookingRow } from '#schemas/contract/bookings.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'
import { BOOKING_FIELDS } from '#schemas/fields/booking.ts'

type AddBookingDialogProps = {
  title?: string
  description?: string
  /** Keeps drafts for different customers apart. */
  draftKey: string
  defaults: Partial<NewBooking>
  /** Shown above the visit's date, which is then the first field; there is no choice of a customer. */
  children?: (form: NewBookingForm) => ReactNode
}

/** For a customer on the phone: takes any window, after a warning where visitors could not book it. */
export function AddBookingDialog(props: AddBookingDialogProps) {
  const { title = 'Add Booking', description, draftKey, defaults, children } = props
  const call = useCall()
  const isKnown = defaults.firstName !== undefined
  return (
    <FormDialog
      title={title}
      description={description}
      isWide
      isForm={!children && !isKnown}
      schema={AddBookingRequest}
      draftKey={draftKey}
      defaults={{
        ...{ serviceType: 'residential', status: 'confirmed', serviceDate: '', tellCustomer: false },
        ...defaults,
      }}
      fields={children ? REPEAT_FIELDS : ADD_FIELDS}
      submitLabel="Add Booking"
      above={children ?? (isKnown ? undefined : (form) => <KnownCustomer form={form} />)}
      after={{
        phone: (form) => !children && <KnownNumber form={form} />,
        serviceDate: (form) => <VisitPicker form={form} isRepeat={children !== undefined} />,
      }}
      anywayLabel="Book anyway"
      save={(typed, _version, idempotencyKey, anyway) =>
        call('addBooking', {
          body: { ...typed, anyway },
          idempotencyKey,
          done: { title: 'Booking Added', description: 'New booking has been added successfully.' },
          failed: (status) =>
            status === 409 ? 'Failed to add booking. {message}' : 'Failed to add booking.',
        })
      }
    >
      {(form) => form.watch('email')?.trim() && <FormField form={form} field={TELL_FIELD} />}
    </FormDialog>
  )
}

export function EditBookingDialog({ booking }: { booking: BookingRow }) {
  const call = useCall()
  const { id, quoteId } = booking
  /** As it was stored last: what mails its customer depends on it. */
  const [stored, setStored] = useState(booking)
  return (
    <Dialog title={`Booking of ${nameOf(booking)}`} isWide>
      <ContactLinks email={booking.email} phone={booking.phone} />
      {quoteId && <QuoteBreakdown quoteId={quoteId} agreed={booking.totalPrice} />}
      <RecordForm
        schema={EditedBooking}
        draftKey={`edit-booking ${id}`}
        defaults={{ ...editable<EditedBooking>(BOOKING_FIELDS, booking), tellCustomer: true }}
        record={booking}
        table={BOOKING_FIELDS}
        fields={editFields(booking)}
        submitLabel="Save Changes"
        after={{ serviceDate: (form) => <VisitPicker form={form} booked={booking} /> }}
        save={async (edited, updatedAt, _key, anyway) => {
          const outcome = await call('updateBooking', {
            params: { id },
            body: {
              ...editable<typeof edited>(BOOKING_FIELDS, edited),
              updatedAt,
              anyway,
              tellCustomer: edited.tellCustomer,
            },
            done: (saved) => updated(stored, saved, edited.tellCustomer !== false),
            failed: updateFailed,
          })
          // What the customer was told since is not known.
          if (!outcome.isDone && outcome.problem.current)
            setStored({
              ...booking,
              ...(outcome.problem.current as Booking),
              told: undefined,
              customerMail: undefined,
            })
          return outcome
        }}
      >
        {(form) => isMailed(stored, form.watch()) && <FormField form={form} field={TELL_FIELD} />}
      </RecordForm>
    </Dialog>
  )
}

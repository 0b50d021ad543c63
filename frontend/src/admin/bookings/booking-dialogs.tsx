import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import {
  ADD_FIELDS,
  EditedBooking,
  editFields,
  type NewBooking,
  nameOf,
  toChanges,
  toEditable,
} from '#frontend/admin/bookings/booking-fields.ts'
import { QuoteBreakdown } from '#frontend/admin/bookings/quote-breakdown.tsx'
import { QuoteField } from '#frontend/admin/bookings/quote-field.tsx'
import { updated, updateFailed } from '#frontend/admin/bookings/use-booking-status.ts'
import { isMailed, TELL_CUSTOMER } from '#frontend/admin/bookings/visit-news.ts'
import { VisitPicker } from '#frontend/admin/bookings/visit-picker.tsx'
import { CheckBox } from '#frontend/admin/components/check-box.tsx'
import { ContactLinks } from '#frontend/admin/components/contact-links.tsx'
import { Dialog } from '#frontend/admin/components/dialog.tsx'
import { type FormEvents, RecordForm } from '#frontend/admin/components/record-form.tsx'
import { useAction } from '#frontend/admin/lib/use-action.ts'
import { callApi } from '#frontend/lib/api.ts'
import { AddBookingRequest, type BookingRow } from '#schemas/contract/bookings.ts'
import { adminRoutes } from '#schemas/routes.ts'

function hasRequired({ firstName, lastName, phone, address, serviceDate, serviceTime }: NewBooking) {
  return [firstName, lastName, phone, address, serviceDate, serviceTime].every((text) => text?.trim())
}

/** For a customer on the phone: takes any window, after a warning where visitors could not book it. */
export function AddBookingDialog({
  title = 'Add Booking',
  draftKey = 'add-booking',
  defaults,
  isUsuallyTold = false,
  children,
  onSaved,
  onClose,
}: {
  title?: string
  /** Keeps drafts for different customers apart. */
  draftKey?: string
  /** Known facts of the visit. */
  defaults: Partial<NewBooking>
  isUsuallyTold?: boolean
  /** Shown with the visit above the fields, in place of the choice of a quote. */
  children?: (form: UseFormReturn<NewBooking, unknown, z.output<typeof AddBookingRequest>>) => ReactNode
} & FormEvents) {
  const act = useAction()
  const [isTold, setIsTold] = useState(isUsuallyTold)
  return (
    <Dialog title={title} onClose={onClose} isWide>
      <RecordForm
        schema={AddBookingRequest}
        draftKey={draftKey}
        defaults={{ serviceType: 'residential', status: 'confirmed', serviceDate: '', ...defaults }}
        fields={ADD_FIELDS}
        submitLabel="Add Booking"
        isReady={hasRequired}
        above={
          children &&
          ((form) => (
            <>
              {children(form)}
              <VisitPicker form={form} isRepeat />
            </>
          ))
        }
        anywayLabel="Book anyway"
        save={(typed, _version, idempotencyKey, anyway) =>
          act(
            () =>
              callApi(adminRoutes.addBooking, {
                body: { ...typed, anyway, tellCustomer: isTold },
                idempotencyKey,
              }),
            {
              done: { title: 'Booking Added', description: 'New booking has been added successfully.' },
              failed: (status) =>
                status === 409 ? 'Failed to add booking. {message}' : 'Failed to add booking.',
            },
          )
        }
        onSaved={onSaved}
        onClose={onClose}
      >
        {(form) => (
          <>
            {!children && (
              <>
                <QuoteField form={form} />
                <VisitPicker form={form} />
              </>
            )}
            {form.watch('email')?.trim() && (
              <CheckBox isChecked={isTold} onChange={setIsTold}>
                {TELL_CUSTOMER}
              </CheckBox>
            )}
          </>
        )}
      </RecordForm>
    </Dialog>
  )
}

/** Edits a booking. */
export function EditBookingDialog({ booking, onSaved, onClose }: { booking: BookingRow } & FormEvents) {
  const act = useAction()
  const { id, quoteId } = booking
  const [isTold, setIsTold] = useState(true)
  return (
    <Dialog title={`Booking of ${nameOf(booking)}`} onClose={onClose} isWide>
      <ContactLinks email={booking.email} phone={booking.phone} />
      {quoteId && <QuoteBreakdown quoteId={quoteId} agreed={booking.totalPrice} />}
      <RecordForm
        schema={EditedBooking}
        draftKey={`edit-booking ${id}`}
        defaults={toEditable(booking)}
        version={booking.updatedAt}
        fields={editFields(booking)}
        submitLabel="Save Changes"
        save={(edited, updatedAt, _key, anyway) =>
          act(
            () =>
              callApi(adminRoutes.updateBooking, {
                params: { id },
                body: { ...toChanges(edited), updatedAt, anyway, tellCustomer: isTold },
              }),
            { done: (saved) => updated(booking, saved, isTold), failed: updateFailed },
          )
        }
        onSaved={onSaved}
        onClose={onClose}
      >
        {(form) => (
          <>
            <VisitPicker form={form} booked={booking} />
            {isMailed(booking, form.watch()) && (
              <CheckBox isChecked={isTold} onChange={setIsTold}>
                {TELL_CUSTOMER}
              </CheckBox>
            )}
          </>
        )}
      </RecordForm>
    </Dialog>
  )
}

import type * as z from 'zod'
import { nameOf } from '#frontend/admin/bookings/booking-fields.ts'
import { updateFailed } from '#frontend/admin/bookings/use-booking-status.ts'
import { Dialog } from '#frontend/admin/components/dialog.tsx'
import type { FieldDefinition } from '#frontend/admin/components/form-field.tsx'
import { type FormEvents, RecordForm } from '#frontend/admin/components/record-form.tsx'
import { useAction } from '#frontend/admin/lib/use-action.ts'
import { METHOD_LABELS } from '#frontend/admin/today/paid-words.ts'
import { callApi } from '#frontend/lib/api.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import { PaymentRequest } from '#schemas/contract/payments.ts'
import { PAYMENT_METHODS } from '#schemas/facts/payment-methods.ts'
import { adminRoutes } from '#schemas/routes.ts'

type TypedPayment = z.input<typeof PaymentRequest>

const FIELDS: readonly FieldDefinition<TypedPayment>[] = [
  { name: 'amount', label: 'Amount *', kind: 'decimal' },
  {
    name: 'method',
    label: 'Paid by *',
    kind: 'select',
    choices: PAYMENT_METHODS.map((method) => ({ value: method, label: METHOD_LABELS[method] })),
  },
  { name: 'tip', label: 'Tip', kind: 'decimal' },
  { name: 'note', label: 'Note', hint: 'For instance the number of the check' },
]

/** Completes a visit and notes how it was paid. */
export function CloseVisit({
  booking,
  onRepeat,
  onSaved,
  onClose,
}: {
  booking: Booking
  /** Books the next visit. */
  onRepeat: () => void
} & FormEvents) {
  const act = useAction()
  const { id, payment, totalPrice, updatedAt } = booking
  const { amount = totalPrice?.toFixed(2) ?? '', method = 'cash', tip = '0', note = '' } = payment ?? {}
  return (
    <Dialog title={`Done: ${nameOf(booking)}`} onClose={onClose}>
      <RecordForm
        schema={PaymentRequest}
        draftKey={`close-visit ${id}`}
        defaults={{ amount, method, tip, note }}
        version={updatedAt}
        fields={FIELDS}
        submitLabel="Done & Paid"
        save={(typed, version) =>
          act(
            () =>
              callApi(adminRoutes.updateBooking, {
                params: { id },
                body: { status: 'completed', payment: typed, updatedAt: version },
              }),
            {
              done: {
                title: 'Visit Closed',
                description: nameOf(booking),
                action: { label: 'Next Visit', onPress: onRepeat },
              },
              failed: updateFailed,
            },
          )
        }
        onSaved={onSaved}
        onClose={onClose}
      />
    </Dialog>
  )
}

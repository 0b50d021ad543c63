import type * as z from 'zod'
import { nameOf } from '#frontend/admin/bookings/booking-fields.ts'
import type { FieldDefinition } from '#frontend/admin/components/form-field.tsx'
import { FormDialog, type FormEvents } from '#frontend/admin/components/record-form.tsx'
import { METHOD_LABELS } from '#frontend/admin/lib/paid-words.ts'
import { useNoteVisit } from '#frontend/admin/today/use-note-visit.ts'
import type { Booking } from '#schemas/contract/bookings.ts'
import { PaymentRequest } from '#schemas/contract/payments.ts'
import { PAYMENT_METHODS } from '#schemas/facts/payment-methods.ts'

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

const doneWords = ({ method }: Pick<TypedPayment, 'method'>) =>
  method === 'unpaid' ? 'Done, Not Paid Yet' : 'Done & Paid'

/** Completes a visit and notes how it was paid. */
export function CloseVisit({
  booking,
  onRepeat,
  ...events
}: {
  booking: Booking
  /** Books the next visit. */
  onRepeat: () => void
} & FormEvents) {
  const save = useNoteVisit()
  const { id, payment, totalPrice, updatedAt } = booking
  const { amount = totalPrice?.toFixed(2) ?? '', method = 'cash', tip = '0', note = '' } = payment ?? {}
  return (
    <FormDialog
      title={`Done: ${nameOf(booking)}`}
      schema={PaymentRequest}
      draftKey={`close-visit ${id}`}
      defaults={{ amount, method, tip, note }}
      version={updatedAt}
      fields={FIELDS}
      submitLabel={doneWords}
      save={(typed, seen) =>
        save(
          booking,
          { status: 'completed', payment: typed },
          { title: 'Visit Closed', seen, action: { label: 'Next Visit', onPress: onRepeat } },
        )
      }
      {...events}
    />
  )
}

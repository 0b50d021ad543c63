import { useState } from 'react'
import type * as z from 'zod'
import { useNoteVisit } from '#frontend/admin/bookings/use-note-visit.ts'
import { withChanges } from '#frontend/admin/device/changes.ts'
import { changes } from '#frontend/admin/device/kept.ts'
import { leftWords, METHOD_LABELS, paidWords } from '#frontend/admin/lib/paid-words.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { FormDialog } from '#frontend/admin/parts/record-form.tsx'
import { DialogButton, PressButton } from '#frontend/admin/ui/button.tsx'
import type { FieldDefinition } from '#frontend/admin/ui/form-field.tsx'
import { Problem } from '#frontend/admin/ui/status-messages.tsx'
import { useStore } from '#frontend/lib/use-store.ts'
import { type Booking, PaymentRequest } from '#schemas/contract/booking-record.ts'
import { nextStepOfVisit } from '#schemas/facts/next-step.ts'
import { leftToPay, PAYMENT_METHODS, toDollars } from '#schemas/facts/payments.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'

const FIELDS: readonly FieldDefinition<z.input<typeof PaymentRequest>>[] = [
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

const LABELS = {
  done: { paid: 'Done & Paid', unpaid: 'Done, Not Paid Yet' },
  payment: { paid: 'Note Payment', unpaid: 'Note as Not Paid Yet' },
}

export function CloseButton({ booking, about }: { booking: Booking; about?: string }) {
  const isDone = booking.status === 'completed'
  const isDue = nextStepOfVisit(booking, new Date()) === 'close'
  return (
    <DialogButton
      opens="close"
      id={booking.id}
      look={isDue ? 'main' : 'plain'}
      icon={isDone ? 'cash-coin' : 'check-lg'}
      label={isDone ? (isDue ? 'Note Payment' : 'Payments') : 'Done & Paid'}
      about={about}
    />
  )
}

/** Completes a visit and notes how it was paid; of a completed one, notes a further payment or takes one back. */
export function CloseVisit({ booking: shown }: { booking: Booking }) {
  // Lists show visits as they are stored: with what waits to be sent, no payment is noted twice.
  const booking = withChanges(shown, useStore(changes))
  const note = useNoteVisit()
  const reload = useReload()
  const { close } = useDialogParam()
  const [refusal, setRefusal] = useState<string>()
  const [seen, setSeen] = useState(booking)
  const { id, status, payments } = booking
  const isDone = status === 'completed'
  const left = leftToPay(booking)
  // The list below may be read again and bring a payment by somebody else: the API then refuses the owner's once.
  const isSeen = payments.every(({ id: one }) => seen.payments.some((payment) => payment.id === one))
  const valid = payments.filter(({ takenBack }) => !takenBack)
  return (
    <FormDialog
      title={`${isDone ? 'Payments' : 'Done'}: ${nameOf(booking)}`}
      description={left === undefined ? undefined : `Left to pay: ${leftWords(booking)}.`}
      schema={PaymentRequest}
      draftKey={`close-visit ${id}`}
      defaults={{ amount: left ? toDollars(left) : '', method: 'cash', tip: '0', note: '' }}
      fields={FIELDS}
      submitLabel={({ method }) =>
        LABELS[isDone ? 'payment' : 'done'][method === 'unpaid' ? 'unpaid' : 'paid']
      }
      above={() =>
        valid.length > 0 && (
          <>
            {refusal && <Problem>{refusal}</Problem>}
            <ul className="list-unstyled">
              {valid.map((payment) => (
                <li
                  key={payment.id}
                  className="d-flex flex-wrap align-items-center justify-content-between gap-2 py-2 border-bottom"
                >
                  {paidWords(payment)}
                  <PressButton
                    look="quiet"
                    label="Take Back"
                    about={paidWords(payment)}
                    onPress={async () => {
                      setRefusal(undefined)
                      const noted = { takeBack: [payment.id] }
                      const outcome = await note(booking, noted, { title: 'Payment Taken Back' })
                      // After a refusal, too: somebody else may have noted something meanwhile.
                      reload()
                      if (outcome.isDone) close()
                      else setRefusal(outcome.problem.message)
                    }}
                  />
                </li>
              ))}
            </ul>
          </>
        )
      }
      save={async (typed, _version, _key, anyway) => {
        const payment = { ...typed, id: crypto.randomUUID() }
        const known = isSeen ? booking : seen
        const outcome = await (isDone
          ? note(known, { payment }, { title: 'Payment Noted', undo: { takeBack: [payment.id] } })
          : note(
              known,
              { status: 'completed', doneAt: new Date().toISOString(), payment, ...(anyway && { anyway }) },
              { title: 'Visit Closed', undo: { status, tellCustomer: false } },
            ))
        if (outcome.isDone || !outcome.problem.current) return outcome
        setSeen(outcome.problem.current as Booking)
        // The list above shows what was noted meanwhile.
        reload()
        return { ...outcome, problem: { message: outcome.problem.message } }
      }}
    />
  )
}

import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AddBookingDialog } from '#frontend/admin/bookings/booking-dialogs.tsx'
import { knownOf } from '#frontend/admin/bookings/known-customer.tsx'
import { forgetKept } from '#frontend/admin/device/kept.ts'
import { formatPhone } from '#frontend/admin/lib/format.ts'
import { leftWords } from '#frontend/admin/lib/paid-words.ts'
import { ignoreGone, useAction, useCall } from '#frontend/admin/lib/use-call.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { FormDialog } from '#frontend/admin/parts/record-form.tsx'
import { ConfirmDialog } from '#frontend/admin/ui/dialog.tsx'
import { InputField } from '#frontend/admin/ui/form-field.tsx'
import { callApi } from '#frontend/lib/api.ts'
import type { CustomerCard, OtherCustomer } from '#schemas/contract/customers.ts'
import { AddressNote } from '#schemas/contract/records.ts'
import { isOwed } from '#schemas/facts/payments.ts'
import { addressKey } from '#schemas/facts/typed-text.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** The dialog that the URL names; its id is an address or another customer. */
export function CustomerDialog({ customer }: { customer: CustomerCard }) {
  const { name, id = '' } = useDialogParam()
  const find = (others: readonly OtherCustomer[]) => others.find((other) => other.id === id)
  const [candidate, merged] = [find(customer.perhaps), find(customer.merged)]
  if (name === 'book')
    return <AddBookingDialog draftKey={`add-booking customer ${customer.id}`} defaults={knownOf(customer)} />
  if (name === 'note') return <NoteDialog customer={customer} address={id} />
  if (name === 'merge' && candidate)
    return <PairDialog action="merge" other={candidate} customer={customer} />
  if (name === 'separate' && merged)
    return <PairDialog action="separate" other={merged} customer={customer} />
  if (name === 'forget') return <ForgetDialog customer={customer} />
  return null
}

const NoteForm = AddressNote.pick({ text: true })

function NoteDialog({ customer: { id, notes }, address }: { customer: CustomerCard; address: string }) {
  const call = useCall()
  const note = notes.find((one) => addressKey(one.address) === addressKey(address))
  return (
    <FormDialog
      title="Note"
      description={`What to know about ${address}: gate, dog, ladder.`}
      schema={NoteForm}
      draftKey={`note ${id} ${address}`}
      defaults={{ text: note?.text ?? '' }}
      {...(note && { record: note })}
      fields={[{ name: 'text', label: 'Note', kind: 'text' }]}
      submitLabel="Save Note"
      save={({ text = '' }, updatedAt) =>
        call('updateCustomer', {
          params: { id },
          body: { action: 'note', address, text, updatedAt },
          done: { title: 'Note Saved' },
          failed: 'Failed to save the note.',
        })
      }
    />
  )
}

const PAIR_WORDS = {
  merge: { verb: 'Merge', busy: 'Merging...', done: 'Customers Merged' },
  separate: { verb: 'Separate', busy: 'Separating...', done: 'Customers Separated' },
}

type PairDialogProps = { action: keyof typeof PAIR_WORDS; customer: CustomerCard; other: OtherCustomer }

function PairDialog({ action, customer, other }: PairDialogProps) {
  const call = useCall()
  const reload = useReload()
  const { verb, busy, done } = PAIR_WORDS[action]
  const known = `${other.name} (${other.email ?? formatPhone(other.phone ?? '')})`
  return (
    <ConfirmDialog
      title={`${verb} Customers`}
      isReversible
      confirmLabel={verb}
      pendingLabel={busy}
      onConfirm={() =>
        call('updateCustomer', {
          params: { id: customer.id },
          body: { action, other: other.id },
          done: { title: done },
          failed: `Failed to ${action}: {message}`,
        })
      }
      onDone={reload}
    >
      {action === 'merge'
        ? `All records of ${known} are shown with ${customer.name} from now on, later ones too. You can separate them again.`
        : `${known} is a customer of their own again, without the notes of this card.`}
    </ConfirmDialog>
  )
}

/** Asks for the email address or number, then deletes step by step. */
function ForgetDialog({ customer }: { customer: CustomerCard }) {
  const { name, emails, phones, records, merged } = customer
  const owed = records.flatMap(({ kind, record }) =>
    kind === 'booking' && isOwed(record) ? [leftWords(record) ?? 'price not agreed'] : [],
  )
  const { close } = useDialogParam()
  const act = useAction()
  const navigate = useNavigate()
  const [confirmation, setConfirmation] = useState('')
  const isForgotten = useRef(false)
  const asked = emails[0] ?? phones[0] ?? ''
  return (
    <ConfirmDialog
      title="Forget Customer"
      confirmLabel="Forget"
      pendingLabel="Forgetting..."
      onClose={() => (isForgotten.current ? navigate('/customers', { replace: true }) : close())}
      onConfirm={async () => {
        // Somebody else may have finished it.
        const outcome = await act(() => forget(customer, confirmation).catch(ignoreGone), {
          done: { title: 'Customer Forgotten' },
          failed: 'Failed to forget: {message}',
        })
        if (!outcome.isDone) return outcome.problem.message
        isForgotten.current = true
        // The day that this device keeps may name them.
        await forgetKept({ keepsChanges: true })
      }}
    >
      All quotes, bookings, messages, mails and notes of {name}
      {merged.length > 0 && ', and of everybody merged into this customer,'} will be deleted permanently; only
      a mark that names nobody keeps marketing mails away. This action cannot be undone.
      {owed.length > 0 && ` Still owed, and listed no longer: ${owed.join(', ')}.`}
      <InputField
        label={`Type ${asked} to confirm`}
        className="field mt-3"
        autoComplete="off"
        value={confirmation}
        onType={setConfirmation}
      />
    </ConfirmDialog>
  )
}

async function forget({ id, merged }: CustomerCard, confirmation: string): Promise<void> {
  const body = { confirmation, merged: merged.map((one) => one.id) }
  for (let hasMore = true; hasMore; )
    ({ hasMore } = await callApi(adminRoutes.forgetCustomer, { params: { id }, body }))
}

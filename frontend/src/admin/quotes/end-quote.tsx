import { ConfirmDialog } from '#frontend/admin/components/dialog.tsx'
import type { FieldDefinition } from '#frontend/admin/components/form-field.tsx'
import { FormDialog, type FormEvents } from '#frontend/admin/components/record-form.tsx'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import { DeclinedQuote, type QuoteRow } from '#schemas/contract/quotes.ts'
import { DECLINE_REASONS, DECLINE_WORDS } from '#schemas/facts/quote-state.ts'

const FIELDS: readonly FieldDefinition<DeclinedQuote>[] = [
  {
    name: 'reason',
    label: 'Reason *',
    kind: 'select',
    choices: DECLINE_REASONS.map((reason) => ({ value: reason, label: DECLINE_WORDS[reason] })),
  },
]

const USUAL: DeclinedQuote = { reason: 'price' }

/** Notes that the customer has declined a quote, and why. */
export function DeclineQuote({ quote, ...events }: { quote: QuoteRow } & FormEvents) {
  const call = useCall()
  const { id, createdAt, updatedAt = createdAt } = quote
  return (
    <FormDialog
      title="Decline Quote"
      description={`${quote.customerInfo.name} gets no more reminders of it.`}
      schema={DeclinedQuote}
      draftKey={`decline-quote ${id}`}
      defaults={USUAL}
      version={updatedAt}
      fields={FIELDS}
      submitLabel="Decline Quote"
      save={(declined, version) =>
        call('updateQuote', {
          params: { id },
          body: { action: 'decline', ...declined, ...(version && { updatedAt: version }) },
          done: { title: 'Quote Declined', description: DECLINE_WORDS[declined.reason] },
          failed: 'Failed to update quote.',
        })
      }
      {...events}
    />
  )
}

/** Invalidates all links to a quote. */
export function EndLinks({ quote, onSaved, onClose }: { quote: QuoteRow } & FormEvents) {
  const call = useCall()
  const body = { action: 'revoke' } as const
  return (
    <ConfirmDialog
      title="End Links"
      confirmLabel="End Links"
      keepLabel="Keep Them"
      pendingLabel="Ending..."
      onConfirm={() =>
        call('updateQuote', {
          params: { id: quote.id },
          body,
          done: { title: 'Links Ended', description: 'Send the quote again for a new one.' },
          failed: 'Failed to update quote.',
        })
      }
      onDone={onSaved}
      onClose={onClose}
    >
      {`Every link to the quote of ${quote.customerInfo.name} that was sent, also in emails to you, stops working.`}
    </ConfirmDialog>
  )
}

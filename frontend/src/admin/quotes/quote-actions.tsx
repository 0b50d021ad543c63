import { Link } from 'react-router-dom'
import { Dialog } from '#frontend/admin/components/dialog.tsx'
import type { FieldDefinition } from '#frontend/admin/components/form-field.tsx'
import { type FormEvents, RecordForm } from '#frontend/admin/components/record-form.tsx'
import { ToggleButton } from '#frontend/admin/components/toggle-button.tsx'
import { formatDay } from '#frontend/admin/lib/format.ts'
import { type ToastText, useAction } from '#frontend/admin/lib/use-action.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { DeclineQuote, EndLinks } from '#frontend/admin/quotes/end-quote.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { money } from '#frontend/lib/money.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { LowerQuote, type QuoteRow, type UpdateQuoteRequest } from '#schemas/contract/quotes.ts'
import { QUOTE_DAYS } from '#schemas/facts/quote-state.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Actions on a quote: book it, send it, hold or lower its price, note a call or a refusal, end its links. */
export function QuoteActions({ quote, onChanged }: { quote: QuoteRow; onChanged: () => void }) {
  const act = useAction()
  const dialog = useDialogParam()
  const { id, customerInfo, contactedAt, state } = quote
  const booking = `/bookings?dialog=add&id=quote-${id}`
  async function change(body: UpdateQuoteRequest, done: ToastText | ((saved: QuoteRow) => ToastText)) {
    const outcome = await act(() => callApi(adminRoutes.updateQuote, { params: { id }, body }), {
      done,
      failed: 'Failed to update quote. {message}',
    })
    if (outcome.isDone) onChanged()
  }
  if (state === 'booked')
    return (
      <Link className="btn btn-outline-primary" to={booking}>
        <Icon name="calendar-check" /> Book Again
      </Link>
    )
  return (
    <>
      <Link className="btn btn-primary" to={booking}>
        <Icon name="calendar-check" /> Book
      </Link>
      <ToggleButton
        className="btn btn-outline-primary"
        onToggle={() =>
          change({ action: 'send' }, { title: 'Quote Sent', description: `To ${customerInfo.email}.` })
        }
      >
        <Icon name="envelope" /> Send Again
      </ToggleButton>
      <ToggleButton
        className="btn btn-outline-primary"
        onToggle={() =>
          change({ action: 'hold' }, ({ validUntil }) => ({
            title: 'Price Held',
            description: `Until ${formatDay(validUntil)}.`,
          }))
        }
      >
        Hold {QUOTE_DAYS} Days More
      </ToggleButton>
      <button type="button" className="btn btn-outline-primary" onClick={() => dialog.open('lower', id)}>
        Lower Price
      </button>
      <ToggleButton
        className="btn btn-outline-primary"
        onToggle={() =>
          change(
            { action: 'contacted', isContacted: contactedAt === undefined },
            contactedAt === undefined
              ? { title: 'Marked Contacted', description: 'No follow-up emails are sent any more.' }
              : { title: 'Not Contacted', description: 'The mark is removed.' },
          )
        }
      >
        {contactedAt === undefined ? 'Mark Contacted' : 'Not Contacted'}
      </ToggleButton>
      {state !== 'declined' && (
        <button type="button" className="btn btn-outline-primary" onClick={() => dialog.open('decline', id)}>
          Decline
        </button>
      )}
      <button type="button" className="btn btn-outline-danger" onClick={() => dialog.open('revoke', id)}>
        End Links
      </button>
      {dialog.name === 'decline' && dialog.id === id && (
        <DeclineQuote quote={quote} onSaved={onChanged} onClose={dialog.close} />
      )}
      {dialog.name === 'revoke' && dialog.id === id && (
        <EndLinks quote={quote} onSaved={onChanged} onClose={dialog.close} />
      )}
      {dialog.name === 'lower' && dialog.id === id && (
        <LowerPrice quote={quote} onSaved={onChanged} onClose={dialog.close} />
      )}
    </>
  )
}

const LOWER_FIELDS: readonly FieldDefinition<LowerQuote>[] = [
  { name: 'totalPrice', label: 'New Total *', kind: 'dollars', hint: 'Whole dollars' },
  { name: 'reason', label: 'Reason *', hint: 'For yourself; the customer does not see it' },
]

function LowerPrice({ quote, ...events }: { quote: QuoteRow } & FormEvents) {
  const act = useAction()
  const { id, totalPrice, createdAt, updatedAt = createdAt } = quote
  return (
    <Dialog title="Lower Price" description={`Now ${money(totalPrice)}.`} onClose={events.onClose}>
      <RecordForm
        schema={LowerQuote}
        draftKey={`lower-quote ${id}`}
        defaults={{ reason: '' }}
        version={updatedAt}
        fields={LOWER_FIELDS}
        submitLabel="Lower Price"
        save={(lower, version) =>
          act(
            () =>
              callApi(adminRoutes.updateQuote, {
                params: { id },
                body: { action: 'lower', ...lower, ...(version && { updatedAt: version }) },
              }),
            {
              done: { title: 'Price Lowered', description: 'Send the quote again to tell the customer.' },
              failed: 'Failed to lower the price.',
            },
          )
        }
        {...events}
      />
    </Dialog>
  )
}

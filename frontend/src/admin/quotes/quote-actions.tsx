import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ToggleButton } from '#frontend/admin/components/button.tsx'
import { formatDay } from '#frontend/admin/lib/format.ts'
import { type ToastText, useCall } from '#frontend/admin/lib/use-action.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { ChangePrice } from '#frontend/admin/quotes/change-price.tsx'
import { DeclineQuote, EndLinks } from '#frontend/admin/quotes/end-quote.tsx'
import { SendQuote } from '#frontend/admin/quotes/send-quote.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import type { QuoteRow, UpdateQuoteRequest } from '#schemas/contract/quotes.ts'
import { QUOTE_DAYS } from '#schemas/facts/quote-state.ts'

const DIALOGS = { send: SendQuote, price: ChangePrice, decline: DeclineQuote, revoke: EndLinks }
const isOne = (name = ''): name is keyof typeof DIALOGS => name in DIALOGS

/** Actions on a quote: book it, send it, change its price, note a call; more rarely, hold it, end it or its links. */
export function QuoteActions({
  quote,
  onChanged,
  children,
}: {
  quote: QuoteRow
  onChanged: () => void
  /** Further, rare ones. */
  children?: ReactNode
}) {
  const call = useCall()
  const dialog = useDialogParam()
  const { id, contactedAt, state } = quote
  const booking = `/bookings?dialog=add&id=quote-${id}`
  async function change(body: UpdateQuoteRequest, done: ToastText | ((saved: QuoteRow) => ToastText)) {
    const outcome = await call('updateQuote', {
      params: { id },
      body,
      done,
      failed: 'Failed to update quote. {message}',
    })
    if (outcome.isDone) onChanged()
  }
  const opens = (name: keyof typeof DIALOGS, label: ReactNode, color = 'primary') => (
    <button type="button" className={`btn btn-outline-${color}`} onClick={() => dialog.open(name, id)}>
      {label}
    </button>
  )
  const Opened = dialog.id === id && isOne(dialog.name) ? DIALOGS[dialog.name] : undefined
  if (state === 'booked')
    return (
      <>
        <Link className="btn btn-outline-primary" to={booking}>
          <Icon name="calendar-check" /> Book Again
        </Link>
        {children}
      </>
    )
  return (
    <>
      <Link className="btn btn-primary" to={booking}>
        <Icon name="calendar-check" /> Book
      </Link>
      {opens(
        'send',
        <>
          <Icon name="envelope" /> Send Again
        </>,
      )}
      {opens('price', 'Change Price')}
      <ToggleButton
        className="btn btn-outline-primary"
        onToggle={() =>
          change(
            { action: 'contacted', isContacted: contactedAt === undefined },
            contactedAt === undefined
              ? { title: 'Marked Contacted', description: 'No more follow-up emails are sent.' }
              : { title: 'Not Contacted', description: 'The mark is removed.' },
          )
        }
      >
        {contactedAt === undefined ? 'Mark Contacted' : 'Not Contacted'}
      </ToggleButton>
      {children}
      <details className="record-more">
        <summary className="btn btn-outline-primary">More</summary>
        <div className="record-actions">
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
          {state !== 'declined' && opens('decline', 'Decline')}
          {opens('revoke', 'End Links', 'danger')}
        </div>
      </details>
      {Opened && <Opened quote={quote} onSaved={onChanged} onClose={dialog.close} />}
    </>
  )
}

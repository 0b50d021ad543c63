import { formatDay } from '#frontend/admin/lib/format.ts'
import { type ToastText, useChange } from '#frontend/admin/lib/use-call.ts'
import { DialogButton, LinkButton, type Look, PressButton } from '#frontend/admin/ui/button.tsx'
import type { QuoteRow, UpdateQuoteRequest } from '#schemas/contract/quotes.ts'
import { QUOTE_DAYS } from '#schemas/facts/statuses.ts'

/** Nobody acts on a quote that another one has replaced, or that a robot asked for. */
const isActive = ({ renewedAs, isSpam }: QuoteRow) => renewedAs === undefined && !isSpam

/** A price that was booked stays. */
export const canChange = (quote: QuoteRow) => quote.state !== 'booked' && isActive(quote)

/** Actions on a quote: book it, send it, change its price, note a call; more rarely, hold it, end it or its links. */
export function useQuoteActions(quote: QuoteRow) {
  const change = useChange()
  const { id, contactedAt, state, updatedAt } = quote
  const isContacted = contactedAt !== undefined
  const update = (body: UpdateQuoteRequest, done: ToastText | ((saved: QuoteRow) => ToastText)) =>
    change('updateQuote', {
      params: { id },
      body: { ...body, updatedAt },
      done,
      failed: 'Failed to update quote. {message}',
    })
  const canStill = canChange(quote)
  const isHeld = canStill && state !== 'expired'
  return {
    book: (look: Look) =>
      isActive(quote) && (
        <LinkButton
          to={`/bookings?dialog=add&id=quote-${id}`}
          icon="calendar-check"
          look={look}
          label={canStill ? 'Book' : 'Book Again'}
        />
      ),
    send: () => isHeld && <DialogButton opens="send" id={id} icon="envelope" label="Send Again" />,
    price: () => canStill && <DialogButton opens="price" id={id} label="Change Price" />,
    contacted: () =>
      canStill && (
        <PressButton
          label={isContacted ? 'Not Contacted' : 'Mark Contacted'}
          onPress={() =>
            update(
              { action: 'contacted', isContacted: !isContacted },
              isContacted
                ? { title: 'Not Contacted', description: 'The mark is removed.' }
                : { title: 'Marked Contacted', description: 'No more follow-up emails are sent.' },
            )
          }
        />
      ),
    hold: (look: Look) =>
      canStill && (
        <PressButton
          look={look}
          label={`Hold ${QUOTE_DAYS} Days More`}
          onPress={() =>
            update({ action: 'hold' }, ({ validUntil }) => ({
              title: 'Price Held',
              description: `Until ${formatDay(validUntil)}.`,
            }))
          }
        />
      ),
    decline: () =>
      canStill && state !== 'declined' && <DialogButton opens="decline" id={id} label="Decline" />,
    revoke: () => canStill && <DialogButton opens="revoke" id={id} look="danger" label="End Links" />,
  }
}

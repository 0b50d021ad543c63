import { shortId } from '#frontend/admin/lib/format.ts'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { Reading } from '#frontend/admin/ui/status-messages.tsx'
import { money } from '#frontend/lib/format.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'

/**
 * The lines of the quote that a booking refers to, as priced then.
 * @param agreed the booking's own price, which the owner may have changed
 */
export function QuoteBreakdown({ quoteId, agreed }: { quoteId: string; agreed: number | undefined }) {
  const { data, error, isLoading, mutate } = useApi('listQuotes', { q: quoteId, limit: 1 })
  if (!data) return <Reading what="the quote" {...{ error, isLoading }} onRetry={() => mutate()} />
  const quote = data.find(({ id }) => id === quoteId)
  if (!quote) return <p className="text-body-secondary">Quote {shortId(quoteId)} has been deleted.</p>
  return (
    <table className="table table-sm">
      <caption>Quote {shortId(quoteId)}</caption>
      <tbody>
        {quote.lines.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row" className="fw-normal" {...ANY_LANGUAGE}>
              {label}
            </th>
            <td className="text-end">{money(amount)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Total</th>
          <td className="text-end fw-semibold">{money(quote.totalPrice)}</td>
        </tr>
        {agreed !== quote.totalPrice && (
          <tr>
            <th scope="row">Agreed</th>
            <td className="text-end fw-semibold">{agreed === undefined ? 'No price' : money(agreed)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

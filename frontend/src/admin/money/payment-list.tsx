import { Link } from 'react-router-dom'
import { formatInstant } from '#frontend/admin/lib/format.ts'
import { METHOD_LABELS, paidWords } from '#frontend/admin/lib/paid-words.ts'
import { money } from '#frontend/lib/format.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { NotedPayment } from '#schemas/contract/money.ts'
import { isReceived, PAYMENT_METHODS, receivedIn, tipsIn, toDollars } from '#schemas/facts/payments.ts'

const sumOf = (payments: readonly NotedPayment[]) => money(toDollars(receivedIn(payments)))

/** Payments with what they add up to: those that were taken back are shown and not added. */
export function PaymentList({ payments }: { payments: readonly NotedPayment[] }) {
  const received = payments.filter(isReceived)
  const tips = tipsIn(received)
  const methods = PAYMENT_METHODS.map((method) => ({
    method,
    paid: received.filter((payment) => payment.method === method),
  })).filter(({ paid }) => paid.length > 0)
  return (
    <>
      <p className="list-totals mb-2 fw-semibold" role="status">
        {received.length} paid, {sumOf(received)}
        {tips > 0 && ` with ${money(toDollars(tips))} of tips`}
      </p>
      <ul className="d-flex flex-wrap column-gap-4 list-unstyled">
        {methods.map(({ method, paid }) => (
          <li key={method}>
            {METHOD_LABELS[method]} <strong>{sumOf(paid)}</strong>
          </li>
        ))}
      </ul>
      <ul className="list-unstyled">
        {payments.map((payment) => {
          const { id, booking, at, by, customer, isDeleted, takenBack } = payment
          const name = customer ?? 'Deleted visit'
          return (
            <li key={id} className="py-2 border-top">
              <div className="d-flex flex-wrap justify-content-between gap-2">
                <strong {...ANY_LANGUAGE}>
                  {isDeleted ? name : <Link to={`/bookings?q=${booking}`}>{name}</Link>}
                </strong>
                <strong className="ms-auto">
                  {takenBack ? <s>{sumOf([{ ...payment, takenBack: undefined }])}</s> : sumOf([payment])}
                </strong>
              </div>
              <div {...ANY_LANGUAGE}>{paidWords(payment)}</div>
              <small>
                Noted {formatInstant(at)}
                {by && ` by ${by}`}
              </small>
            </li>
          )
        })}
      </ul>
    </>
  )
}

import { QuoteLines } from '#frontend/islands/linked-quote/quote-lines.tsx'
import { dayName } from '#frontend/lib/days.ts'
import { format } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import type { SendChange } from '#frontend/lib/use-linked.ts'
import { FailureAlert } from '#frontend/ui/link-notes.tsx'
import { PhoneText } from '#frontend/ui/phone-link.tsx'
import { LargeButton, usePress } from '#frontend/ui/press.tsx'
import type { AnswerQuoteRequest, LinkedQuote } from '#schemas/contract/linked-quotes.ts'
import { linkedQuoteLabels } from '#words/labels/linked-quote.ts'

const labels = linkedQuoteLabels.expired

export function ExpiredQuote({ quote, send }: { quote: LinkedQuote; send: SendChange<AnswerQuoteRequest> }) {
  const { validUntil, today } = quote
  const renew = usePress(() => send({ action: 'renew' }))
  return (
    <div className="panel">
      <h2>{labels.heading}</h2>
      <p>{format(labels.text, { day: dayName(validUntil) })}</p>
      <div className="field-pair">
        <div>
          <QuoteLines heading={labels.held} price={quote} />
        </div>
        {today && (
          <div>
            <QuoteLines heading={labels.today} price={today} />
          </div>
        )}
      </div>
      {!today && (
        <p>
          <PhoneText text={labels.none} />
        </p>
      )}
      <p className="actions">
        {today ? (
          <LargeButton press={renew} label={labels.renew} busyLabel={labels.renewing} className="btn-sun" />
        ) : (
          <a className="btn btn-primary" href={href(PATHS.home, { anchor: 'quote' })}>
            {labels.again}
          </a>
        )}
      </p>
      <FailureAlert failure={renew.failure} />
    </div>
  )
}

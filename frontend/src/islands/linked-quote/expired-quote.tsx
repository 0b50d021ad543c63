import { useState } from 'react'
import { QuoteLines } from '#frontend/islands/linked-quote/quote-lines.tsx'
import type { SendAnswer } from '#frontend/islands/linked-quote/send-answer.ts'
import type { CallFailure } from '#frontend/lib/call-failure.ts'
import { dayName } from '#frontend/lib/days.ts'
import { format } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { Format } from '#frontend/ui/format.tsx'
import { FailureAlert } from '#frontend/ui/link-notes.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'
import type { LinkedQuote } from '#schemas/contract/linked-quotes.ts'
import { linkedQuoteLabels } from '#words/labels/linked-quote.ts'

const labels = linkedQuoteLabels.expired

/** A price that is over, beside the one of today. */
export function ExpiredQuote({ quote, send }: { quote: LinkedQuote; send: SendAnswer }) {
  const { validUntil, today } = quote
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()

  async function renew() {
    setIsBusy(true)
    setFailure(await send({ action: 'renew' }))
    setIsBusy(false)
  }

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
      {today ? (
        <p className="actions">
          <BusyButton
            type="button"
            className="btn btn-sun btn-lg"
            isBusy={isBusy}
            busyLabel={labels.renewing}
            onClick={renew}
          >
            {labels.renew}
          </BusyButton>
        </p>
      ) : (
        <>
          <p>
            <Format text={labels.none} phone={<PhoneLink />} />
          </p>
          <p className="actions">
            <a className="btn btn-primary" href={href(PATHS.home, { anchor: 'quote' })}>
              {labels.again}
            </a>
          </p>
        </>
      )}
      <FailureAlert failure={failure} />
    </div>
  )
}

import { useState } from 'react'
import { callApi } from '#frontend/lib/api.ts'
import { type CallFailure, failureOf } from '#frontend/lib/call-failure.ts'
import { format } from '#frontend/lib/format.ts'
import { money } from '#frontend/lib/money.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { FailureAlert, type Outcome, OutcomeNote } from '#frontend/ui/link-notes.tsx'
import type { LinkedQuote } from '#schemas/contract/linked-quotes.ts'
import { placeName } from '#schemas/facts/places.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { contactedLabels as labels } from '#words/labels/answer.ts'

/** Marks the quote of the owner's link as contacted. */
export function MarkContacted({ token, quote }: { token: string; quote: LinkedQuote }) {
  const customer = quote.customer ?? ''
  const town = placeName(quote.city)
  const facts = { customer, town: town ?? '', price: money(quote.totalPrice) }
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()
  const [outcome, setOutcome] = useState<Outcome>()
  async function mark() {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const { number } = await callApi(publicRoutes.answerQuote, { body: { token, action: 'contacted' } })
      setOutcome({ heading: labels.done.heading, text: format(labels.done.text, { number }), isDone: true })
    } catch (error) {
      setFailure(failureOf(error))
    }
    setIsBusy(false)
  }
  if (outcome) return <OutcomeNote outcome={outcome} />
  return (
    <div className="panel stack narrow">
      <h2 className="h3 mb-0">{format(town ? labels.headingIn : labels.heading, facts)}</h2>
      <p className="mb-0">{format(labels.text, { customer })}</p>
      <BusyButton
        type="button"
        className="btn btn-primary btn-lg"
        isBusy={isBusy}
        busyLabel={labels.submitting}
        onClick={mark}
      >
        {labels.submit}
      </BusyButton>
      <FailureAlert failure={failure} />
    </div>
  )
}

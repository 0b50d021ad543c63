import { useState } from 'react'
import { callApi } from '#frontend/lib/api.ts'
import { format, money } from '#frontend/lib/format.ts'
import { FailureAlert, OutcomeNote, type OutcomeText } from '#frontend/ui/link-notes.tsx'
import { LargeButton, usePress } from '#frontend/ui/press.tsx'
import type { LinkedQuote } from '#schemas/contract/linked-quotes.ts'
import { placeName } from '#schemas/facts/places.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { contactedLabels as labels } from '#words/labels/answer.ts'

export function MarkContacted({ token, quote }: { token: string; quote: LinkedQuote }) {
  const customer = quote.customer ?? ''
  const town = placeName(quote.city)
  const facts = { customer, town: town ?? '', price: money(quote.totalPrice) }
  const [outcome, setOutcome] = useState<OutcomeText>()
  const mark = usePress(async () => {
    const { number } = await callApi(publicRoutes.answerQuote, { body: { token, action: 'contacted' } })
    setOutcome({ heading: labels.done.heading, text: format(labels.done.text, { number }), isDone: true })
    return undefined
  })
  if (outcome) return <OutcomeNote outcome={outcome} />
  return (
    <div className="panel stack narrow">
      <h2 className="h3 mb-0">{format(town ? labels.headingIn : labels.heading, facts)}</h2>
      <p className="mb-0">{format(labels.text, { customer })}</p>
      <LargeButton press={mark} label={labels.submit} busyLabel={labels.submitting} />
      <FailureAlert failure={mark.failure} />
    </div>
  )
}

import { useRef, useState } from 'react'
import { BookedQuote, DeclinedQuote } from '#frontend/islands/linked-quote/closed-quotes.tsx'
import { DeclineForm } from '#frontend/islands/linked-quote/decline-form.tsx'
import { ExpiredQuote } from '#frontend/islands/linked-quote/expired-quote.tsx'
import { OpenQuote } from '#frontend/islands/linked-quote/open-quote.tsx'
import type { SendAnswer } from '#frontend/islands/linked-quote/send-answer.ts'
import { callApi } from '#frontend/lib/api.ts'
import { failureOf } from '#frontend/lib/call-failure.ts'
import { Format } from '#frontend/ui/format.tsx'
import { type Outcome, OutcomeNote } from '#frontend/ui/link-notes.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'
import type { LinkedQuote } from '#schemas/contract/linked-quotes.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { linkedQuoteLabels as labels } from '#words/labels/linked-quote.ts'

type LinkedQuoteViewProps = { token: string; shown: LinkedQuote; show: (quote: LinkedQuote) => void }

/** A quote with all that the holder of its link may do with it. */
export function LinkedQuoteView({ token: given, shown: quote, show }: LinkedQuoteViewProps) {
  const [isDeclining, setIsDeclining] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const opener = useRef<HTMLElement>(null)
  const token = quote.renewed ?? given

  const send: SendAnswer = async (answer) => {
    try {
      show(await callApi(publicRoutes.answerQuote, { body: { token, ...answer } }))
      if (answer.action === 'renew') setOutcome({ ...labels.renewed, isDone: true })
    } catch (error) {
      const failure = failureOf(error)
      if (!failure.current) return failure
      show(failure.current as LinkedQuote)
    }
    setIsDeclining(false)
    return undefined
  }

  return (
    <div className="stack narrow">
      {outcome && <OutcomeNote outcome={outcome} />}
      {quote.state === 'open' && (
        <OpenQuote
          quote={quote}
          token={token}
          isDeclining={isDeclining}
          onDecline={(button) => {
            opener.current = button
            setIsDeclining(true)
          }}
        />
      )}
      {quote.state === 'open' && isDeclining && (
        <DeclineForm
          send={send}
          onKeep={() => {
            setIsDeclining(false)
            opener.current?.focus()
          }}
        />
      )}
      {quote.state === 'expired' && <ExpiredQuote quote={quote} send={send} />}
      {quote.state === 'booked' && <BookedQuote quote={quote} />}
      {quote.state === 'declined' && <DeclinedQuote quote={quote} token={token} />}
      <p className="mb-0">
        <Format text={labels.contact} phone={<PhoneLink />} />
      </p>
    </div>
  )
}

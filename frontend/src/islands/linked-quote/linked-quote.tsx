import { Suspense, useState } from 'react'
import { BookedQuote, DeclinedQuote } from '#frontend/islands/linked-quote/closed-quotes.tsx'
import { ExpiredQuote } from '#frontend/islands/linked-quote/expired-quote.tsx'
import { OpenQuote } from '#frontend/islands/linked-quote/open-quote.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { type Change, type SendChange, useLinked } from '#frontend/lib/use-linked.ts'
import { lazyPart } from '#frontend/ui/lazy-part.ts'
import { LinkState, OutcomeNote, type OutcomeText } from '#frontend/ui/link-notes.tsx'
import { PhoneText } from '#frontend/ui/phone-link.tsx'
import { useOpened } from '#frontend/ui/use-opened.ts'
import type { AnswerQuoteRequest, LinkedQuote } from '#schemas/contract/linked-quotes.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { linkedQuoteLabels as labels } from '#words/labels/linked-quote.ts'
import { sentLanguage } from '#words/language.ts'

// Few ask for it.
const DeclineForm = lazyPart('decline-form', () =>
  import('#frontend/islands/linked-quote/decline-form.tsx').then((module) => module.DeclineForm),
)

const open = (token: string, sent?: Promise<Response>) =>
  callApi(publicRoutes.openQuote, { body: { token, ...sentLanguage }, sent })

export function LinkedQuotePage() {
  const linked = useLinked('quote', open)
  return linked.state === 'open' ? <LinkedQuoteView {...linked} /> : <LinkState linked={linked} />
}

type LinkedQuoteViewProps = { token: string; shown: LinkedQuote; change: Change<LinkedQuote> }

function LinkedQuoteView({ token: given, shown: quote, change }: LinkedQuoteViewProps) {
  const { opened, opens, close, keep } = useOpened<'decline'>()
  const [outcome, setOutcome] = useState<OutcomeText>()
  const token = quote.renewed ?? given

  const send: SendChange<AnswerQuoteRequest> = async (answer) => {
    const failure = await change(callApi(publicRoutes.answerQuote, { body: { token, ...answer } }))
    if (failure && !failure.current) return failure
    if (failure) setOutcome({ heading: failure.message, isDone: false })
    else if (answer.action === 'renew') setOutcome({ ...labels.renewed, isDone: true })
    close()
    return undefined
  }

  return (
    <div className="stack narrow">
      {outcome && <OutcomeNote outcome={outcome} />}
      {quote.state === 'open' && (
        <>
          <OpenQuote quote={quote} token={token} opens={opens} />
          <Suspense>{opened && <DeclineForm send={send} onKeep={keep} />}</Suspense>
        </>
      )}
      {quote.state === 'expired' && <ExpiredQuote quote={quote} send={send} />}
      {quote.state === 'booked' && <BookedQuote quote={quote} />}
      {quote.state === 'declined' && <DeclinedQuote quote={quote} token={token} />}
      <p className="mb-0">
        <PhoneText text={labels.contact} />
      </p>
    </div>
  )
}

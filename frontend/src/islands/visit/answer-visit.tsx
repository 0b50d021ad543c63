import { Suspense } from 'react'
import { OwnersAnswer } from '#frontend/islands/visit/owners-answer.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { useLinked } from '#frontend/lib/use-linked.ts'
import { lazyPart } from '#frontend/ui/lazy-part.ts'
import { LinkState, SignIn } from '#frontend/ui/link-notes.tsx'
import type { LinkedQuote } from '#schemas/contract/linked-quotes.ts'
import type { Visit } from '#schemas/contract/visits.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { answerLabels } from '#words/labels/answer.ts'

// With the names of places.
const MarkContacted = lazyPart('mark-contacted', () =>
  import('#frontend/islands/visit/mark-contacted.tsx').then((module) => module.MarkContacted),
)

const labels = answerLabels.gone

/** First letter of the token of a quote. */
const QUOTE = 'm'

const open = (token: string): Promise<Visit | LinkedQuote> => {
  const body = { token, action: 'see' } as const
  return token.startsWith(QUOTE)
    ? callApi(publicRoutes.answerQuote, { body })
    : callApi(publicRoutes.answerVisit, { body })
}

/** The visit of the owner's link, to confirm or decline, or the quote, to mark. */
export function AnswerVisit() {
  const linked = useLinked('answer', open)
  if (linked.state !== 'open')
    return <LinkState linked={linked} owner={<SignIn label={labels.signIn} text={labels.text} />} />
  return 'validUntil' in linked.shown ? (
    <Suspense>
      <MarkContacted token={linked.token} quote={linked.shown} />
    </Suspense>
  ) : (
    <OwnersAnswer {...linked} visit={linked.shown} />
  )
}

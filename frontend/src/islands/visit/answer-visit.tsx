import { MarkContacted } from '#frontend/islands/visit/mark-contacted.tsx'
import { OwnersAnswer } from '#frontend/islands/visit/owners-answer.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { useLinked } from '#frontend/lib/use-linked.ts'
import { LinkState } from '#frontend/ui/link-notes.tsx'
import type { Visit } from '#schemas/contract/visits.ts'
import { publicRoutes } from '#schemas/routes.ts'

/** First letter of the token of a quote, which shows nothing before it is marked. */
const QUOTE = 'm'

const open = async (token: string): Promise<Visit | undefined> =>
  token.startsWith(QUOTE) ? undefined : callApi(publicRoutes.answerVisit, { body: { token, action: 'see' } })

/** The visit of the owner's link, to confirm or decline, or the quote, to mark. */
export function AnswerVisit() {
  const linked = useLinked('answer', open)
  return (
    <div className="submitted">
      {linked.state !== 'open' ? (
        <LinkState linked={linked} />
      ) : linked.shown ? (
        <OwnersAnswer {...linked} visit={linked.shown} />
      ) : (
        <MarkContacted token={linked.token} />
      )}
    </div>
  )
}

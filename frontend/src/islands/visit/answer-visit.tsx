import { OwnersAnswer } from '#frontend/islands/visit/owners-answer.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { useLinked } from '#frontend/lib/use-linked.ts'
import { LinkState } from '#frontend/ui/link-notes.tsx'
import { publicRoutes } from '#schemas/routes.ts'

const open = (token: string) => callApi(publicRoutes.answerVisit, { body: { token, action: 'see' } })

/** The visit of the owner's link, to confirm or decline. */
export function AnswerVisit() {
  const linked = useLinked('answer', open)
  return (
    <div className="submitted">
      {linked.state === 'open' ? (
        <OwnersAnswer {...linked} visit={linked.shown} />
      ) : (
        <LinkState linked={linked} />
      )}
    </div>
  )
}

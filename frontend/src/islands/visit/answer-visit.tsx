import { LinkState } from '#frontend/islands/visit/link-notes.tsx'
import { OwnersAnswer } from '#frontend/islands/visit/owners-answer.tsx'
import { useLinkedVisit } from '#frontend/islands/visit/use-linked-visit.ts'
import { callApi } from '#frontend/lib/api.ts'
import { publicRoutes } from '#schemas/routes.ts'

const open = (token: string) => callApi(publicRoutes.answerVisit, { body: { token, action: 'see' } })

/** The visit of the owner's link, to confirm or decline. */
export function AnswerVisit() {
  const linked = useLinkedVisit('answer', open)
  return (
    <div className="submitted">
      {linked.state === 'open' ? <OwnersAnswer {...linked} /> : <LinkState linked={linked} />}
    </div>
  )
}

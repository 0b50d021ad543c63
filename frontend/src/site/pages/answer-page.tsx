import { AnswerVisit } from '#frontend/islands/visit/answer-visit.tsx'
import { Island } from '#frontend/site/island.tsx'
import { LinkPage } from '#frontend/site/sections/link-page.tsx'
import type { LinkPageContent } from '#words/pages/visit.ts'

/** /answer, on which the owner confirms or declines a visit. */
export function AnswerPage({ content }: { content: LinkPageContent }) {
  return (
    <LinkPage content={content}>
      <Island name="answer-visit" of={AnswerVisit} />
    </LinkPage>
  )
}

/** Pages that a link in a mail opens, of one island each. */
import { LinkedQuotePage } from '#frontend/islands/linked-quote/linked-quote.tsx'
import { UndoChange } from '#frontend/islands/undo/undo-change.tsx'
import { AnswerVisit } from '#frontend/islands/visit/answer-visit.tsx'
import { ManageVisit } from '#frontend/islands/visit/manage-visit.tsx'
import { Island } from '#frontend/site/island.tsx'
import { LinkPage } from '#frontend/site/sections/link-page.tsx'
import type { LinkPageContent } from '#words/pages/visit.ts'

type LinkPageProps = { content: LinkPageContent }

export const AnswerPage = (props: LinkPageProps) => (
  <LinkPage {...props}>
    <Island name="answer-visit" of={AnswerVisit} className="submitted" />
  </LinkPage>
)

export const QuotePage = (props: LinkPageProps) => (
  <LinkPage {...props}>
    <Island name="linked-quote" of={LinkedQuotePage} className="submitted" />
  </LinkPage>
)

export const UndoPage = (props: LinkPageProps) => (
  <LinkPage {...props}>
    <Island name="undo-change" of={UndoChange} className="submitted" />
  </LinkPage>
)

export const VisitPage = (props: LinkPageProps) => (
  <LinkPage {...props}>
    <Island name="manage-visit" of={ManageVisit} className="submitted" />
  </LinkPage>
)

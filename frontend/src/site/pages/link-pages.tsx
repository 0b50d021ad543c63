/** Pages that a link in a mail opens, of one island each. */
import { LinkedQuotePage } from '#frontend/islands/linked-quote/linked-quote.tsx'
import { UndoChange } from '#frontend/islands/undo/undo-change.tsx'
import { AnswerVisit } from '#frontend/islands/visit/answer-visit.tsx'
import { ManageVisit } from '#frontend/islands/visit/manage-visit.tsx'
import { Island } from '#frontend/site/island.tsx'
import { LinkPage } from '#frontend/site/sections/link-page.tsx'
import type { LinkPageContent } from '#words/pages/visit.ts'

type LinkPageProps = { content: LinkPageContent }

/** /answer, on which the owner confirms or declines a visit. */
export function AnswerPage({ content }: LinkPageProps) {
  return (
    <LinkPage content={content}>
      <Island name="answer-visit" of={AnswerVisit} />
    </LinkPage>
  )
}

/** /quote, on which a quote is seen, booked, passed on or declined. */
export function QuotePage({ content }: LinkPageProps) {
  return (
    <LinkPage content={content}>
      <Island name="linked-quote" of={LinkedQuotePage} />
    </LinkPage>
  )
}

/** /undo, on which the owner undoes a change of account or leads. */
export function UndoPage({ content }: LinkPageProps) {
  return (
    <LinkPage content={content}>
      <Island name="undo-change" of={UndoChange} />
    </LinkPage>
  )
}

/** /visit, on which a customer sees and changes a visit. */
export function VisitPage({ content }: LinkPageProps) {
  return (
    <LinkPage content={content}>
      <Island name="manage-visit" of={ManageVisit} />
    </LinkPage>
  )
}

/** Pages that a link in a mail opens, of one island each. */
import type { ReactNode } from 'react'
import { LinkedQuotePage } from '#frontend/islands/linked-quote/linked-quote.tsx'
import { UndoChange } from '#frontend/islands/undo/undo-change.tsx'
import { AnswerVisit } from '#frontend/islands/visit/answer-visit.tsx'
import { ManageVisit } from '#frontend/islands/visit/manage-visit.tsx'
import { Island } from '#frontend/site/island.tsx'
import { LinkPage } from '#frontend/site/sections/link-page.tsx'
import type { LinkPageContent } from '#words/pages/visit.ts'

const linkPage =
  (island: ReactNode) =>
  ({ content }: { content: LinkPageContent }) => <LinkPage content={content}>{island}</LinkPage>

/** /answer, on which the owner confirms or declines a visit. */
export const AnswerPage = linkPage(<Island name="answer-visit" of={AnswerVisit} />)

/** /quote, on which a quote is seen, booked, passed on or declined. */
export const QuotePage = linkPage(<Island name="linked-quote" of={LinkedQuotePage} />)

/** /undo, on which the owner undoes a change of account or leads. */
export const UndoPage = linkPage(<Island name="undo-change" of={UndoChange} />)

/** /visit, on which a customer sees and changes a visit. */
export const VisitPage = linkPage(<Island name="manage-visit" of={ManageVisit} />)

/** Pages that a link in a mail opens, of one island each. */
import type { ReactElement } from 'react'
import { LinkedQuotePage } from '#frontend/islands/linked-quote/linked-quote.tsx'
import { UndoChange } from '#frontend/islands/undo/undo-change.tsx'
import { AnswerVisit } from '#frontend/islands/visit/answer-visit.tsx'
import { ManageVisit } from '#frontend/islands/visit/manage-visit.tsx'
import { Island } from '#frontend/site/island.tsx'
import { LinkPage } from '#frontend/site/sections/link-page.tsx'
import type { LinkPageContent } from '#words/pages/visit.ts'

const pageOf =
  (island: ReactElement) =>
  ({ content }: { content: LinkPageContent }) => <LinkPage content={content}>{island}</LinkPage>

export const AnswerPage = pageOf(<Island name="answer-visit" of={AnswerVisit} />)
export const QuotePage = pageOf(<Island name="linked-quote" of={LinkedQuotePage} />)
export const UndoPage = pageOf(<Island name="undo-change" of={UndoChange} />)
export const VisitPage = pageOf(<Island name="manage-visit" of={ManageVisit} />)

import { ManageVisit } from '#frontend/islands/visit/manage-visit.tsx'
import { Island } from '#frontend/site/island.tsx'
import { LinkPage } from '#frontend/site/sections/link-page.tsx'
import type { LinkPageContent } from '#words/pages/visit.ts'

/** /visit, on which a customer sees and changes a visit. */
export function VisitPage({ content }: { content: LinkPageContent }) {
  return (
    <LinkPage content={content}>
      <Island name="manage-visit" of={ManageVisit} />
    </LinkPage>
  )
}

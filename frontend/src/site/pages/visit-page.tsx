import type { LinkPageContent } from '#frontend/content/en/pages/visit.ts'
import { ManageVisit } from '#frontend/islands/visit/manage-visit.tsx'
import { Island } from '#frontend/site/island.tsx'
import { LinkPage } from '#frontend/site/sections/link-page.tsx'

/** /visit, on which a customer sees and changes a visit. */
export function VisitPage({ content }: { content: LinkPageContent }) {
  return (
    <LinkPage content={content}>
      <Island name="manage-visit" of={ManageVisit} />
    </LinkPage>
  )
}

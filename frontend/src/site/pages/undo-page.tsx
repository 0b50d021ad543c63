import { UndoChange } from '#frontend/islands/undo/undo-change.tsx'
import { Island } from '#frontend/site/island.tsx'
import { LinkPage } from '#frontend/site/sections/link-page.tsx'
import type { LinkPageContent } from '#words/pages/visit.ts'

/** /undo, on which the owner undoes a change of account or leads. */
export function UndoPage({ content }: { content: LinkPageContent }) {
  return (
    <LinkPage content={content}>
      <Island name="undo-change" of={UndoChange} />
    </LinkPage>
  )
}

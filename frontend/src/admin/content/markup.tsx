import { Suspense } from 'react'
import { lazyPart } from '#frontend/ui/lazy-part.ts'
import type { ContentItem } from '#schemas/contract/content.ts'

const RenderedContent = lazyPart(() =>
  import('#frontend/admin/content/rendered-content.tsx').then((module) => module.RenderedContent),
)

/** Content through the public page's renderer, which is loaded when it is first needed. */
export function Markup(item: Pick<ContentItem, 'content' | 'contentType'>) {
  return (
    <Suspense fallback={<p className="text-body-secondary">Loading the preview...</p>}>
      <RenderedContent {...item} />
    </Suspense>
  )
}

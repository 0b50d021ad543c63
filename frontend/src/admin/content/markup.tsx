import { lazy, Suspense } from 'react'
import type { ContentItem } from '#schemas/content.ts'

const RenderedContent = lazy(async () => ({
  default: (await import('#frontend/admin/content/rendered-content.tsx')).RenderedContent,
}))

/** Content through the public page's renderer, which is loaded when it is first needed. */
export function Markup(item: Pick<ContentItem, 'content' | 'contentType'>) {
  return (
    <Suspense fallback={<p className="text-body-secondary">Loading the preview...</p>}>
      <RenderedContent {...item} />
    </Suspense>
  )
}

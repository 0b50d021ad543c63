import { Suspense } from 'react'
import { lazyPart } from '#frontend/ui/lazy-part.ts'
import type { ContentItem } from '#schemas/contract/content.ts'
import { pageShowing } from '#schemas/defaults/content.ts'
import type { ContentSection } from '#schemas/facts/content-sections.ts'

const RenderedContent = lazyPart('rendered-content', () =>
  import('#frontend/admin/content/rendered-content.tsx').then((module) => module.RenderedContent),
)

/** Renders content with the public page's renderer, loaded on first use. */
export function Markup(item: Pick<ContentItem, 'content' | 'contentType'>) {
  return (
    <Suspense fallback={<p className="text-body-secondary">Loading the preview...</p>}>
      <RenderedContent {...item} />
    </Suspense>
  )
}

export function ShownOn({ section, contentKey }: { section: ContentSection; contentKey: string }) {
  const page = pageShowing(section, contentKey)
  if (!page) return <>Not shown on the site yet</>
  return (
    <>
      Shown on <a href={page}>{page}</a>
    </>
  )
}

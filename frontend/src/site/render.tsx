/** What scripts/build/prerender.ts runs: turns a path of the registry into markup and the data of its head. */
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { loadPage } from '#frontend/site/load-page.ts'
import type { PageEntry } from '#frontend/site/pages.ts'
import { PublicApp } from '#frontend/site/public-app.tsx'
import { type PageHead, renderHead } from '#frontend/site/seo/head.ts'
import { pageHead } from '#frontend/site/seo/page-head.ts'
import { structuredData } from '#frontend/site/seo/structured-data.ts'

export { renderDocument } from '#frontend/site/document.ts'
export { moduleFiles, pages } from '#frontend/site/pages.ts'
export { ICONS, LATE_ICONS } from '#frontend/ui/icons.ts'
export type { PageHead }
export { renderHead }

/** A page before it is wrapped in a document. */
type RenderedPage = { head: PageHead; body: string; structuredData: object[]; entry: PageEntry }

/** @param origin `https://host` of the site, for canonical addresses */
export async function renderPage(path: string, origin: string): Promise<RenderedPage> {
  const page = await loadPage(path)
  const { prelude } = await prerender(
    <StrictMode>
      <PublicApp page={page} />
    </StrictMode>,
    // Otherwise React moves large parts behind inline scripts, which the content security policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const body = await new Response(prelude).text()
  return {
    head: pageHead(page, origin),
    body,
    structuredData: structuredData(page, origin),
    entry: page.entry,
  }
}

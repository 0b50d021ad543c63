/** What scripts/build/prerender.ts runs: turns a path of the registry into markup and the data of its head. */
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { setBuiltIn } from '#frontend/lib/site-store.ts'
import { setBuiltInContent } from '#frontend/lib/use-editable.ts'
import { type Asset, renderDocument } from '#frontend/site/document.ts'
import { loadPage } from '#frontend/site/load-page.ts'
import { moduleFiles, type PageEntry, pages } from '#frontend/site/pages.ts'
import { PublicApp } from '#frontend/site/public-app.tsx'
import { type PageHead, renderHead } from '#frontend/site/seo/head.ts'
import { pageHead } from '#frontend/site/seo/page-head.ts'
import { structuredData } from '#frontend/site/seo/structured-data.ts'
import { ICONS, LATE_ICONS } from '#frontend/ui/icons.ts'
import type { PublicContentItem } from '#schemas/contract/content.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import type { SiteInfo } from '#schemas/contract/settings.ts'

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

export type SiteData = {
  siteInfo: SiteInfo
  pricing: readonly PricingOption[]
  content: readonly PublicContentItem[]
}
export type SiteAssets = {
  styles: Asset
  boot: string
  chunks: Record<string, { address: string; modules: Asset[] }>
  icons: Record<string, string>
}

/** For instance `fresno-window-cleaning/index.html`. */
export function htmlFileOf(path: string): string {
  if (path === '/404') return '404.html'
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}

export const listedPaths: readonly string[] = pages
  .filter((entry) => !entry.isHidden && !entry.canonical)
  .map(({ path }) => path)

const shownOn: Record<string, string> = {
  '/why-window-cleaning': 'why-cleaning',
  '/commercial-quote': 'commercial',
}

export async function renderSite(
  data: SiteData,
  assets: SiteAssets,
  origin: string,
): Promise<Map<string, string>> {
  setBuiltIn(data.siteInfo, data.pricing)
  setBuiltInContent(data.content)
  const files = new Map<string, string>()
  for (const entry of pages) {
    const page = await renderPage(entry.path, origin)
    const { template, words } = moduleFiles(entry)
    const html = renderDocument({
      head: renderHead(page.head),
      body: page.body,
      structuredData: page.structuredData,
      block: { ...data, content: data.content.filter(({ section }) => shownOn[entry.path] === section) },
      styles: assets.styles,
      script: assets.boot,
      page: {
        template: assets.chunks[template]?.address ?? '',
        words: assets.chunks[words]?.address ?? '',
        modules: assets.chunks[`${template} ${words}`]?.modules ?? [],
      },
      icons: ICONS.filter(
        (name) => page.body.includes(`"#icon-${name}"`) || LATE_ICONS.includes(name as never),
      )
        .map((name) => assets.icons[name] ?? '')
        .join(''),
    })
    files.set(htmlFileOf(entry.path), html)
  }
  return files
}

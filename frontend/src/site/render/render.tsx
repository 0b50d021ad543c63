/** Renders pages to HTML. The same data and build give the same bytes; the publisher compares them. */
import { renderToStaticMarkup } from 'react-dom/server'
import { LATE_ICONS } from '#frontend/content/icons.ts'
import type { Asset } from '#frontend/lib/page-block.ts'
import { type PageData, PageDataContext } from '#frontend/lib/page-data.ts'
import { factsOf } from '#frontend/site/facts.ts'
import { SiteLayout } from '#frontend/site/layout/site-layout.tsx'
import type { Page } from '#frontend/site/page.ts'
import { type BuiltPart, chunksFor, filesOf, islandsIn } from '#frontend/site/render/chunks.ts'
import { documentOf } from '#frontend/site/render/document.ts'
import { pages, trailOf } from '#frontend/site/render/pages.tsx'
import { pageHead, renderHead } from '#frontend/site/seo/head.ts'
import { structuredData } from '#frontend/site/seo/structured-data.ts'
import { SiteContext } from '#frontend/site/site-context.ts'
import type { SiteData } from '#frontend/site/site-data.ts'

export { ICONS } from '#frontend/content/icons.ts'
export { CITIES } from '#frontend/site/cities.ts'
export { documentOf } from '#frontend/site/render/document.ts'
export { pages } from '#frontend/site/render/pages.tsx'
export type { SiteData } from '#frontend/site/site-data.ts'

/** Output of a build. */
export type SiteAssets = {
  styles: Asset
  /** Scripts that run at once: texts or, in development, files. A link's page has one of its own. */
  boot: string | Asset
  linkBoot: string | Asset
  /** browser/main.ts, each file after those it needs. */
  main: readonly Asset[]
  /** Islands and their parts, by the base names of their sources. */
  parts: Readonly<Record<string, BuiltPart>>
  /** A `<symbol>` for each icon, by its name. */
  icons: Readonly<Record<string, string>>
  /** Of the build, for the copyright line. */
  year: number
}

/** For instance `fresno-window-cleaning/index.html`. */
export function htmlFileOf(path: string): string {
  if (path === '/404') return '404.html'
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}

/** The paths that the sitemap lists. */
export const listedPaths: readonly string[] = pages
  .filter((page) => !page.isHidden && !page.canonical)
  .map(({ path }) => path)

/** The page of a browser's path, whatever its trailing slash; unknown paths get the not-found page. */
export function findPage(pathname: string): Page {
  const path = pathname.replace(/(.)\/+$/, '$1')
  const found = pages.find((page) => page.path === path) ?? pages.at(-1)
  if (!found) throw new Error('The registry is empty')
  return found
}

/** @param origin `https://host` of the site, for canonical addresses @returns every page by its file */
export async function renderSite(
  data: SiteData,
  assets: SiteAssets,
  origin: string,
): Promise<Map<string, string>> {
  return new Map(pages.map((page) => [htmlFileOf(page.path), renderPage(page, data, assets, origin)]))
}

export function renderPage(page: Page, data: SiteData, assets: SiteAssets, origin: string): string {
  const trail = trailOf(page)
  const { siteInfo, pricing } = data
  const { phone, email } = siteInfo
  const pageData: PageData = { contact: { phone, email }, pricing }
  const body = renderToStaticMarkup(
    <SiteContext value={{ ...data, page, trail, year: assets.year }}>
      <PageDataContext value={pageData}>
        <SiteLayout>{page.body}</SiteLayout>
      </PageDataContext>
    </SiteContext>,
  )
  const islands = islandsIn(body)
  const hasIslands = islands.length > 0
  // A link's page is opened for its island.
  const early = page.read ? filesOf(islands, assets.parts) : []
  return documentOf({
    head: renderHead(pageHead(page, data, origin)),
    body,
    structuredData: structuredData(page, trail, data, origin),
    styles: assets.styles,
    script: page.read ? assets.linkBoot : assets.boot,
    isEarly: page.read !== undefined,
    scriptData: {
      modules: [...early, ...assets.main].map(({ href, integrity }) => `${href}|${integrity}`).join(' '),
      ...(page.read && { page: page.path.slice(1), read: page.read }),
    },
    ...(hasIslands && {
      block: {
        ...pageData,
        ...(body.includes('data-loading-content') && { facts: factsOf(siteInfo, pricing) }),
        chunks: chunksFor(islands, assets.parts, early),
      },
    }),
    icons: Object.entries(assets.icons)
      .filter(
        ([name]) =>
          body.includes(`"#icon-${name}"`) ||
          (hasIslands && (LATE_ICONS as readonly string[]).includes(name)),
      )
      .map(([, symbol]) => symbol)
      .join(''),
  })
}

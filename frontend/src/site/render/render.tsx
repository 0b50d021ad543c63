/** Renders pages to HTML. The same data and build give the same bytes; the publisher compares them. */
import { renderToStaticMarkup } from 'react-dom/server'
import { LATE_ICONS } from '#frontend/content/icons.ts'
import { href } from '#frontend/lib/href.ts'
import type { Asset } from '#frontend/lib/page-block.ts'
import { type PageData, PageDataContext } from '#frontend/lib/page-data.ts'
import { factsOf } from '#frontend/site/facts.ts'
import { SiteLayout } from '#frontend/site/layout/site-layout.tsx'
import type { Page } from '#frontend/site/page.ts'
import { type BuiltPart, chunksFor, filesOf, islandsIn } from '#frontend/site/render/chunks.ts'
import { documentOf } from '#frontend/site/render/document.ts'
import { pages, trailOf } from '#frontend/site/render/pages.tsx'
import { renderHead } from '#frontend/site/seo/head.ts'
import { structuredData } from '#frontend/site/seo/structured-data.ts'
import { SiteContext, type SiteData } from '#frontend/site/site-context.ts'
import { language, otherLanguage, sentLanguage } from '#words/language.ts'
import { pricesInWords } from '#words/owner/prices.ts'
import { textsInWords } from '#words/owner/texts.ts'

export { ICONS } from '#frontend/content/icons.ts'
export { CITIES } from '#frontend/site/cities.ts'
export { documentOf } from '#frontend/site/render/document.ts'
export { pages } from '#frontend/site/render/pages.tsx'
export type { SiteData } from '#frontend/site/site-context.ts'

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
  /** For the copyright line. */
  year: number
}

/** The file of an address, for instance `fresno-window-cleaning/index.html`. */
export function htmlFileOf(address: string): string {
  if (address.endsWith('/404')) return `${address.slice(1)}.html`
  return address === '/' ? 'index.html' : `${address.slice(1)}/index.html`
}

/** The pages that the sitemap lists, with their addresses in each language that they exist in. */
export const listedPages: readonly { address: string; twins: Record<string, string> }[] = pages
  .filter((page) => !page.isHidden && !page.canonical)
  .map(({ path }) => {
    const address = href(path)
    const twin = otherLanguage.twinOf(path)
    return { address, twins: { [language.code]: address, ...(twin && { [otherLanguage.code]: twin }) } }
  })

/** The page of a browser's path, whatever its trailing slash; unknown paths get the not-found page. */
export function findPage(pathname: string): Page {
  const address = pathname.replace(/(.)\/+$/, '$1')
  const found = pages.find(({ path }) => href(path) === address) ?? pages.at(-1)
  if (!found) throw new Error('The registry is empty')
  return found
}

/** @param origin `https://host` of the site, for canonical addresses @returns every page by its file */
export function renderSite(data: SiteData, assets: SiteAssets, origin: string): Map<string, string> {
  return new Map(pages.map((page) => [htmlFileOf(href(page.path)), renderPage(page, data, assets, origin)]))
}

export function renderPage(page: Page, owners: SiteData, assets: SiteAssets, origin: string): string {
  const data = { ...owners, pricing: pricesInWords(owners.pricing), content: textsInWords(owners.content) }
  const trail = trailOf(page)
  const { siteInfo, pricing } = data
  const { phone, email } = siteInfo
  const pageData: PageData = { contact: { phone, email }, pricing }
  const body = withForeignLinks(
    renderToStaticMarkup(
      <SiteContext value={{ ...data, page, trail, year: assets.year }}>
        <PageDataContext value={pageData}>
          <SiteLayout>{page.body}</SiteLayout>
        </PageDataContext>
      </SiteContext>,
    ),
  )
  const islands = islandsIn(body)
  const hasIslands = islands.length > 0
  // A link's page is opened for its island.
  const early = page.read ? filesOf(islands, assets.parts) : []
  return documentOf({
    head: renderHead(page, data, origin),
    body,
    structuredData: structuredData(page, trail, data, origin),
    styles: assets.styles,
    script: page.read ? assets.linkBoot : assets.boot,
    isEarly: page.read !== undefined,
    scriptData: {
      modules: [...early, ...assets.main].map((file) => `${file.href}|${file.integrity}`).join(' '),
      ...(page.read && { page: page.path.slice(1), read: page.read, ...sentLanguage }),
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

/** Marks links to pages of the site that are in the other language alone. */
function withForeignLinks(body: string): string {
  return body.replace(/<a (?=[^>]*\bhref="(\/[^"]*)")/g, (tag, address: string) =>
    otherLanguage.owns(address) ? `${tag}hreflang="${otherLanguage.code}" ` : tag,
  )
}

import { format } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import { factsOf } from '#frontend/site/facts.ts'
import type { Page } from '#frontend/site/page.ts'
import type { SiteData } from '#frontend/site/site-data.ts'
import { escapeHtml } from '#schemas/markup/escape-html.ts'
import { searchLabels } from '#words/labels/search-engines.ts'
import { language } from '#words/language.ts'

type PageHead = {
  title: string
  description: string
  keywords: string[]
  /** Absolute address. Absent: the page has no public address, as the not-found page. */
  canonical?: string
  /** False keeps search engines away. */
  isIndexed: boolean
  siteName: string
  /** Absolute address of a 1200 × 630 PNG. */
  image: string
  imageAlt: string
}

/** @param origin `https://host` of the site */
export function pageHead(page: Page, { siteInfo, pricing }: SiteData, origin: string): PageHead {
  const facts = factsOf(siteInfo, pricing)
  return {
    title: format(page.seo.title, facts),
    description: format(page.seo.description, facts),
    keywords: page.seo.keywords ?? [],
    ...(page.path === PATHS.notFound ? {} : { canonical: origin + href(page.canonical ?? page.path) }),
    isIndexed: !page.isHidden,
    siteName: siteInfo.businessName,
    image: `${origin}/og-image.png`,
    imageAlt: searchLabels.imageAlt,
  }
}

/** Title, description, robots, canonical address and sharing tags, one per line. */
export function renderHead(head: PageHead): string {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    ...(head.keywords.length > 0 ? [meta('keywords', head.keywords.join(', '))] : []),
    meta('robots', head.isIndexed ? 'index, follow, max-image-preview:large' : 'noindex'),
    ...(head.canonical
      ? [`<link rel="canonical" href="${escapeHtml(head.canonical)}">`, property('og:url', head.canonical)]
      : []),
    property('og:type', 'website'),
    property('og:site_name', head.siteName),
    property('og:locale', language.openGraph),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:image', head.image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', head.imageAlt),
    meta('twitter:card', 'summary_large_image'),
  ].join('\n')
}

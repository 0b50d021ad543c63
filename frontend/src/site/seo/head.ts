import { format } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import { factsOf } from '#frontend/site/facts.ts'
import type { Page } from '#frontend/site/page.ts'
import type { SiteData } from '#frontend/site/site-context.ts'
import { escapeHtml } from '#schemas/markup/escape-html.ts'
import { searchLabels } from '#words/labels/search-engines.ts'
import { language } from '#words/language.ts'

/** Title, description, robots, canonical address and sharing tags, one per line. @param origin `https://host` of the site */
export function renderHead(
  { path, canonical: original = path, seo, isHidden }: Pick<Page, 'path' | 'canonical' | 'seo' | 'isHidden'>,
  { siteInfo, pricing }: Pick<SiteData, 'siteInfo' | 'pricing'>,
  origin: string,
): string {
  const facts = factsOf(siteInfo, pricing)
  const title = format(seo.title, facts)
  const description = format(seo.description, facts)
  const { keywords = [] } = seo
  const canonical = origin + href(original)
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    ...(keywords.length > 0 ? [meta('keywords', keywords.join(', '))] : []),
    meta('robots', isHidden ? 'noindex' : 'index, follow, max-image-preview:large'),
    // The not-found page has no address.
    ...(path === PATHS.notFound
      ? []
      : [`<link rel="canonical" href="${escapeHtml(canonical)}">`, property('og:url', canonical)]),
    property('og:type', 'website'),
    property('og:site_name', siteInfo.businessName),
    property('og:locale', language.openGraph),
    property('og:title', title),
    property('og:description', description),
    property('og:image', `${origin}/og-image.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', searchLabels.imageAlt),
    meta('twitter:card', 'summary_large_image'),
  ].join('\n')
}

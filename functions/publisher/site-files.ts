/** The files of the site that depend on the owner's data or the origin, by key in the bucket. */
import type { SiteData } from '#frontend/site/render/render.tsx'
import type { BuiltSite } from '#functions/publisher/build.ts'
import { pacificNow } from '#schemas/facts/pacific-time.ts'

/** A file's address as the edge caches it, and as a visitor asks for it (CloudFront developer guide, "Changing the URI"). */
export function pathsOf(file: string): string[] {
  const path = `/${file}`
  return path.endsWith('/index.html') ? [path, path.slice(0, -'/index.html'.length) || '/'] : [path]
}

/** All pages, those of the back office too. Their year is the present one, whenever the build was made. */
export function pageFiles(
  { pages, build }: BuiltSite,
  data: SiteData,
  origin: string,
  now = new Date(),
): Map<string, string> {
  const year = Number(pacificNow(now).date.slice(0, 4))
  const rendered = pages.flatMap(({ renderer, assets }) => [
    ...renderer.renderSite(data, { ...assets, year }, origin),
  ])
  const shells = build.shell.files.map((file) => [file, build.shell.text] as const)
  return new Map([...rendered, ...shells])
}

/** Sitemap and robots.txt. @param lastModified of each page; a page of the build alone has none yet */
export function indexFiles(
  pages: BuiltSite['pages'],
  origin: string,
  lastModified: ReadonlyMap<string, Date> = new Map(),
): Map<string, string> {
  const entries = pages.flatMap(({ renderer }) =>
    renderer.listedPages.map(({ address, twins }) => {
      const date = lastModified.get(renderer.htmlFileOf(address))
      const changed = date ? `<lastmod>${date.toISOString().replace(/\.\d+/, '')}</lastmod>` : ''
      return `<url><loc>${origin}${address}</loc>${changed}${alternates(twins, origin)}</url>`
    }),
  )
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Map([
    ['sitemap.xml', sitemap],
    ['robots.txt', `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`],
  ])
}

/** The page in each language, itself included, and the English one for all others, as search engines ask. */
const alternates = (twins: Readonly<Record<string, string>>, origin: string) =>
  Object.entries({ ...twins, 'x-default': twins['en'] })
    .map(([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${address}"/>`)
    .join('')

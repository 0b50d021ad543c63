/** The files of the site that depend on the owner's data or the origin, by key in the bucket. */
import type { SiteData } from '#frontend/site/render/render.tsx'
import type { BuiltSite } from '#functions/publisher/build.ts'

/** A file's address as the edge caches it, and as a visitor asks for it (CloudFront developer guide, "Changing the URI"). */
export function pathsOf(file: string): string[] {
  const path = `/${file}`
  return path.endsWith('/index.html') ? [path, path.slice(0, -'/index.html'.length) || '/'] : [path]
}

/** All pages, those of the back office too. */
export async function pageFiles(
  { renderer, assets, build }: BuiltSite,
  data: SiteData,
  origin: string,
): Promise<Map<string, string>> {
  const pages = await renderer.renderSite(data, assets, origin)
  for (const file of build.shell.files) pages.set(file, build.shell.text)
  return pages
}

/** Sitemap and robots.txt. @param lastModified of each page; a page of the build alone has none yet */
export function indexFiles(
  { listedPaths, htmlFileOf }: BuiltSite['renderer'],
  origin: string,
  lastModified: ReadonlyMap<string, Date> = new Map(),
): Map<string, string> {
  const entries = listedPaths.map((path) => {
    const date = lastModified.get(htmlFileOf(path))
    const changed = date ? `<lastmod>${date.toISOString().replace(/\.\d+/, '')}</lastmod>` : ''
    return `<url><loc>${origin}${path}</loc>${changed}</url>`
  })
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
  return new Map([
    ['sitemap.xml', sitemap],
    ['robots.txt', `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`],
  ])
}

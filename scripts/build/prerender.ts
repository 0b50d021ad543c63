/**
 * Writes the static files of dist/site: every page of the registry, the shell of the back office, sitemap and robots.
 * Runs after the Vite builds (scripts/build/site.ts).
 */
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ADMIN_PATHS } from '#frontend/admin/screens.ts'
import { buildBootScript } from '#scripts/build/boot-script.ts'
import { iconSprite } from '#scripts/build/icon-sprite.ts'
import { DIST, SITE_DIRECTORY } from '#scripts/build/outputs.ts'
import { purgeStyles } from '#scripts/build/purge-styles.ts'
import { assetOf, htmlFileOf, writeSiteFile } from '#scripts/build/site-files.ts'
import { builtFile, modulesOf, readManifest } from '#scripts/build/vite-manifest.ts'

type Renderer = typeof import('#frontend/site/render.tsx')

/** @param origin `https://host` of the site */
export async function prerender(origin: string): Promise<void> {
  const renderer = (await import(resolve(DIST, 'renderer/entry-server.mjs'))) as Renderer
  const manifest = readManifest('public')
  const rendered = await Promise.all(
    renderer.pages.map(async (entry) => ({ entry, page: await renderer.renderPage(entry.path, origin) })),
  )

  const bootScript = await buildBootScript()
  const styles = assetOf(
    await purgeStyles(
      builtFile(manifest, 'src/styles/site.scss'),
      ['{site,islands,ui}/**/*.{ts,tsx}', 'content/**/*.ts'],
      rendered.map(({ page }) => `<html><body>${page.body}</body></html>`),
    ),
  )
  for (const { entry, page } of rendered) {
    const { template, words } = renderer.moduleFiles(entry)
    const html = renderer.renderDocument({
      head: renderer.renderHead(page.head),
      body: page.body,
      structuredData: page.structuredData,
      styles,
      script: bootScript,
      page: {
        template: `/${builtFile(manifest, template)}`,
        words: `/${builtFile(manifest, words)}`,
        modules: modulesOf(manifest, [template, words, 'src/islands/hydrate.tsx']),
      },
      icons: iconSprite(
        renderer.ICONS.filter((name) => shows(page.body, name) || renderer.LATE_ICONS.includes(name)),
      ),
    })
    writeSiteFile(htmlFileOf(entry.path), html)
  }

  const shell = await adminShell(renderer)
  for (const path of ADMIN_PATHS) writeSiteFile(htmlFileOf(path), shell)
  const listed = renderer.pages.filter((entry) => !entry.isHidden && !entry.canonical)
  writeSiteFile('sitemap.xml', sitemap(listed.map((entry) => origin + entry.path)))
  writeSiteFile('robots.txt', `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`)
  rmSync(join(SITE_DIRECTORY, '.vite'), { recursive: true })
}

function shows(body: string, icon: string): boolean {
  return body.includes(`"#icon-${icon}"`)
}

/** Shown until the script has loaded, and where there is none. The screens have their own headings. */
const ADMIN_SHELL = `<main class="login-page"><div class="login-card">
<h1 class="h3">Back office</h1>
<noscript><p>The back office needs JavaScript. Please switch it on and load this page again, or go
<a href="/">back to the website</a>.</p></noscript>
</div></main>`

async function adminShell(renderer: Renderer): Promise<string> {
  const manifest = readManifest('admin')
  const styles = await purgeStyles(builtFile(manifest, 'src/styles/admin.scss'), [
    '{admin,ui,islands}/**/*.{ts,tsx}',
  ])
  return renderer.renderDocument({
    head: '<title>Back office</title>\n<meta name="robots" content="noindex">',
    body: ADMIN_SHELL,
    structuredData: [],
    styles: assetOf(styles),
    script: assetOf(builtFile(manifest, 'src/admin/entry-admin.tsx')),
    icons: iconSprite(renderer.ICONS),
  })
}

function sitemap(addresses: string[]): string {
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

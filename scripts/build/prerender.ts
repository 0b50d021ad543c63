/**
 * Writes the static files of dist/site: every page of the registry, the shell of the back office, sitemap and robots.
 * Runs after the Vite builds (scripts/build/site.ts).
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ADMIN_PATHS } from '#frontend/admin/screens.ts'
import type { SiteAssets, SiteData } from '#frontend/site/render.tsx'
import type { Build } from '#functions/publisher/build.ts'
import { indexFiles, pageFiles } from '#functions/publisher/site-files.ts'
import { DEFAULT_CONTENT } from '#schemas/defaults/content.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import { buildBootScript } from '#scripts/build/boot-script.ts'
import { iconSprite } from '#scripts/build/icon-sprite.ts'
import { RENDERER_DIRECTORY, SITE_DIRECTORY } from '#scripts/build/outputs.ts'
import { purgeStyles } from '#scripts/build/purge-styles.ts'
import { assetOf, writeSiteFile } from '#scripts/build/site-files.ts'
import { builtFile, modulesOf, readManifest } from '#scripts/build/vite-manifest.ts'

type Renderer = typeof import('#frontend/site/render.tsx')

const BUILT_IN: SiteData = { siteInfo: DEFAULT_SITE_INFO, pricing: DEFAULT_PRICING, content: DEFAULT_CONTENT }

/** @param origin `https://host` of the site */
export async function prerender(origin: string): Promise<void> {
  const renderer = (await import(resolve(RENDERER_DIRECTORY, 'render.mjs'))) as Renderer
  const assets = await siteAssets(renderer, origin)
  writeFileSync(join(RENDERER_DIRECTORY, 'assets.json'), JSON.stringify(assets))
  const build: Build = {
    builtAt: new Date().toISOString(),
    shell: { text: await adminShell(renderer), files: ADMIN_PATHS.map(renderer.htmlFileOf) },
  }
  writeFileSync(join(RENDERER_DIRECTORY, 'build.json'), JSON.stringify(build))
  const files = [
    ...(await pageFiles({ renderer, assets, build }, BUILT_IN, origin)),
    ...indexFiles(renderer, origin),
  ]
  for (const [file, text] of files) writeSiteFile(file, text)
  rmSync(join(SITE_DIRECTORY, '.vite'), { recursive: true })
}

async function siteAssets(renderer: Renderer, origin: string): Promise<SiteAssets> {
  const manifest = readManifest('public')
  const wholeStyles = builtFile(manifest, 'src/styles/site.scss')
  const chunks: SiteAssets['chunks'] = {}
  for (const entry of renderer.pages) {
    const { template, words } = renderer.moduleFiles(entry)
    for (const source of [template, words])
      chunks[source] = { address: `/${builtFile(manifest, source)}`, modules: [] }
    chunks[`${template} ${words}`] = {
      address: '',
      modules: modulesOf(manifest, [template, words, 'src/islands/hydrate.tsx']),
    }
  }
  const assets: SiteAssets = {
    styles: assetOf(wholeStyles),
    boot: await buildBootScript(),
    chunks,
    icons: Object.fromEntries(renderer.ICONS.map((name) => [name, iconSprite([name])])),
  }
  const pages = await renderer.renderSite(BUILT_IN, assets, origin)
  const styles = await purgeStyles(
    wholeStyles,
    ['{site,islands,ui}/**/*.{ts,tsx}', 'content/**/*.ts'],
    [...pages.values()],
  )
  return { ...assets, styles: assetOf(styles) }
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

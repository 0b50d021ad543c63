/**
 * Writes what the Vite builds (scripts/build/site.ts) leave open: the assets that pages are rendered with, for the publisher
 * too, and dist/site's static files: every page with the built-in facts, the shell of the back office, sitemap and robots.
 */
import { createHash } from 'node:crypto'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ADMIN_PATHS } from '#frontend/admin/lib/screens.ts'
import type { Asset } from '#frontend/lib/page-block.ts'
import { chunksFor } from '#frontend/site/render/chunks.ts'
import type { SiteAssets, SiteData } from '#frontend/site/render/render.tsx'
import { assetsFile, type Build, rendererFile } from '#functions/publisher/build.ts'
import { VERSION_FILE, WORKER_FILE } from '#functions/publisher/object-headers.ts'
import { indexFiles, pageFiles } from '#functions/publisher/site-files.ts'
import { INLINE_SCRIPTS_FILE } from '#infra/edge/edge-functions.ts'
import { DEFAULT_CONTENT } from '#schemas/defaults/content.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import { LANGUAGES, type LanguageCode, suffixOf } from '#schemas/facts/languages.ts'
import { commitOf } from '#scripts/build/commit.ts'
import { symbolOf } from '#scripts/build/icon-sprite.ts'
import { DIST, RENDERER_DIRECTORY, SITE_DIRECTORY, WHOLE_STYLES_FILE } from '#scripts/build/outputs.ts'
import { purgeStyles } from '#scripts/build/purge-styles.ts'
import { assetOf, scriptText, writeSiteFile } from '#scripts/build/site-files.ts'
import { builtFile, checkParts, modulesOf, partsOf, readManifest } from '#scripts/build/vite-manifest.ts'

export type Renderer = typeof import('#frontend/site/render/render.tsx')

const MAIN = 'src/browser/main.ts'
const ADMIN = 'src/admin/entry-admin.tsx'

/** Data of pages until the owner changes something. */
const BUILT_IN: SiteData = {
  siteInfo: DEFAULT_SITE_INFO,
  pricing: DEFAULT_PRICING,
  content: DEFAULT_CONTENT,
  photos: [],
  reviews: [],
}

/** @param origin `https://host` of the site */
export async function prerender(origin: string): Promise<void> {
  const english = await rendererOf('en')
  // Static pages alone name these pictures.
  cpSync(join(RENDERER_DIRECTORY, 'assets'), join(SITE_DIRECTORY, 'assets'), { recursive: true })
  const shared = await sharedAssets(english, origin)
  const pages = await Promise.all(
    LANGUAGES.map(async (language) => {
      const assets: SiteAssets = { ...shared, ...scriptsOf(language) }
      writeFileSync(join(RENDERER_DIRECTORY, assetsFile(language)), JSON.stringify(assets))
      return { renderer: await rendererOf(language), assets }
    }),
  )
  const build: Build = {
    builtAt: new Date().toISOString(),
    shell: { text: await adminShell(english), files: ADMIN_PATHS.map(english.htmlFileOf) },
  }
  writeFileSync(join(RENDERER_DIRECTORY, 'build.json'), JSON.stringify(build))
  writeSiteFile(VERSION_FILE, JSON.stringify({ commit: commitOf(), builtAt: build.builtAt }))
  const files = [...pageFiles({ pages, build }, BUILT_IN, origin), ...indexFiles(pages, origin)]
  for (const [file, text] of files) writeSiteFile(file, text)
  rmSync(join(SITE_DIRECTORY, '.vite'), { recursive: true })
}

const rendererOf = async (language: LanguageCode) =>
  (await import(resolve(RENDERER_DIRECTORY, rendererFile(language)))) as Renderer

function scriptsOf(language: LanguageCode): Pick<SiteAssets, 'main' | 'parts'> {
  const manifest = readManifest(`site${suffixOf(language)}`)
  const parts = partsOf(manifest, MAIN)
  checkParts(parts)
  return { main: modulesOf(manifest, MAIN), parts }
}

/** What the pages of all languages share. Their classes are those of the English ones. */
async function sharedAssets(renderer: Renderer, origin: string): Promise<Omit<SiteAssets, 'main' | 'parts'>> {
  const wholeStyles = builtFile(readManifest('site'), 'src/styles/site.scss')
  cpSync(join(SITE_DIRECTORY, wholeStyles), WHOLE_STYLES_FILE)
  const shared = {
    styles: assetOf(wholeStyles),
    ...(await inlineScripts()),
    icons: Object.fromEntries(renderer.ICONS.map((name) => [name, symbolOf(name)])),
    year: new Date().getFullYear(),
  }
  const pages = renderer.renderSite(BUILT_IN, { ...shared, ...scriptsOf('en') }, origin)
  const styles = await purgeStyles(
    wholeStyles,
    ['{browser,islands,site,ui}/**/*.{ts,tsx}'],
    [...pages.values()].map(markupOf),
  )
  return { ...shared, styles: assetOf(styles) }
}

/** The inline scripts of public pages. Writes the hashes by which the content security policy allows them (decision 59). */
async function inlineScripts() {
  const [boot, linkBoot] = [await scriptText('browser/boot.ts'), await scriptText('browser/link-boot.ts')]
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  writeFileSync(join(DIST, INLINE_SCRIPTS_FILE), [boot, linkBoot].map(hashOf).join(' '))
  return { boot, linkBoot }
}

/** Without data, whose words are no class names. */
function markupOf(html: string): string {
  return html.slice(html.indexOf('<body>')).replace(/<script.*?<\/script>| data-props="[^"]*"/gs, '')
}

const ADMIN_HEAD = `<title>Back office</title>
<meta name="robots" content="noindex">
<link rel="manifest" href="/admin/manifest.webmanifest">`

/** Shown until the script has loaded, and where there is none. The screens have their own headings. */
const ADMIN_SHELL = `<main class="login-page"><div class="login-card">
<h1 class="h3">Back office</h1>
<noscript><p>The back office needs JavaScript. Please switch it on and load this page again, or go
<a href="/">back to the website</a>.</p></noscript>
</div></main>`

/** Also writes the worker that keeps it, with all that is loaded later: without it the first notice would leave no screen. */
async function adminShell(renderer: Renderer): Promise<string> {
  const manifest = readManifest('admin')
  const styles = await purgeStyles(builtFile(manifest, 'src/styles/admin.scss'), ['{admin,ui}/**/*.{ts,tsx}'])
  const scripts = modulesOf(manifest, ADMIN).toReversed()
  const [script] = scripts as [Asset]
  const parts = partsOf(manifest, ADMIN)
  const chunks = chunksFor(Object.keys(parts), parts, scripts)
  const shell = renderer.documentOf({
    head: ADMIN_HEAD,
    body: ADMIN_SHELL,
    structuredData: [],
    block: { chunks },
    styles: assetOf(styles),
    script,
    icons: renderer.ICONS.map(symbolOf).join(''),
  })
  const kept = {
    // Of the cache: the same build is the same worker.
    name: `shell-${createHash('sha256').update(shell).digest('base64url').slice(0, 8)}`,
    files: [...scripts, assetOf(styles), ...chunks.files].map(({ href }) => href),
    // The worker's scope, /admin/, does not include /admin.
    screens: ADMIN_PATHS.filter((path) => path !== '/admin'),
  }
  writeSiteFile(WORKER_FILE, await scriptText('admin/device/worker.ts', { SHELL: JSON.stringify(kept) }))
  return shell
}

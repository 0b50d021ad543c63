/** Bytes that a visit costs before anything is touched, as a browser downloads them: brotli at the quality of the build. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '@jest/globals'
import type { Asset } from '#frontend/lib/page-block.ts'
import { builtPages, pageAt, SITE } from '#tests/support/site/built-pages.ts'

/** Bytes. What a browser fetches is tested in tests/e2e/public/first-visit.spec.ts. A link's page names its island's files, too. */
const BUDGET = {
  script: 4_400,
  // The hash of a file that it names, which any change may change, moves it by up to 60.
  linkScript: 73_400,
  styles: 8_850,
  font: 16_000,
  html: 20_000,
  homeTotal: 140_000,
}

const sizes = new Map<string, number>()

function compressed(data: Buffer | string): number {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

function sizeOf(href: string): number {
  const known = sizes.get(href)
  if (known !== undefined) return known
  const size = compressed(readFileSync(join(SITE, href)))
  sizes.set(href, size)
  return size
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** Files that the boot script fetches, with their integrity. */
function scriptsOf(html: string): Asset[] {
  const [, modules = ''] = / data-modules="([^"]+)"/.exec(html) ?? []
  return modules.split(' ').map((entry) => {
    const [href = '', integrity = ''] = entry.split('|')
    return { href, integrity }
  })
}

/** All that the islands of a page may fetch. */
function islandFilesOf(html: string): Asset[] {
  const [, block = '{}'] = / id="page-data">(.*?)<\/script>/s.exec(html) ?? []
  return (JSON.parse(block) as { chunks?: { files: Asset[] } }).chunks?.files ?? []
}

const stylesOf = (html: string) => /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? ''
const imagesOf = (html: string) => [...html.matchAll(/<img[^>]*? src="([^"]+)"/g)].map(([, src = '']) => src)

test.each(builtPages)('$path keeps the script of every page within the budget', ({ html }) => {
  const scripts = sum(scriptsOf(html).map(({ href }) => sizeOf(href)))
  expect(scripts).toBeLessThanOrEqual(html.includes(' data-read="') ? BUDGET.linkScript : BUDGET.script)
})

test("a link's page, which tells nothing in notifications, loads none", () => {
  const links = builtPages.filter(({ html }) => html.includes(' data-read="'))
  expect(links.length).toBeGreaterThan(0)
  for (const { html } of links)
    expect(islandFilesOf(html).filter(({ href }) => href.includes('/shown-toast-'))).toEqual([])
})

test.each(builtPages)('$path keeps its styles and markup within the budget', ({ html }) => {
  expect(sizeOf(stylesOf(html))).toBeLessThanOrEqual(BUDGET.styles)
  expect(compressed(html)).toBeLessThanOrEqual(BUDGET.html)
})

test('the home page keeps within its total, with every script that its islands may fetch', () => {
  const { html } = pageAt('/')
  const scripts = [...scriptsOf(html), ...islandFilesOf(html)].map(({ href }) => href)
  const files = [...scripts, stylesOf(html), ...imagesOf(html)]
  expect(compressed(html) + sum(files.map(sizeOf))).toBeLessThanOrEqual(BUDGET.homeTotal)
})

test('one typeface is within its budget and immutable, and no style loads it before the class of boot.ts', () => {
  const css = readFileSync(join(SITE, stylesOf(builtPages[0]?.html ?? '')), 'utf8')
  const fonts = [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, href = '']) => href)
  expect(fonts).toEqual([expect.stringMatching(/^\/assets\/bricolage-grotesque-[\w-]{8}\.woff2$/)])
  expect(readFileSync(join(SITE, fonts[0] ?? '')).length).toBeLessThanOrEqual(BUDGET.font)
  const first = css.slice(0, css.indexOf('.typeface'))
  expect(first).toMatch(/--font-heading:"?Heading fallback/)
  expect(first).not.toContain('bricolage,')
})

test('every script and stylesheet carries the integrity of its file, in the back office too', () => {
  const tagged = (tag: RegExpMatchArray | null) => ({ href: tag?.[1] ?? '', integrity: tag?.[2] ?? '' })
  const styles = (html: string) =>
    tagged(/<link rel="stylesheet" href="([^"]+)" integrity="([^"]+)"/.exec(html))
  const admin = readFileSync(join(SITE, 'admin/index.html'), 'utf8')
  const scripts = [...admin.matchAll(/<script\b[^>]*? src="([^"]+)"(?: integrity="([^"]+)")?/g)]
  expect(scripts).toHaveLength(1)
  for (const { href, integrity } of [
    ...builtPages.flatMap(({ html }) => [...scriptsOf(html), ...islandFilesOf(html), styles(html)]),
    ...[styles(admin), ...scripts.map(tagged)],
  ]) {
    const digest = createHash('sha256')
      .update(readFileSync(join(SITE, href)))
      .digest('base64')
    expect(integrity).toBe(`sha256-${digest}`)
  }
})

test('nothing of the back office and no zod reaches a public page', () => {
  const files = new Set(
    builtPages.flatMap(({ html }) => [...scriptsOf(html), ...islandFilesOf(html)].map(({ href }) => href)),
  )
  for (const file of files) {
    expect(readFileSync(join(SITE, file), 'utf8')).not.toMatch(/ZodError|\/api\/admin/)
  }
})

test('scripts hold no development code, whatever NODE_ENV the site was built under', () => {
  const assets = join(SITE, 'assets')
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => readFileSync(join(assets, name), 'utf8').includes('jsxDEV'))).toEqual([])
})

test('the back office names and keeps all its code, so that none is missing without a network (P35.8)', () => {
  const shell = readFileSync(join(SITE, 'admin/today/index.html'), 'utf8')
  const [, entry = ''] = /<script type="module" src="([^"]+)"/.exec(shell) ?? []
  const reached = new Set([entry])
  for (const href of reached)
    for (const [, file] of readFileSync(join(SITE, href), 'utf8').matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g))
      reached.add(`/assets/${file}`)
  expect(reached.size).toBeGreaterThan(3)
  const worker = readFileSync(join(SITE, 'admin/worker.js'), 'utf8')
  expect([...reached].filter((href) => !worker.includes(href))).toEqual([])
  expect(shell).toContain('"shown-toast":[')
})

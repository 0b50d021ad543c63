/** Every built page, found and complete for visitors and search engines. */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { ADMIN_PATHS } from '#frontend/admin/lib/screens.ts'
import type { ResidentialCity } from '#frontend/content/types.ts'
import { readSiteArtifacts } from '#infra/edge/edge-functions.ts'
import { DEFAULT_CONTENT, pageShowing } from '#schemas/defaults/content.ts'
import { CLAIMS, DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import { builtPages, pageAt, SITE } from '#tests/support/site/built-pages.ts'
import { addresses, CITIES, htmlFileOf } from '#tests/support/site/registry.ts'

const indexed = builtPages.filter(({ path }) => {
  const entry = addresses.find(({ address }) => address === path)?.page
  return !entry?.isHidden && !entry?.canonical
})

test.each(builtPages)('$path has one headline', ({ h1 }) => {
  expect(h1).toHaveLength(1)
  expect(h1[0]).toMatch(/\S/)
})

test.each(builtPages)('$path has a title and a description of sensible length', ({ title, description }) => {
  expect(title.length).toBeGreaterThanOrEqual(30)
  expect(title.length).toBeLessThanOrEqual(60)
  expect(description.length).toBeGreaterThanOrEqual(110)
  expect(description.length).toBeLessThanOrEqual(160)
})

test('titles, descriptions and headlines are unique over the indexed pages (P31.1)', () => {
  for (const key of ['title', 'description', 'h1'] as const) {
    const values = indexed.map((page) => String(page[key]))
    expect(new Set(values).size).toBe(values.length)
  }
})

test.each(builtPages)('$path leaves no fact unfilled (P36.5)', ({ text, title, description, html }) => {
  expect(`${title} ${description} ${text}`).not.toMatch(/\{\w+\}/)
  // Owner, insurer and license number are not filled in.
  expect(html).toMatch(/class="credentials"><li>7\+ (years|años) [^<]*<\/li><\/ul>/)
})

test.each(indexed)(
  '$path names itself as canonical, with a sharing image (P31.1)',
  ({ path, canonical, html }) => {
    expect(new URL(canonical ?? '').pathname).toBe(path)
    expect(html).toContain('<meta property="og:image" content="http')
    if (/-(cleaning|near-me)$/.test(path)) expect(html).toContain('<meta name="keywords" content="')
  },
)

test('the second address of the Hanford page points to the first (P2.2)', () => {
  const [second, first] = [pageAt('/window-cleaning-hanford'), pageAt('/hanford-window-cleaning')]
  expect(second.canonical).toBe(first.canonical)
  expect(second.text).toBe(first.text)
})

test('pages without a place in search engines say noindex (P2.3, P31.7)', () => {
  for (const path of ['/404', '/quote-submitted', '/visit', '/answer', '/quote', '/mails', '/undo'])
    expect(pageAt(path).robots).toBe('noindex')
  for (const path of ADMIN_PATHS)
    expect(readFileSync(join(SITE, htmlFileOf(path)), 'utf8')).toContain('content="noindex"')
})

test.each(DEFAULT_CONTENT)(
  '$section $key stands on the page that the back office names (P6.1, P11.1)',
  (item) => {
    const { text } = pageAt(pageShowing(item.section, item.key) ?? '')
    expect(text.replaceAll(/\s+/g, ' ')).toContain(item.content.replaceAll(/\s+/g, ' ').trim())
  },
)

test.each(builtPages)('$path links only to pages and anchors that exist', (page) => {
  const internal = page.links.filter((href) => /^[/#]/.test(href))
  expect(internal.length).toBeGreaterThan(0)
  for (const href of internal) {
    const { pathname, hash } = new URL(href, `http://site${page.path}`)
    const { ids } = pageAt(pathname)
    if (hash) expect(ids).toContain(hash.slice(1))
  }
})

test.each(indexed)('$path is linked from another page', ({ path }) => {
  const linking = builtPages.filter(
    (page) => page.path !== path && page.links.some((href) => href.split(/[?#]/)[0] === path),
  )
  expect(linking.length).toBeGreaterThan(0)
})

test.each(builtPages)('$path names no id twice and carries no inline style or handler', ({ ids, html }) => {
  expect(new Set(ids).size).toBe(ids.length)
  expect(html).not.toMatch(/<style|\sstyle="|\son\w+="|javascript:/)
})

test.each(builtPages)(
  '$path carries one inline script, which the content security policy allows',
  ({ html }) => {
    const scripts = [...html.matchAll(/<script(?! type="application\/)[^>]*>(.*?)<\/script>/gs)]
    const hashes = scripts.map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
    expect(hashes).toHaveLength(1)
    expect(readSiteArtifacts('dist').inlineScripts.split(' ')).toContain(`'sha256-${hashes[0]}'`)
  },
)

test('without the owner’s links the review buttons search for the business, in a new tab (P1.7)', () => {
  const { html } = pageAt('/')
  const links = [
    ...html.matchAll(/<a [^>]*href="https:\/\/www\.google\.com\/search\?q=([^"]+)"[^>]*>(.*?)<\/a>/g),
  ]
  expect(links.map(([, query = '']) => decodeURIComponent(query))).toEqual([
    'Central Valley Window Cleaning Hanford CA reviews',
    'Central Valley Window Cleaning Hanford CA write a review',
  ])
  for (const [link, , words] of links) {
    expect(link).toContain(`aria-label="${words} (opens in a new tab)"`)
    expect(link).toContain('target="_blank" rel="noopener noreferrer"')
  }
})

test.each(CLAIMS)(
  '$page shows the claim that the dashboard asks the owner to confirm: $text (P1.7)',
  ({ text, page }) => {
    expect(pageAt(page).text.replaceAll(/\s+/g, ' ')).toContain(text)
  },
)

test('pictures carry a size of their own: boot.ts takes one without a size for broken', () => {
  const pictures = new Set(
    builtPages.flatMap(({ html }) => [...html.matchAll(/<img[^>]*? src="([^"]+)"/g)].map(([, src]) => src)),
  )
  expect(pictures.size).toBeGreaterThan(0)
  for (const src of pictures) {
    expect(readFileSync(join(SITE, src ?? ''), 'utf8')).toMatch(/^<svg [^>]*width="\d+" height="\d+"/)
  }
})

test.each(
  indexed.filter(({ path }) =>
    /^\/(services|commercial-quote|booking|window-cleaning-glossary|[a-z-]+-cleaning)$/.test(path),
  ),
)('$path has a drawing of its own (P36.7)', ({ path, html }) => {
  expect(html).toMatch(new RegExp(`<img class="hero-\\w+" src="/assets${path}-[\\w-]{8}\\.svg"`))
})

test.each(builtPages)('$path asks no third party for anything before a click (P5.3, P15.6)', ({ html }) => {
  const loaded = [
    ...html.matchAll(/<(?:script|img|iframe|link rel="(?:stylesheet|icon)")[^>]*?(?:src|href)="([^"]+)"/g),
  ]
  for (const [, address] of loaded) expect(address).toMatch(/^\//)
})

test.each(CITIES)(
  'the pages of $name link to every other city, nearby ones first (P5.1)',
  async ({ slug, county }) => {
    const { content } = (await import(`../../frontend/src/content/en/residential/${slug}.ts`)) as {
      content: ResidentialCity
    }
    const others = CITIES.filter((city) => city.slug !== slug)
    const sameCounty = others.filter((city) => city.county === county)
    for (const [suffix, near] of [
      ['window-cleaning', content.nearby],
      ['commercial-window-cleaning', sameCounty.map((city) => city.slug)],
    ] as const) {
      const { html } = pageAt(`/${slug}-${suffix}`)
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      const linked = [...main.matchAll(/href="\/([a-z]+)-(commercial-)?window-cleaning"/g)]
        .filter(([, , isCommercial]) => Boolean(isCommercial) === suffix.startsWith('commercial'))
        .map(([, city = '']) => city)
      expect(linked.slice(-others.length).slice(0, near.length)).toEqual(near)
      expect(linked.slice(-others.length).sort()).toEqual(others.map((city) => city.slug).sort())
    }
  },
)

test('the sitemap lists the indexed pages and nothing else (P31.7)', () => {
  const sitemap = readFileSync(join(SITE, 'sitemap.xml'), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  expect(listed.sort()).toEqual(indexed.map(({ path }) => path).sort())
})

test('the back office can be installed (P35.8)', () => {
  const manifest = JSON.parse(readFileSync(join(SITE, 'admin/manifest.webmanifest'), 'utf8'))
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/admin/today', scope: '/admin/' })
  // Not published with the owner's settings.
  expect(manifest.name).not.toContain(DEFAULT_SITE_INFO.businessName)
  for (const { src } of manifest.icons) expect(existsSync(join(SITE, src))).toBe(true)
  for (const path of ADMIN_PATHS)
    expect(readFileSync(join(SITE, htmlFileOf(path)), 'utf8')).toContain(
      '<link rel="manifest" href="/admin/manifest.webmanifest">',
    )
})

test('the icon that browsers ask for unnamed is there', () => {
  expect(readFileSync(join(SITE, 'favicon.ico')).subarray(0, 4).toString('hex')).toBe('00000100')
})

test('robots.txt names the sitemap and keeps robots from the API (P31.7)', () => {
  const robots = readFileSync(join(SITE, 'robots.txt'), 'utf8')
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
  expect(robots).toContain('Disallow: /api/')
})

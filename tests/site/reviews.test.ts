/** Reviews on the pages, rendered as the publisher does. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { decode } from 'he'
import type { Review } from '#schemas/contract/reviews.ts'
import { SITE } from '#tests/support/site/built-pages.ts'
import { CITIES } from '#tests/support/site/registry.ts'
import { renderWith } from '#tests/support/site/rendered-pages.ts'

const review = (index: number, changes: Partial<Review> = {}): Review => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  ...{ name: `Person ${index}`, city: 'selma', date: `2026-05-${String(index).padStart(2, '0')}` },
  ...{ text: `Words of ${index}.`, source: 'Google', link: `https://maps.example.com/${index}` },
  ...{ createdAt: '2026-06-01T00:00:00.000Z', updatedAt: '2026-06-01T00:00:00.000Z', ...changes },
})
const reviews = (count: number) => Array.from({ length: count }, (_, index) => review(index + 1))

const HOME = 'index.html'
const cityFiles = CITIES.flatMap(({ slug }) =>
  ['window-cleaning', 'commercial-window-cleaning'].map((kind) => `${slug}-${kind}/index.html`),
)

/** The words of the reviews on a page, in their order. */
const wordsOn = (html = '') =>
  [...html.matchAll(/<blockquote lang=""><p>(.*?)<\/p>/gs)].map(([, words = '']) => decode(words))

test('without a review, the home page has the teaser with its buttons, and city pages nothing (P1.7, P36.2)', () => {
  const pages = renderWith({ reviews: [] })
  expect(pages.get(HOME)).toContain('<h2>5.0 star reviews</h2>')
  for (const file of cityFiles) expect(pages.get(file)).not.toMatch(/<blockquote|customers say/)
})

test.each([1, 6, 7])(
  'of %d reviews, the six newest are on the home page and on every city page (P36.2)',
  (count) => {
    const newest = reviews(count)
      .map(({ text }) => text)
      .reverse()
      .slice(0, 6)
    const pages = renderWith({ reviews: reviews(count) })
    for (const file of [HOME, ...cityFiles]) expect([file, wordsOn(pages.get(file))]).toEqual([file, newest])
    const quoting = [...pages].flatMap(([file, html]) => (html.includes('<blockquote') ? [file] : []))
    expect(quoting.sort()).toEqual([HOME, 'window-cleaning-hanford/index.html', ...cityFiles].sort())
    expect(pages.get(HOME)).not.toContain('5.0 star reviews</h2>')
    expect(pages.get(HOME)).toMatch(/Read our reviews<[\s\S]*Write a review</)
  },
)

test("a city's page has the city's reviews first, the others with the newest first (P36.2)", () => {
  const shown = reviews(8).map((one, index) => ([3, 4].includes(index) ? { ...one, city: 'fresno' } : one))
  const pages = renderWith({ reviews: shown })
  const wordsOf = (...indexes: number[]) => indexes.map((index) => `Words of ${index}.`)
  for (const kind of ['window-cleaning', 'commercial-window-cleaning'])
    expect(wordsOn(pages.get(`fresno-${kind}/index.html`))).toEqual(wordsOf(5, 4, 8, 7, 6, 3))
  expect(wordsOn(pages.get('visalia-window-cleaning/index.html'))).toEqual(wordsOf(8, 7, 6, 5, 4, 3))
})

test('a review has its name, city, date and source, whose link search engines do not follow (P36.2, P36.3)', () => {
  const pages = renderWith({ reviews: [review(9), review(8, { link: undefined, source: 'A card' })] })
  const html = pages.get(HOME)
  expect(html).toContain('<strong lang="">Person 9</strong>, Selma<br/>May 9, 2026, <a ')
  const link = /<a href="https:\/\/maps\.example\.com\/9"[^>]*>Google<\/a>/.exec(html ?? '')?.[0]
  expect(link).toContain('rel="nofollow ugc noopener noreferrer"')
  expect(html).toContain('<span lang="">A card</span>')
})

test('no page with reviews has a rating or a review in its structured data, or a star beside them (P36.3)', () => {
  for (const html of renderWith({ reviews: reviews(7) }).values()) {
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect(json).not.toMatch(/rating|review|Words of/i)
    expect(html.includes('class="stars"')).toBe(false)
  }
})

test('the styles of a build without reviews have every class of a review', () => {
  const html = renderWith({ reviews: reviews(4) }).get(HOME) ?? ''
  const [, styles = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  const css = readFileSync(join(SITE, styles), 'utf8')
  expect(html).toContain('<section class="band band-sand">')
  for (const name of ['band-sand', 'cards-4', 'tile', 'review', 'review-by'])
    expect(css).toContain(`.${name}`)
})

test('hostile words, names, sources and links are text, and add no element to a page', () => {
  const hostile = `</blockquote></script><script>alert(1)</script><img src=x onerror='a' "b" {phone} $& ]]> <!--`
  const attack = { name: hostile, text: hostile, source: hostile, link: `https://e.example/?a=${hostile}` }
  const plain = renderWith({ reviews: [review(1)] })
  const attacked = renderWith({ reviews: [review(1, attack)] })
  const elements = (html = '') => [...html.matchAll(/<\/?[a-z!][\w-]*/gi)].map(([tag]) => tag)
  for (const file of [HOME, ...cityFiles])
    expect(elements(attacked.get(file))).toEqual(elements(plain.get(file)))
  expect(wordsOn(attacked.get(HOME))).toEqual([hostile])
})

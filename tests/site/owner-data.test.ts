/** Pages rendered with the owner's data instead of the built-in. */
import { expect, test } from '@jest/globals'
import type { PhotoSpot, ShownPhoto } from '#schemas/contract/photos.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import { renderWith } from '#tests/support/site/rendered-pages.ts'

const HOME = 'index.html'

const factsOf = (facts: Partial<typeof DEFAULT_SITE_INFO>) => ({
  siteInfo: { ...DEFAULT_SITE_INFO, ...facts },
})

test("the owner's video is behind a button, which names its address (P1.4, P6.3)", () => {
  const videoUrl = 'https://www.youtube-nocookie.com/embed/abc'
  const file = 'commercial-window-cleaning-near-me/index.html'
  const html = renderWith(factsOf({ videoUrl })).get(file)
  expect(html).toMatch(/<button[^>]* data-frame-src="[^"]*\/embed\/abc\?autoplay=1"[^>]*>Play the video</)
  expect(renderWith(factsOf({ videoUrl: '' })).get(file)).not.toContain('data-frame-src')
})

test('the pages of a city say on which weekdays the business comes, and no other page does (P39.18)', () => {
  const pages = renderWith(factsOf({ townDays: 'Bakersfield: Tue, Fri' }))
  const saying = [...pages].flatMap(([file, html]) =>
    html.includes('We come to Bakersfield on Tuesdays and Fridays.') ? [file] : [],
  )
  expect(saying.sort()).toEqual([
    'bakersfield-commercial-window-cleaning/index.html',
    'bakersfield-window-cleaning/index.html',
  ])
  expect(pages.get('hanford-window-cleaning/index.html')).not.toContain('We come to')
})

test('links that the owner has given are shown, the others not at all (P1.4, P1.7)', () => {
  const facebookUrl = 'https://facebook.com/sparkle'
  const [reviewsUrl, writeReviewUrl] = ['https://a.example/read', 'https://a.example/write']
  const home = renderWith(factsOf({ facebookUrl, reviewsUrl, writeReviewUrl })).get(HOME) ?? ''
  const social = (html: string) =>
    /<ul class="footer-social d-flex gap-2">.*?<\/ul>/s.exec(html)?.[0].match(/<a href="[^"]*"/g)
  expect(social(home)).toEqual([`<a href="${facebookUrl}"`])
  expect(home).toMatch(/href="https:\/\/a.example\/read".*href="https:\/\/a.example\/write"/s)
  expect(social(renderWith({}).get(HOME) ?? '')).toBeUndefined()
})

test.each([
  [2025, '© 2025 '],
  [2026, '© 2025-2026 '],
])('in %d the copyright reads %s (P1.15)', (year, text) => {
  for (const html of renderWith({}, year).values())
    expect(html).toContain(`${text}${DEFAULT_SITE_INFO.businessName}`)
})

test('the services have the prices of the list, and no line for an entry that it has lost (P2.6)', () => {
  const pricing = DEFAULT_PRICING.filter(({ key }) => key !== 'two_story').map((option) =>
    option.key === 'small' ? { ...option, price: '188.00' } : option,
  )
  const html = renderWith({ pricing }).get('services/index.html')
  expect(html).toContain('From $188 for one story')
  expect(html).not.toContain('for the whole second floor')
})

test('a fact within markup of the owner is text', () => {
  const html = '<p>By {businessName}</p>'
  const place = { section: 'why-cleaning', key: 'intro_text' } as const
  const item = { ...place, content: html, contentType: 'html', html } as const
  const pages = renderWith({ ...factsOf({ businessName: '<b>Glass & Co</b>' }), content: [item] })
  expect(pages.get('why-window-cleaning/index.html')).toContain('<p>By &lt;b&gt;Glass &amp; Co&lt;/b&gt;</p>')
})

const photo = (id: string, spot: PhotoSpot, others: Partial<ShownPhoto> = {}): ShownPhoto => ({
  ...{ id, name: `name-of-${id}`, format: 'webp', width: 1600, height: 1200, alt: `Photo ${id}`, spot },
  ...others,
})

const pagesWith = (...photos: ShownPhoto[]) => renderWith({ photos })

test('the first photograph of a page replaces its drawing, in the widths it has; the rest of a city follow lazily (P37.4)', () => {
  const fresno: PhotoSpot = { place: 'residential', city: 'fresno' }
  const pages = pagesWith(
    photo('a', fresno, { alt: 'Glass & "light"' }),
    photo('b', fresno, { format: 'jpeg', width: 960, height: 720 }),
  )
  const html = pages.get('fresno-window-cleaning/index.html') ?? ''
  const [hero = '', below = ''] = html.match(/<picture>.*?<\/picture>/g) ?? []
  expect(hero).toContain(
    '<source type="image/webp" srcSet="/photos/name-of-a-480.webp 480w, /photos/name-of-a-960.webp 960w, /photos/name-of-a-1600.webp 1600w" sizes="',
  )
  expect(hero).toContain('src="/photos/name-of-a-960.jpg" width="1600" height="1200"')
  expect(hero).toContain('alt="Glass &amp; &quot;light&quot;" lang="" fetchPriority="high"')
  expect(hero).not.toContain('loading=')
  expect(below).not.toContain('<source')
  expect(below).toMatch(
    /src="\/photos\/name-of-b-960\.jpg" srcSet="\/photos\/name-of-b-480\.jpg 480w, [^"]* 960w"/,
  )
  expect(below).toContain('loading="lazy"')
  // One alone is beside its heading, and large.
  expect(html).toMatch(/band-split"><div class="band-head"><h2>From our work in Fresno</)
  expect(below).toContain('sizes="(min-width: 52rem) 48rem')
  expect(html).not.toMatch(/hero-art[^>]*\.svg/)
  const untouched = pagesWith()
  const changed = [...pages].filter(([file, page]) => untouched.get(file) !== page).map(([file]) => file)
  expect(changed).toEqual(['fresno-window-cleaning/index.html'])
})

test('half a pair shows nowhere; a whole one on the home page (P37.5)', () => {
  const before = photo('b', { place: 'before' })
  const none = pagesWith().get(HOME)
  const lonely = [photo('x', { place: 'after' }), photo('y', { place: 'after', before: 'deleted' })]
  expect(pagesWith(before, ...lonely).get(HOME)).toBe(none)
  const home = pagesWith(before, photo('a', { place: 'after', before: 'b' })).get(HOME) ?? ''
  expect(home).toMatch(/Photo b.*Before.*Photo a.*After.*type="range"/s)
})

/** Where a page leads its readers: by the bar on phones, and at its end. */
import { expect, test } from '@jest/globals'
import { PLACES } from '#schemas/facts/places.ts'
import { builtPages, pageAt } from '#tests/support/site/built-pages.ts'
import { inSpanish } from '#tests/support/site/registry.ts'

/** Beside the call; by path alone, as a visitor would guess. */
function expectedLinks(address: string): string[] {
  const path = address.replace(/^\/es(?=\/|$)/, '') || '/'
  if (path !== address) return expectedLinks(path).map(inSpanish)
  if (path.includes('commercial')) return ['/commercial-quote#calculator']
  if (
    /office-cleaning|house-cleaning|booking|quote-submitted|^\/visit|^\/(answer|quote|mails|undo)/.test(path)
  )
    return []
  const [, city] =
    /^\/(\w+)-window-cleaning$/.exec(path.replace('window-cleaning-hanford', 'hanford-window-cleaning')) ?? []
  return city && city !== 'why' ? [`/?city=${city}#quote`] : ['/#quote']
}

test.each(builtPages)(
  '$path offers the call and the price that its readers need (P3.5)',
  ({ path, html }) => {
    const [bar = ''] = /<nav class="contact-bar".*?<\/nav>/s.exec(html) ?? []
    const [call, ...others] = [...bar.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href)
    expect(call).toMatch(/^tel:/)
    expect(others).toEqual(expectedLinks(path))
  },
)

test('every way to a price on a page of a city’s homes names the city (P5.1)', () => {
  const cities = builtPages.filter(({ path }) => expectedLinks(path)[0]?.includes('city='))
  const english = cities.filter(({ path }) => !path.startsWith('/es'))
  // Those of the cities, and Hanford's house cleaning.
  expect(english).toHaveLength(1 + PLACES.filter(({ hasCityPages }) => hasCityPages).length)
  const linksIn = (html: string) =>
    [...(/<main.*<\/main>/s.exec(html)?.[0] ?? '').matchAll(/href="([^"]*#quote)"/g)].map(([, href]) => href)
  expect(linksIn(pageAt('/hanford-house-cleaning').html)).toEqual(['/?city=hanford#quote'])
  for (const { path, html } of cities) {
    const links = linksIn(html)
    expect(links.length).toBeGreaterThan(2)
    expect(new Set(links)).toEqual(new Set(expectedLinks(path)))
  }
})

test.each(builtPages.filter(({ html }) => html.includes('class="band closing')))(
  '$path ends with the email address, beside the phone, if its readers are asked to write (P5.6, P7.3, P7.4, decision 53)',
  ({ path, html }) => {
    const [closing = ''] = /<section class="band closing.*?<\/section>/s.exec(html) ?? []
    const isNamed = /-commercial-window-cleaning$|\/(hanford|tulare)-(office|house)-cleaning$/.test(path)
    expect(closing.includes('<p class="mb-0">hello@example.com</p>')).toBe(isNamed)
    if (isNamed) expect(closing).toContain('555-0142')
  },
)

/** JSON-LD of every page says what the page says. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { POSITIONS } from '#schemas/facts/city-facts.ts'
import { PLACES, type Place } from '#schemas/facts/places.ts'
import { type BuiltPage, builtPages, pageAt, SITE } from '#tests/support/site/built-pages.ts'
import { addresses } from '#tests/support/site/registry.ts'

type Block = Record<string, unknown>
type Question = { name: string; acceptedAnswer: { text: string } }

const described = builtPages.filter(
  ({ path }) => !addresses.find(({ address }) => address === path)?.page.isHidden,
)
const block = ({ structuredData }: BuiltPage, type: string): Block | undefined =>
  structuredData.find((data) => data['@type'] === type)
const places: readonly Place[] = PLACES

type Area = {
  name: string
  geo?: { latitude: number; longitude: number }
  address?: { postalCode: string }[]
}
const areasOf = (page: BuiltPage) => (block(page, 'Service')?.['areaServed'] ?? []) as Area[]
type Offer = { priceSpecification: { minPrice: number; maxPrice: number } }
const squeeze = (text: string) => text.replace(/\s+/g, '')

test.each(described)('$path describes the one business, located in Hanford (P31.2, P31.5)', (page) => {
  const business = block(page, 'HomeAndConstructionBusiness')
  expect(business?.['@id']).toMatch(/^http.*\/#business$/)
  const address = { addressLocality: 'Hanford', addressRegion: 'CA', addressCountry: 'US' }
  expect(business?.['address']).toMatchObject(address)
  expect(page.text).toContain(String(business?.['telephone']))
  expect(page.text).toContain(String(business?.['name']))
  expect(business).not.toHaveProperty('aggregateRating')
})

test.each(described)('$path says which service it offers, and where', (page) => {
  const service = block(page, 'Service')
  if (!service) return
  expect(page.text.toLowerCase()).toContain(String(service['serviceType']).toLowerCase())
  expect(service['url']).toBe(page.canonical)
})

test.each(['logo', 'image'])('the %s of the business is a file of the site', (name) => {
  const business = block(pageAt('/'), 'HomeAndConstructionBusiness')
  const { pathname, origin } = new URL(String(business?.[name]))
  expect(business?.['@id']).toBe(`${origin}/#business`)
  expect(existsSync(join(SITE, pathname))).toBe(true)
})

test('the home page names the site and its business (P31.3)', () => {
  const home = pageAt('/')
  const { name, '@id': id } = block(home, 'HomeAndConstructionBusiness') ?? {}
  expect(block(home, 'WebSite')).toMatchObject({ name, publisher: { '@id': id } })
})

test.each(described)('$path shows every question and answer of its data (P31.3, P31.6)', (page) => {
  const faq = block(page, 'FAQPage')
  const visible = squeeze(page.text)
  for (const { name, acceptedAnswer } of (faq?.['mainEntity'] ?? []) as Question[]) {
    expect(visible).toContain(squeeze(name))
    expect(visible).toContain(squeeze(acceptedAnswer.text))
  }
  expect(faq === undefined).toBe(!page.html.includes('class="faq"'))
})

test.each(described.filter(({ path }) => path !== '/' && path !== '/es'))(
  '$path shows its breadcrumbs (P31.3)',
  (page) => {
    const trail = block(page, 'BreadcrumbList')?.['itemListElement'] as { name: string; item: string }[]
    expect(trail[0]?.name).toBe(page.path.startsWith('/es') ? 'Inicio' : 'Home')
    for (const { name } of trail) expect(page.text).toContain(name)
  },
)

test.each(described.filter(({ path }) => /window-cleaning$/.test(path)))(
  '$path names the city it serves, and only prices that it shows (P31.3, P31.6)',
  (page) => {
    const service = block(page, 'Service')
    const areas = areasOf(page)
    for (const { name, geo } of areas) {
      expect(page.text).toContain(name.replace(', CA', ''))
      const place = places.find((candidate) => `${candidate.name}, CA` === name)
      expect([geo?.latitude, geo?.longitude]).toEqual(POSITIONS[place?.slug ?? ''])
    }
    expect(areas.length > 0).toBe(service !== undefined)
    const offer = service?.['offers'] as Offer | undefined
    const { minPrice, maxPrice } = offer?.priceSpecification ?? {}
    if (offer) expect(page.text).toContain(`$${minPrice}`)
    if (offer) expect(page.text).toContain(`$${maxPrice}`)
  },
)

type Hours = { dayOfWeek: string[]; opens: string; closes: string }[]

test.each(described)('$path names the same hours of the business (P1.8, P31.2)', (page) => {
  const business = block(page, 'HomeAndConstructionBusiness') ?? {}
  const [hours, ...others] = business['openingHoursSpecification'] as Hours
  expect(others).toEqual([])
  expect(hours).toMatchObject({ opens: '08:00', closes: '18:00' })
  expect(hours?.dayOfWeek).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
  const inWords = page.path.startsWith('/es')
    ? 'De lunes a sábado, de 8 a.m. a 6 p.m.'
    : 'Monday to Saturday 8am - 6pm'
  expect(page.text).toContain(inWords)
})

test.each(described)('$path shows each part of the service that its data lists (P31.6)', (page) => {
  const catalog = block(page, 'Service')?.['hasOfferCatalog'] as
    | { itemListElement: { itemOffered: { name: string } }[] }
    | undefined
  for (const { itemOffered } of catalog?.itemListElement ?? []) expect(page.text).toContain(itemOffered.name)
})

/** In English `8am - 6pm`, in Spanish `de 8 a.m. a 6 p.m.`. */
function hoursInWords({ path }: BuiltPage, ...times: string[]): string {
  const isSpanish = path.startsWith('/es/')
  const halves = isSpanish ? [' a.m.', ' p.m.'] : ['am', 'pm']
  const hours = times.map((time) => Number(time.slice(0, 2)))
  const [from, to] = hours.map((hour) => `${hour % 12 || 12}${halves[Math.floor(hour / 12)]}`)
  return isSpanish ? `de ${from} a ${to}` : `${from} - ${to}`
}

test.each(described.filter(({ path }) => /(office|house)-cleaning$/.test(path)))(
  '$path shows the hours, towns and postal codes of its service (P1.9, P31.4)',
  (page) => {
    const hours = block(page, 'Service')?.['hoursAvailable'] as Hours
    expect(hours.length).toBeGreaterThan(0)
    for (const { opens, closes } of hours) {
      expect(page.text).toContain(hoursInWords(page, opens, closes))
    }
    for (const { name, address = [] } of areasOf(page)) {
      expect(page.text).toContain(name.replace(', CA', ''))
      for (const { postalCode } of address) expect(page.text).toContain(postalCode)
    }
    const codes = areasOf(page).flatMap(({ address = [] }) => address)
    expect(codes.length > 0).toBe(!/^(\/es)?\/office-cleaning$/.test(page.path))
    expect(block(page, 'Service')).toHaveProperty('hasOfferCatalog')
  },
)

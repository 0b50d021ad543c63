/** JSON-LD of every page says what the page says (decision 8). */
import { expect, test } from '@jest/globals'
import { pages } from '#frontend/content/pages.ts'
import { type BuiltPage, builtPages } from '#tests/support/built-pages.ts'

type Block = Record<string, unknown>
type Question = { name: string; acceptedAnswer: { text: string } }

const described = builtPages.filter(({ path }) => !pages.find((page) => page.path === path)?.isHidden)
const block = ({ structuredData }: BuiltPage, type: string): Block | undefined =>
  structuredData.find((data) => data['@type'] === type)
const squeeze = (text: string) => text.replace(/\s+/g, '')

test.each(described)('$path describes the one business, located in Hanford', (page) => {
  const business = block(page, 'HomeAndConstructionBusiness')
  expect(business?.['@id']).toMatch(/^http.*\/#business$/)
  expect(business?.['address']).toMatchObject({ addressLocality: 'Hanford', addressRegion: 'CA' })
  expect(page.text).toContain(String(business?.['telephone']))
  expect(page.text).toContain(String(business?.['name']))
  expect(business).not.toHaveProperty('aggregateRating')
})

test.each(described)('$path shows every question and answer of its data', (page) => {
  const faq = block(page, 'FAQPage')
  const visible = squeeze(page.text)
  for (const { name, acceptedAnswer } of (faq?.['mainEntity'] ?? []) as Question[]) {
    expect(visible).toContain(squeeze(name))
    expect(visible).toContain(squeeze(acceptedAnswer.text))
  }
  expect(faq === undefined).toBe(!page.html.includes('class="faq"'))
})

test.each(described.filter(({ path }) => path !== '/'))('$path shows its breadcrumbs', (page) => {
  const trail = block(page, 'BreadcrumbList')?.['itemListElement'] as { name: string; item: string }[]
  expect(trail[0]?.name).toBe('Home')
  for (const { name } of trail) expect(page.text).toContain(name)
})

test.each(described.filter(({ path }) => /window-cleaning$/.test(path)))(
  '$path names the city it serves, and the lowest price only where it is shown',
  (page) => {
    const service = block(page, 'Service')
    const [area] = (service?.['areaServed'] ?? []) as { name: string }[]
    if (area) expect(page.text).toContain(area.name.replace(', CA', ''))
    const offer = service?.['offers'] as { priceSpecification: { minPrice: number } } | undefined
    if (offer) expect(page.text).toContain(`$${offer.priceSpecification.minPrice}`)
  },
)

import { expect, test } from '@jest/globals'
import { DEFAULT_CONTENT } from '#schemas/defaults/content.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { CONTENT_SECTIONS } from '#schemas/facts/content-sections.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'

const { stack, owner } = fileDesk()

test('a new table answers with the default price list, sorted by category and order (P28.3)', async () => {
  const pricing = await apiClient(stack).expect('listPricing')
  expect(pricing).toHaveLength(DEFAULT_PRICING.length)
  expect(pricing).toEqual(expect.arrayContaining([...DEFAULT_PRICING]))
  const order = pricing.map(({ category, sortOrder }) => `${category} ${String(sortOrder).padStart(4, '0')}`)
  expect(order).toEqual([...order].sort())
})

test('inactive and deleted prices are not offered; edited ones are, with exact decimals (P28.3)', async () => {
  const entries = await owner.expect('listPricingEntries')
  const [first, second, third] = entries.filter(({ category }) => category === 'house_size')
  const id = (entry: typeof first) => entry?.id ?? ''
  await owner.expect('updatePricingEntry', id(first), { isActive: false })
  await owner.expect('updatePricingEntry', id(second), { price: '0.1' })
  await owner.expect('deletePricingEntry', id(third))
  const offered = await apiClient(stack).expect('listPricing')
  const sizes = offered.filter(({ category }) => category === 'house_size')
  expect(sizes.map(({ key }) => key)).toEqual([second?.key, 'extra_large'])
  expect(sizes[0]?.price).toBe('0.10')
})

test('content is listed by section, html and markdown rendered and safe (P22.2)', async () => {
  const create = (key: string, contentType: 'text' | 'html' | 'markdown', content: string) =>
    owner.expect('createContentItem', { section: 'general', key, contentType, content })
  await create('plain', 'text', '<b>a</b>')
  await create('markup', 'html', '<p onclick="x">a<script>b</script></p>')
  const content = '**a** [b](javascript:c)'
  await create('marked', 'markdown', content)
  const html = '<p><strong>a</strong> <a rel="noopener">b</a></p>'
  const items = await apiClient(stack).expect('listContent', { section: 'general' })
  expect(items).toEqual([
    { section: 'general', key: 'marked', contentType: 'markdown', content, html },
    { section: 'general', key: 'markup', contentType: 'html', content: '<p>a</p>', html: '<p>a</p>' },
    { section: 'general', key: 'plain', contentType: 'text', content: '<b>a</b>' },
  ])
})

test('each section of the content can be listed, and a request without a section lists all of it', async () => {
  const items = await apiClient(stack).expect('listContent')
  expect(items.length).toBeGreaterThanOrEqual(DEFAULT_CONTENT.length)
  for (const section of CONTENT_SECTIONS)
    expect((await apiClient(stack).call('listContent', { section })).status).toBe(200)
})

test('site info holds the public settings and nothing else, at first placeholders (P1.2, P1.3)', async () => {
  const first = {
    businessName: 'Central Valley Window Cleaning',
    phone: '(559) 555-0142',
    email: 'hello@example.com',
    street: '',
    city: 'Hanford',
    state: 'CA',
    postalCode: '93230',
    yearsExperience: '7+',
    ownerName: '',
    insuredBy: '',
    licenseNumber: '',
    townDays: '',
    reviewsUrl: '',
    writeReviewUrl: '',
    facebookUrl: '',
    instagramUrl: '',
    videoUrl: '',
  }
  expect(await apiClient(stack).expect('getSiteInfo')).toEqual(first)
  await owner.set('phone', '(559) 555-0199')
  expect(await apiClient(stack).expect('getSiteInfo')).toEqual({ ...first, phone: '(559) 555-0199' })
})

test.each(['/api/pricing', '/api/content', '/api/site-info'])(
  'the edge may cache %s for a short time @anywhere',
  async (path) => {
    const { headers } = await apiClient(stack).send('GET', path)
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/)
  },
)

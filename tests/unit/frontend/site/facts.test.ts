import { expect, test } from '@jest/globals'
import { factsOf } from '#frontend/site/facts.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'

test("a page's facts are the owner's settings and the ends of the price list (P1.5, P1.6)", () => {
  const info = { ...DEFAULT_SITE_INFO, businessName: 'B', phone: '1', email: 'e', yearsExperience: '9+' }
  expect(factsOf(info, DEFAULT_PRICING.toReversed())).toMatchObject({
    ...{ businessName: 'B', phone: '1', email: 'e', years: '9+', commercialFrom: '$150' },
    ...{ fromPrice: '$179', fromHome: 'up to 1,600 sq ft', toPrice: '$349', toHome: 'over 4,000 sq ft' },
    ...{ interiorPrice: '$59' },
    ...{ hours: 'Monday to Saturday 8am - 6pm', sameDayUntil: '10 AM', nextDayCities: 'Lemoore' },
  })
})

test('a price of a home says for which homes it is, in whatever way the owner writes that (P1.14)', () => {
  const left = DEFAULT_PRICING.filter(({ key }) => key !== 'small' && key !== 'extra_large')
  const facts = factsOf(DEFAULT_SITE_INFO, left)
  expect(facts).toMatchObject({ fromPrice: '$199', fromHome: 'of 1,700-2,500 sq ft', toPrice: '$279' })
  const blank = left.map(({ description: _, ...option }) => option)
  const nameless = { fromHome: 'of the smallest size', toHome: 'of the largest size' }
  expect(factsOf(DEFAULT_SITE_INFO, blank)).toMatchObject(nameless)
  const english = left.map((option) => ({ ...option, descriptionLang: 'en' as const }))
  expect(factsOf(DEFAULT_SITE_INFO, english)).toMatchObject(nameless)
})

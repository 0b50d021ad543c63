import { expect, test } from '@jest/globals'
import { factsOf } from '#frontend/site/facts.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'

test("a page's facts are the owner's settings and the ends of the price list (P1.5, P1.6)", () => {
  const info = { ...DEFAULT_SITE_INFO, businessName: 'B', phone: '1', email: 'e', yearsExperience: '9+' }
  expect(factsOf(info, DEFAULT_PRICING.toReversed())).toMatchObject({
    ...{ businessName: 'B', phone: '1', email: 'e', years: '9+', commercialFrom: '$150' },
    ...{ fromPrice: '$179', toPrice: '$349', interiorPrice: '$59' },
    ...{ hours: 'Monday to Saturday 8am - 6pm', sameDayUntil: '10 AM', nextDayCities: 'Lemoore' },
  })
})

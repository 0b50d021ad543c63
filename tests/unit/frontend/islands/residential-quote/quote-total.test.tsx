/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, test } from '@jest/globals'
import { ResidentialCalculator } from '#frontend/islands/residential-quote/residential-calculator.tsx'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { check, textsOf } from '#tests/support/component/acts.ts'
import { fakeApi } from '#tests/support/component/fake-api.ts'
import { forgetPages, openIsland } from '#tests/support/component/island.tsx'

beforeEach(() => {
  forgetPages()
  fakeApi({}).fail('listPricing')
})

test('lists the chosen options alone, also where two of them have one label (P9.1)', async () => {
  const label = 'Standard'
  const isNamed = ({ key }: { key: string }) => key === 'medium' || key === 'standard'
  openIsland(
    <ResidentialCalculator />,
    '/',
    DEFAULT_PRICING.map((option) => (isNamed(option) ? { ...option, label } : option)),
  )
  await check(/^Standard.*199/)
  await check(/^Standard.*Included/)
  await check(/^Small home/)
  expect(textsOf('.quote-lines li')).toEqual(['Small home $179', 'Standard $0'])
})

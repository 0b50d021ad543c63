/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { lineLabel } from '#frontend/content/es/owner/lines.ts'
import { pricesInWords } from '#frontend/content/es/owner/prices.ts'
import { ResidentialCalculator } from '#frontend/islands/residential-quote/residential-calculator.tsx'
import { LineList } from '#frontend/ui/priced-lines.tsx'
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

test('a Spanish page marks the label of a line that is there in English alone (P41.6)', async () => {
  const marked = (lines: string) =>
    [...document.querySelectorAll<HTMLElement>(`${lines} [lang]`)].map(({ lang, textContent }) => [
      lang,
      textContent,
    ])
  const isOwn = ({ key }: { key: string }) => key === 'small'
  const pricing = DEFAULT_PRICING.map((option) => (isOwn(option) ? { ...option, label: 'Cottage' } : option))
  openIsland(<ResidentialCalculator />, '/', pricesInWords(pricing))
  await check(/^Cottage/)
  await check(/^Un piso/)
  expect(marked('.quote-lines')).toEqual([['en', 'Cottage']])

  const stored = [{ label: 'Cottage' }, { label: 'One story', labelEs: 'Un piso' }]
  const lines = stored.map((line) => lineLabel({ ...line, amount: '0.00' }))
  render(<LineList lines={lines.map(({ label: text, ...rest }) => ({ text, ...rest }))} />)
  expect(marked('.plain-lines')).toEqual([['en', 'Cottage']])
})

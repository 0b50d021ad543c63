/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { pricesInWords } from '#frontend/content/es/owner/prices.ts'
import { CommercialCalculator } from '#frontend/islands/commercial-quote/commercial-calculator.tsx'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { check, expectValue, field, fill, fillAll, textsOf } from '#tests/support/component/acts.ts'
import { fakeApi } from '#tests/support/component/fake-api.ts'
import { forgetPages, openIsland } from '#tests/support/component/island.tsx'

const STORAGE = 'commercialQuoteData'

let pricesArrive: (() => void) | undefined
beforeEach(() => {
  forgetPages()
  // Prices are those that the page was rendered with; the list is asked for once.
  const answer = fakeApi({}).hold('listPricing')
  pricesArrive ??= answer
})

const openCalculator = (pricing: readonly PricingOption[] = DEFAULT_PRICING, path = '/commercial-quote') =>
  openIsland(<CommercialCalculator />, path, pricing)
const totals = () => textsOf('.quote-amount')
const expectTotals = (total: string) => waitFor(() => expect(totals()).toEqual([total, total]))

test('all that show prices on a page ask for the list once', () => {
  const asked = jest.spyOn(globalThis, 'fetch')
  openIsland([1, 2].map((key) => <CommercialCalculator key={key} />))
  openCalculator()
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/api/pricing'])
})

test('hides an option that the formula does not know', async () => {
  const known = DEFAULT_PRICING.find(({ key }) => key === 'outside_only') as PricingOption
  openCalculator([...DEFAULT_PRICING, { ...known, key: 'deep_rinse', label: 'Deep rinse' }])
  fill(/^Large windows/, '1')
  expect(document.querySelectorAll('[type="checkbox"]')).toHaveLength(2)
  openCalculator(DEFAULT_PRICING.filter((option) => option !== known))
  expect(document.querySelectorAll('[type="checkbox"]')).toHaveLength(1)
})

test('a Spanish page marks what the owner wrote in English alone (P41.6)', async () => {
  const own: Record<string, Partial<PricingOption>> = {
    large_window: { description: 'Up to 5 feet' },
    restaurant: { label: 'Diner' },
    outside_only: { label: 'Outer panes' },
  }
  openCalculator(pricesInWords(DEFAULT_PRICING.map((option) => ({ ...option, ...own[option.key] }))))
  await waitFor(() =>
    expect(textsOf('.calculator [lang=en]').sort()).toEqual(['Diner (+10%)', 'Outer panes', 'Up to 5 feet']),
  )
})

test('a saved estimate is restored although its frequency is no longer offered', async () => {
  const saved = { largeWindows: 7, buildingType: 'restaurant', stories: '1', frequency: 'monthly' }
  localStorage.setItem(STORAGE, JSON.stringify(saved))
  openCalculator(DEFAULT_PRICING.filter(({ key }) => key !== 'monthly'))
  await expectValue(/^Large windows/, '7')
  const chosen = [field('Building type').value, field('Cleaning frequency').value]
  expect(chosen).toEqual(['restaurant', 'biweekly'])
  expect(totals()).not.toContain('$0')
})

test('a total beyond what is priced online is no number, and is not kept to be sent', async () => {
  openCalculator(DEFAULT_PRICING.map((option) => ({ ...option, price: '99999999.99' })))
  fill(/^Large windows/, '10')
  expect(totals()).not.toContain('Please call us')
  fill(/^Large windows/, '9999')
  await expectTotals('Please call us')
  document.querySelector<HTMLElement>('.quote-sum a')?.click()
  expect(localStorage.getItem(STORAGE)).toBeNull()
})

test('starts with nothing chosen and monthly, and keeps its choices and their estimate (P9.11, P11.3, P11.5, P11.6)', async () => {
  openCalculator()
  const start = new FormData(document.querySelector('form') as HTMLFormElement)
  expect([...start.values()]).toEqual(['0', '0', '0', '0', '0', '', '1', 'monthly'])
  expect(document.querySelectorAll('[type=number][inputmode=numeric]')).toHaveLength(5)
  document.querySelector<HTMLElement>('.quote-sum a')?.click()
  expect(localStorage.getItem(STORAGE)).toBeNull()
  expect(textsOf('[name=frequency] option')).toEqual([
    ...['Bi-weekly - Best Value (-15%)', 'Monthly (-10%)', 'Quarterly', 'Twice per Year', 'Yearly/One Time'],
  ])
  for (const [index, kind] of ['Large', 'Medium', 'Small', 'Floor-to-floor', 'French'].entries())
    fill(new RegExp(`^${kind} windows`), String(12 - index))
  fillAll({ 'Building type': 'restaurant', Stories: '2_plus' })
  await check(/^Outside only/)
  await expectTotals('$541')
  for (const [place, text] of Object.entries({
    '.quote-lines': /^Windows50Building typeRestaurantStories2\+ StoriesFrequencyMonthly$/,
    '.quote-sum': 'Total $541',
    '.estimated-total': /^Estimated Total\$541(?!.*minimum visit)/,
  }))
    expect(document.querySelector(place)?.textContent).toMatch(text)
  openCalculator(DEFAULT_PRICING, '/fresno-commercial-window-cleaning')
  await expectTotals('$541')
  expect(field('Building type').value).toBe('restaurant')
  document.querySelector<HTMLElement>('.estimated-total a')?.click()
  expect(JSON.parse(localStorage.getItem(STORAGE) ?? '')).toMatchObject({
    ...{ largeWindows: 12, smallWindows: 11, smallWindowsTiny: 10, floorToFloorWindows: 9, frenchWindows: 8 },
    ...{ stories: '2_plus', isOutsideOnly: true, totalPrice: 541 },
  })
})

test('computes anew when prices arrive (P11.3)', async () => {
  openCalculator(DEFAULT_PRICING.map((option) => ({ ...option, price: '1.00' })))
  fill(/^Large windows/, '400')
  await expectTotals('$360')
  const panel = () => document.querySelector('.quote-total')?.textContent
  expect(panel()).toContain('Loading pricing options...')
  pricesArrive?.()
  await expectTotals('$2,880')
  expect(panel()).toMatch(/Price per visit \(Monthly\), discount included\.$/)
})

/** @jest-environment ./tests/support/component/environment.js */
import { expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { CommercialContact } from '#frontend/islands/commercial-quote/commercial-contact.tsx'
import { estimate } from '#frontend/islands/commercial-quote/use-saved-commercial-quote.ts'
import { ResidentialCalculator } from '#frontend/islands/residential-quote/residential-calculator.tsx'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import {
  check,
  expectText,
  expectToast,
  fill,
  fillAll,
  findDialog,
  press,
} from '#tests/support/component/acts.ts'
import { fakeApi, refusal } from '#tests/support/component/fake-api.ts'
import { openIsland } from '#tests/support/component/island.tsx'
import { content } from '#words/pages/commercial-contact.ts'

test('an option that is off the price list by now is taken off the quote, and the rest can be sent (P9.6)', async () => {
  let offered = DEFAULT_PRICING
  const api = fakeApi({
    listPricing: () => [...offered],
    createQuote: ({ body }) =>
      body.windowTypes?.includes('french_doors')
        ? refusal(400, 'Check the fields.', { fields: { windowTypes: '"french_doors" is not offered' } })
        : { id: crypto.randomUUID(), basePrice: 199, totalPrice: 258, lines: [] },
  })
  const expectTotal = (total: string) => expectText('output[aria-live=polite]', total)
  openIsland(<ResidentialCalculator />)
  for (const choice of [/^Medium home/, /^Two stories/, /^French doors/]) await check(choice)
  await expectTotal('$283')
  await press('Submit Quote Request')
  const dialog = await findDialog()
  fillAll({ 'Full Name *': 'Ana Ruiz', 'Email *': 'ana@example.com' }, dialog)
  offered = DEFAULT_PRICING.filter(({ key }) => key !== 'french_doors')
  await press('Submit Quote Request', dialog)
  await expectText(() => dialog.querySelector('[role=alert]'), 'Something you chose is no longer offered.')
  await expectToast('Error', 'Failed to save quote. Please try again.')
  await expectTotal('$258')
  await press('Submit Quote Request', dialog)
  await waitFor(() => expect(api.changes.at(-1)?.body).toMatchObject({ windowTypes: [], totalPrice: 258 }))
})

test('a commercial request that is refused for such an option goes out without it at the next try (P11.7, P11.12)', async () => {
  let offered = DEFAULT_PRICING
  const api = fakeApi({
    listPricing: () => [...offered],
    createCommercialContact: ({ body }) =>
      body.quoteData?.buildingType === 'restaurant'
        ? refusal(400, 'Check the fields.', { fields: { buildingType: '"restaurant" is not offered' } })
        : { id: crypto.randomUUID(), totalPrice: 30 },
  })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const windows = { smallWindows: 0, smallWindowsTiny: 0, floorToFloorWindows: 0, frenchWindows: 0 }
  const options = { frequency: 'monthly', isConstructionCleaning: false, isOutsideOnly: false }
  estimate.set({ largeWindows: 3, ...windows, ...options, buildingType: 'restaurant', stories: '1' })
  openIsland(<CommercialContact content={content} trail={[]} />, '/commercial-contact')
  fillAll({ 'Business Name *': 'Ruiz Bakery', 'Contact Person *': 'Ana Ruiz' })
  fillAll({ 'Email Address *': 'ana@example.com', 'Phone Number *': '(559) 555-0111' })
  fill('Business Address *', '1 Main St, Hanford')
  await expectText('.quote-summary', /Building typeRestaurant.*FrequencyMonthly/)
  offered = DEFAULT_PRICING.filter(({ key }) => key !== 'restaurant' && key !== 'monthly')
  await press('Submit Quote Request')
  await expectToast('Error', 'Failed to submit request. Please try again.')
  await expectText('.quote-summary', /0\)Stories1 StoryFrequencyBi-weekly/)
  await press('Submit Quote Request')
  await expectText('body', 'Thank You for Your Commercial Quote Request!')
  const quoteData = { buildingType: '', frequency: 'biweekly', largeWindows: 3 }
  expect(api.changes.at(-1)?.body).toMatchObject({ quoteData })
})

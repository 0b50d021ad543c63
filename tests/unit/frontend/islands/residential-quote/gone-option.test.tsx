/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { ResidentialCalculator } from '#frontend/islands/residential-quote/residential-calculator.tsx'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { check, expectText, expectToast, fill, findDialog, press } from '#tests/support/component/acts.ts'
import { fakeApi, refusal } from '#tests/support/component/fake-api.ts'
import { openIsland } from '#tests/support/component/island.tsx'

test('an option that is off the price list by now is taken off the quote, and the rest can be sent (P9.6)', async () => {
  let offered = DEFAULT_PRICING
  const api = fakeApi({
    listPricing: () => [...offered],
    createQuote: ({ body }) =>
      body.windowTypes?.includes('french_doors')
        ? refusal(400, 'Check the fields.', { fields: { windowTypes: '"french_doors" is not offered' } })
        : { id: crypto.randomUUID(), basePrice: 199, totalPrice: 258, lines: [] },
  })
  const expectTotal = (total: string) =>
    expectText(() => document.querySelector('output[aria-live=polite]'), total)
  openIsland(<ResidentialCalculator />)
  for (const choice of [/^Medium home/, /^Two stories/, /^French doors/]) await check(choice)
  await expectTotal('$283')
  await press('Submit Quote Request')
  const dialog = await findDialog()
  fill('Full Name *', 'Ana Ruiz', dialog)
  fill('Email *', 'ana@example.com', dialog)
  offered = DEFAULT_PRICING.filter(({ key }) => key !== 'french_doors')
  await press('Submit Quote Request', dialog)
  await expectText(() => dialog.querySelector('[role=alert]'), 'Something you chose is no longer offered.')
  await expectToast('Error', 'Failed to save quote. Please try again.')
  await expectTotal('$258')
  await press('Submit Quote Request', dialog)
  await waitFor(() => expect(api.changes.at(-1)?.body).toMatchObject({ windowTypes: [], totalPrice: 258 }))
})

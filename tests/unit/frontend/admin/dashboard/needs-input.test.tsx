/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { PricingEntry } from '#schemas/contract/pricing.ts'
import { DEFAULT_CONTENT } from '#schemas/defaults/content.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { contentRow, ownersApi, seededPrices, type Tables } from '#tests/support/component/owners-api.ts'

/** The words that the dashboard says Spanish pages show in English. */
async function listed(tables: Partial<Tables>): Promise<string | undefined> {
  ownersApi(tables)
  openScreen('/')
  // Until it has read the prices, whose suggestions it counts.
  await waitFor(() => expect(document.body.textContent).toContain('to confirm'))
  return /in English on the Spanish pages(.*?)\. Give a price/.exec(document.body.textContent)?.[1]
}

const [builtIn] = DEFAULT_CONTENT
const text = (changes: object) => contentRow({ ...builtIn, content: 'We wash windows.', ...changes })
/** The seeded prices, but the one of small homes. */
const prices = (changes: Partial<PricingEntry>) =>
  seededPrices().map((price) =>
    price.category === 'house_size' && price.key === 'small' ? { ...price, ...changes } : price,
  )

test.each<[string, Partial<PricingEntry>, Partial<Tables>, string | undefined]>([
  ['what is built in is not listed', {}, {}, undefined],
  ['a price that the owner renamed is', { label: 'Cottage' }, {}, 'Cottage'],
  ['with a Spanish label it is not', { label: 'Cottage', labelEs: 'Casita' }, {}, undefined],
  ['a text that the owner changed is', {}, { content: [text({})] }, `${builtIn?.section}: ${builtIn?.key}`],
  [
    'with a text in Spanish it is not',
    {},
    { content: [text({}), text({ key: `${builtIn?.key}_es`, content: 'Lavamos ventanas.' })] },
    undefined,
  ],
  ['a text that no page shows is not', {}, { content: [text({ key: 'for_nobody' })] }, undefined],
])('%s (P41.6)', async (_, price, tables, words) => {
  expect(await listed({ prices: prices(price), ...tables })).toBe(words)
})

/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { Answer } from '#schemas/contract/index.ts'
import type { PricingEntry } from '#schemas/contract/pricing.ts'
import { DEFAULT_CONTENT } from '#schemas/defaults/content.ts'
import { isClaim } from '#schemas/defaults/settings.ts'
import {
  button,
  expectText,
  expectToast,
  expectValue,
  press,
  textsOf,
  user,
} from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import {
  contentRow,
  EMPTY_DASHBOARD,
  ownersApi,
  seededPrices,
  type Tables,
} from '#tests/support/component/owners-api.ts'

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

test('a claim that is true leaves the list, and the next one is focused; one that is not stays, with what to do (P1.2, P18.4)', async () => {
  const { changes, handlers, tables } = ownersApi()
  const claims = () => tables.settings.filter(({ key }) => isClaim(key))
  const name = tables.settings.filter(({ key }) => key === 'business_name')
  handlers.getDashboard = () => ({
    ...EMPTY_DASHBOARD,
    placeholders: [...claims(), ...name].filter(({ isPlaceholder }) => isPlaceholder),
    untrueClaims: claims().flatMap(({ key, value }) => (value === 'no' ? [key] : [])),
  })
  const row = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`)
  openScreen('/dashboard')
  await expectText('.admin-panel-attention', /\D1 fact about your business/)
  // A double click is one answer.
  await user.dblClick(await waitFor(() => button('It is true: 5.0 star reviews')))
  await expectToast('Setting Updated', 'The claim is confirmed.')
  expect(changes).toHaveLength(1)
  expect(textsOf('.admin-panel-attention h2')).toEqual(['Needs your input'])
  await waitFor(() => expect(row('claim_five_stars')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('.claims li')))
  await press(/^It is not true: We test one pane/)
  await expectToast('Setting Updated', 'Still on /services: ask whoever runs the site to remove it.')
  await expectText(() => row('claim_one_pane'), 'Not true, but still on the page')
  expect(row('claim_one_pane')?.querySelector('button')).toBeNull()
  const values = Object.fromEntries(claims().map(({ key, value }) => [key, value]))
  expect(values).toMatchObject({ claim_five_stars: 'yes', claim_one_pane: 'no' })
  const summary = () =>
    document.querySelector('.claims')?.closest('details')?.querySelector('summary') ?? null
  await expectText(summary, 'claims of your website: are they true?')
  for (const claim of claims())
    if (claim.isPlaceholder) Object.assign(claim, { value: 'yes', isPlaceholder: false })
  openScreen('/dashboard')
  await expectText(summary, /^Not true, but still on the page$/)
  openScreen('/settings?tab=general&q=claim_one_pane')
  await expectText(() => row('claim_one_pane'), 'Not true, but still on the page')
  await expectValue(/is true: yes or no$/, 'no')
  expect(row('claim_one_pane')?.textContent).not.toContain('needs your input')
  for (const claim of claims()) Object.assign(claim, { value: 'yes' })
  openScreen('/dashboard')
  await expectText('.admin-panel-attention', /\D1 fact about your business/)
  expect(summary()).toBeNull()
})

test('Retry starts the update of the website, and the dashboard goes on reading until nothing waits (P18.5)', async () => {
  const publishedAt = '2026-05-04T17:00:00.000Z'
  const status = () =>
    document.querySelector<HTMLElement>(
      'main .alert-warning[role=status], main .text-body-secondary[role=status]',
    )
  let publication: Answer<'getPublication'> = { publishedAt, waiting: ['facts'], failure: 'Broken.' }
  Object.assign(ownersApi().handlers, {
    getPublication: () => publication,
    retryPublication: () => {
      publication = { publishedAt, waiting: ['facts'] }
      return { success: true }
    },
  })
  openScreen('/dashboard')
  await expectText(status, /10\sAM\. Not on it yet: settings\. The last update failed\. Broken\. Retry$/)
  await press('Retry', status() ?? undefined)
  await expectToast('Update Started', 'The website will be updated shortly.')
  await expectText(status, /Not on it yet: settings\. Retry$/)
  publication = { publishedAt, waiting: [] }
  await expectText(status, /^Site updated May 4, 2026, 10\sAM\.$/)
})

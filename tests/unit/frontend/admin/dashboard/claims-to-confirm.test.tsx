/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { Answer } from '#schemas/contract/index.ts'
import { CLAIMS } from '#schemas/defaults/settings.ts'
import { button, expectText, expectToast, expectValue, press, user } from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { ownersApi } from '#tests/support/component/owners-api.ts'

test('a claim that is true leaves the list, and the next one is focused; one that is not stays, with what to do (P1.2, P18.4)', async () => {
  const { changes, handlers, tables } = ownersApi()
  const { getDashboard } = handlers
  const isClaim = (key: string) => CLAIMS.some((claim) => claim.key === key)
  const claims = () => tables.settings.filter(({ key }) => isClaim(key))
  const name = tables.settings.filter(({ key }) => key === 'business_name')
  handlers.getDashboard = (input) => ({
    ...(getDashboard?.(input) as Answer<'getDashboard'>),
    placeholders: [...claims(), ...name].filter(({ isPlaceholder }) => isPlaceholder),
    untrueClaims: claims().flatMap(({ key, value }) => (value === 'no' ? [key] : [])),
  })
  const row = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`)
  openScreen('/dashboard')
  await expectText(() => document.querySelector('.admin-panel-attention'), /\D1 fact about your business/)
  // A double click is one answer.
  await user.dblClick(await waitFor(() => button('It is true: 5.0 star reviews')))
  await expectToast('Setting Updated', 'The claim is confirmed.')
  expect(changes).toHaveLength(1)
  const urgent = [...document.querySelectorAll('.admin-panel-attention h2')]
  expect(urgent.map(({ textContent }) => textContent.trim())).toEqual(['Needs your input'])
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
})

/** @jest-environment ./tests/support/component/environment.js */
import { test } from '@jest/globals'
import type { Answer } from '#schemas/contract/index.ts'
import { expectText, expectToast, press } from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { ownersApi } from '#tests/support/component/owners-api.ts'

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

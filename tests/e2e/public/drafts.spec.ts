/** A form's input stays with its tab until it is sent. */

import type { Page } from '@playwright/test'
import { openAnew } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))

test('a message keeps its draft over a reload and a way back, until it is sent (P9.11)', async ({ page }) => {
  const fields = {
    'Name *': 'Ana Ruiz',
    'Email *': 'ana@example.com',
    'Message *': 'Do you clean skylights?',
  }
  await page.goto('/#contact')
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
  await expect.poll(() => drafts(page)).toHaveLength(1)
  for (const open of [() => page.reload(), () => openAnew(page, '/#contact')]) {
    await open()
    for (const [label, text] of Object.entries(fields)) {
      await page.getByLabel(label).scrollIntoViewIfNeeded()
      await expect(page.getByLabel(label)).toHaveValue(text)
    }
  }
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message Sent!').first()).toBeVisible()
  expect(await drafts(page)).toEqual([])
})

/** The contact section of the home page. */
import type { Page } from '@playwright/test'
import { openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const QUESTION = 'Do you clean skylights?'

async function writeMessage(page: Page) {
  await page.getByLabel('Name *').fill('Ana Ruiz')
  await page.getByLabel('Email *').fill('ana@example.com')
  await page.getByLabel('Message *').fill(QUESTION)
}

test('sends a message and clears the form', async ({ page }) => {
  await page.goto('/#contact')
  await writeMessage(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('.toast-card')).toContainText("Message Sent!We'll get back to you soon.")
  await expect(page.getByLabel('Message *')).toHaveValue('')
})

test('a message without an answer times out, and can be sent again', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/contacts', () => {})
  await openWorking(page, '/#contact')
  await writeMessage(page)
  // From here on only the test lets time pass.
  await page.clock.pauseAt(Date.now() + 60_000)
  const sent = page.waitForRequest('**/api/contacts')
  await page.getByRole('button', { name: 'Send message' }).click()
  await sent
  await page.clock.runFor(35_000)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.clock.runFor(10_000)
  await expect(page.locator('.toast-card')).toContainText('Failed to send message. Please try again.')
  await page.unroute('**/api/contacts')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('.toast-card')).toContainText('Message Sent!')
})

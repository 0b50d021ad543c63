/** The contact section of the home page. */
import type { Page } from '@playwright/test'
import { breakApi, expectLimitTold, FAILURES, openWorking } from '#tests/e2e/public/visitor-page.ts'
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

test('a blank message names each field and focuses the first', async ({ page }) => {
  await page.goto('/#contact')
  await page.getByLabel('Name *').fill('   ')
  await page.getByLabel('Email *').fill(' ')
  await page.getByLabel('Message *').fill(' \n ')
  await page.getByRole('button', { name: 'Send message' }).click()
  for (const text of ['Name is required', 'Valid email is required', 'Message is required']) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByLabel('Name *')).toBeFocused()
})

for (const failure of FAILURES) {
  test(`reports a message that cannot be sent (${failure}), and keeps the input`, async ({ page }) => {
    await breakApi(page, 'POST', '/api/contacts', failure)
    await page.goto('/#contact')
    await writeMessage(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    const words = 'Failed to send message. Please try again.'
    await expect(page.getByRole('alert').filter({ hasText: words })).toContainText('Or call us at')
    await expectLimitTold(page.getByRole('alert').filter({ hasText: words }), failure)
    await expect(page.locator('.toast-card')).toContainText(words)
    await expect(page.locator('.toast-card')).not.toContainText(/\d{3}|\{/)
    await expect(page.getByLabel('Message *')).toHaveValue(QUESTION)
    await page.unroute('**/api/contacts')
    await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.toast-card')).toContainText('Message Sent!')
  })
}

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

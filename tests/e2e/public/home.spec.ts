/** The home page's flows in a real browser on the local stack. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-test.ts'
import { waitForMail } from '#tests/support/mailbox.ts'

async function chooseHome(page: Page) {
  await page.getByRole('radio', { name: /^Medium home/ }).check()
  await page.getByRole('radio', { name: /^Two stories/ }).check()
}

async function fillContact(page: Page, name: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full Name *').fill(name)
  await dialog.getByLabel('Email *').fill('visitor@example.com')
}

test('a residential quote reaches the owner and leads to booking', async ({ page, stack }) => {
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/')
  await chooseHome(page)
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  await fillContact(page, name)
  const shown = await page.locator('.quote-amount').textContent()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Quote Request' }).click()
  await page.waitForURL('**/booking')
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('currentQuote') ?? '{}'))
  expect(`$${saved.totalPrice}`).toBe(shown)
  expect(saved.id).toMatch(/^[0-9a-f-]{36}$/)
  const mail = await waitForMail(stack, ({ body, replyTo }) => {
    return replyTo.includes('visitor@example.com') && `${body.text}`.includes(name)
  })
  expect(mail.replyTo).toEqual(['visitor@example.com'])
})

test('the hard-water count is clamped and the form opens only with size and stories', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('checkbox', { name: /^French doors/ }).check()
  const count = page.getByRole('spinbutton', { name: /hard water/ })
  await count.fill('99')
  await count.blur()
  await expect(count).toHaveValue('30')
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(page.getByText('Choose a house size')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Small home/ })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('choices made before the script has come count', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('radio', { name: /^Large home/ }).check()
  await page.getByRole('radio', { name: /^One story/ }).check()
  await expect(page.locator('.quote-amount')).toHaveText('$0')
  release()
  await expect(page.locator('.quote-amount')).toHaveText('$279')
})

test('a quote that cannot be saved says so and keeps what was typed', async ({ page }) => {
  await page.route('**/api/quotes', (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await page.goto('/')
  await chooseHome(page)
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  await fillContact(page, 'Ana Ruiz')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to save quote. Please try again.')
  await expect(page.locator('.toast-card')).toContainText('Failed to save quote. Please try again.')
  await expect(dialog.getByLabel('Full Name *')).toHaveValue('Ana Ruiz')
})

test('a message is sent and the form cleared', async ({ page }) => {
  await page.goto('/#contact')
  await page.getByLabel('Name *').fill('Ana Ruiz')
  await page.getByLabel('Email *').fill('ana@example.com')
  await page.getByLabel('Message *').fill('Do you clean skylights?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('.toast-card')).toContainText('Message Sent!')
  await expect(page.getByLabel('Message *')).toHaveValue('')
})

test('an empty message names each field and focuses the first', async ({ page }) => {
  await page.goto('/#contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  for (const text of ['Name is required', 'Valid email is required', 'Message is required']) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByLabel('Name *')).toBeFocused()
})

test('Call Now copies the number on wide windows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/', { waitUntil: 'networkidle' })
  const messages: string[] = []
  page.on('dialog', async (dialog) => {
    messages.push(dialog.message())
    await dialog.accept()
  })
  await page.getByRole('link', { name: 'Call Now' }).click()
  await expect.poll(() => messages.join()).toContain('copied')
})

test('without script the page shows prices, phone and menu', async ({ browser, stack }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(stack.url)
  await expect(page.getByText('$179').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', /^tel:/)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Services', exact: true })).toBeVisible()
  await context.close()
})

/** The home page's flows in a real browser on the local stack. */
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { priceResidential } from '#schemas/price/residential.ts'
import { breakApi, holdBack, openAnew, openWorking } from '#tests/e2e/public/visitor-page.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'
import { expect, stopClock, test } from '#tests/support/browser/test.ts'
import { priceLabels } from '#words/labels/prices.ts'

/** The panel's text for a home of one story with French doors and 30 stained windows, at the default prices. */
function totalOf(houseSize: string): string {
  const wanted = { windowTypes: ['french_doors'], hardWaterStains: 30 }
  const choices = quoteRequest({ houseSize, stories: 'one_story', ...wanted })
  return `$${priceResidential(DEFAULT_PRICING, choices, priceLabels).totalPrice}`
}

test('choices before hydration count, stay, and win over those of before (P9.11)', async ({ page }) => {
  const release = await holdBack(page)
  await page.goto('/')
  await page.getByRole('radio', { name: /^Large home/ }).check()
  const count = page.getByRole('spinbutton', { name: /hard water/ })
  await count.fill('99')
  await page.getByRole('radio', { name: /^One story/ }).check()
  await page.getByRole('checkbox', { name: /^French doors/ }).check()
  await expect(page.locator('.quote-amount')).toHaveText('$0')
  release()
  await expect(count).toHaveValue('30')
  await expect(page.locator('.quote-amount')).toHaveText(totalOf('large'))
  const releaseAgain = await holdBack(page)
  await openAnew(page, '/')
  await page.getByRole('radio', { name: /^Small home/ }).check()
  await count.focus()
  releaseAgain()
  await expect(page.locator('.quote-amount')).toHaveText(totalOf('small'))
  await expect(count).toHaveValue('30')
  await page.keyboard.type('2')
  await expect(count).toHaveValue('2')
})

test('on a phone a notification does not cover the submit button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await breakApi(page, 'POST', '/api/quotes', '500')
  await page.goto('/')
  await page.getByRole('radio', { name: /^Medium home/ }).check()
  await page.getByRole('radio', { name: /^Two stories/ }).check()
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full Name *').fill('Ana Ruiz')
  await dialog.getByLabel('Email *').fill('visitor@example.com')
  const send = dialog.getByRole('button', { name: 'Submit Quote Request' })
  await send.click()
  // Under the pointer it stays, and when the pointer leaves it, no time passes.
  await page.locator('.toast-card').hover()
  await stopClock(page)
  await send.click({ trial: true })
})

test('Call Now dials up to 768 px, and copies above (P3.4, P3.5)', async ({ page, context, visitor }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { phone } = await visitor.expect('getSiteInfo')
  await openWorking(page, '/')
  const messages: string[] = []
  page.on('dialog', async (dialog) => {
    messages.push(dialog.message())
    await dialog.accept()
  })
  const call = page.getByRole('link', { name: 'Call Now' })
  /** @returns whether the browser follows the link */
  const press = async (width: number) => {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.locator('.contact-bar')).toBeVisible({ visible: width <= 768 })
    return call.evaluate((link) =>
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    )
  }
  expect(await press(769)).toBe(false)
  await expect.poll(() => messages).toEqual([`Phone number copied: ${phone}`])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(phone)
  expect(await press(768)).toBe(true)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'))
  })
  expect(await press(769)).toBe(false)
  await expect.poll(() => messages).toEqual([`Phone number copied: ${phone}`, `Please call: ${phone}`])
})

import { card, expectToast } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/own-stack.ts'
import type { ApiClient } from '#tests/support/api/client.ts'

async function entryOf(admin: ApiClient, key: string) {
  const entry = (await admin.expect('listPricingEntries')).find((one) => one.key === key)
  if (!entry) throw new Error(`No price ${key}`)
  return entry
}

test('saves an inline price, and visitors get it on the next load', async ({ page, signIn, ownAdmin }) => {
  await signIn()
  const { id } = await entryOf(ownAdmin, 'large')
  await page.goto('/admin/settings')
  await card(page, id)
    .getByRole('button', { name: /^Change Large home/ })
    .click()
  const input = page.getByRole('spinbutton', { name: 'Price of Large home' })
  await expect(input).toBeFocused()
  await expect(input).toHaveAttribute('step', '0.01')
  await input.fill('285.50')
  await input.press('Enter')
  await expectToast(page, 'Pricing Updated')
  await expect(
    card(page, id).getByRole('button', { name: /^Change Large home, now \$285\.50/ }),
  ).toBeFocused()
  const pricing = await page.request.get('/api/pricing')
  expect(JSON.stringify(await pricing.json())).toContain('285.50')
  await page.goto('/')
  await expect(page.getByText('285.50').first()).toBeVisible()
})

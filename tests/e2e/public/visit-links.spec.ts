/** Links of mails as they arrive: ended, or in a browser that refuses storage. */
import { button, expectAccessibleAtRest, expectNoToken } from '#tests/e2e/public/visit-link.ts'
import { expectFit } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('a link that does not work is asked for once and says so with the phone, and so does the page without a link', async ({
  page,
}) => {
  let reads = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/visits/open')) reads++
  })
  await page.goto(`/visit?k=v${'A'.repeat(44)}`)
  await expect(page.getByText('This link no longer works. Please call (')).toBeVisible()
  await expectNoToken(page, '/visit')
  await expect(button(page, 'Try again')).toHaveCount(0)
  await expectAccessibleAtRest(page)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/visit')
  await expect(page.getByRole('heading', { name: 'Open the link in your email' })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
  await expectAccessibleAtRest(page)
  expect(reads).toBe(1)
  await page.route('**/api/**', (route) => route.abort())
  await page.goto(`/visit?k=v${'A'.repeat(44)}`)
  await button(page, 'Try again').click()
  await expect(page.locator('main')).toBeFocused()
  await expect(button(page, 'Try again')).toBeVisible()
  await expectFit(page, [{ width: 320 }, { width: 390, isTextDoubled: true }], 'a failed read')
})

import { collectComplaints } from '#tests/support/browser/complaints.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('the home page opens without a browser error', async ({ page }) => {
  const complaints = collectComplaints(page)
  // What the calculator asks for once it has hydrated.
  const isAlive = page.waitForResponse('**/api/pricing')
  await page.goto('/')
  await isAlive
  await expect(page.locator('h1')).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('a signed-in browser stays signed in', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  const status = await page.evaluate(async () => (await fetch('/api/admin/session')).status)
  expect(status).toBe(200)
})

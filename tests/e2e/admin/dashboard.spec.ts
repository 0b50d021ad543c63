import { contactRequest } from '#tests/support/api/requests.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('marks the chosen tab (P23.1)', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/settings?tab=general')
  await expect(page.getByRole('tab')).toHaveText([
    'Pricing Configuration',
    'General Settings',
    'Account Settings',
  ])
  const lineBelow = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).boxShadow)
  expect(await lineBelow('General Settings')).not.toBe('none')
  expect(await lineBelow('Account Settings')).toBe('none')
})

test('lists of five say of how many they are, and waits of days are said in days (P35.3)', async ({
  page,
  signIn,
  visitor,
}) => {
  await signIn()
  for (let count = 0; count < 6; count++) await visitor.expect('createContact', { body: contactRequest() })
  await page.clock.install({ time: Date.now() + 4 * 24 * 60 * 60 * 1000 + 60_000 })
  await page.goto('/admin/dashboard')
  await expect(page.locator('.recent-lists')).toContainText(/The newest 5 of [\d,]+\./)
  await page.getByRole('link', { name: /late replies$/ }).click()
  const late = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Late replies' }) })
  await expect(late.getByRole('heading')).toHaveText(/\((\d+|100 or more)\)$/)
  await expect(late.getByRole('listitem')).toHaveCount(5)
  await expect(late.locator('.badge-red').first()).toHaveText(/3 days late/)
  await expect(late).toContainText(/The 5 oldest of \d+/)
  await late.getByRole('link', { name: 'See all' }).click()
  await expect(page.getByLabel('Status')).toHaveValue('new')
})

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

import { expectToast, fillSignIn } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/fresh-stack.ts'

test('signing in at /admin opens the dashboard, logging out the login (P2.3, P16.1)', async ({
  page,
  context,
  freshStack,
}) => {
  await page.goto('/admin')
  await fillSignIn(page, { ...freshStack.admin, username: ` ${freshStack.admin.username} ` })
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.evaluate(() => localStorage.setItem('anything', 'kept'))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Logged Out')
  await expect(page).toHaveURL(/\/admin\/login$/)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['__Host-device'])
  await page.goto('/admin/quotes')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})

import { expectToast, fillSignIn } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/fresh-stack.ts'

test('without a session every screen opens the login, and returns after signing in (P16.1)', async ({
  page,
  freshStack,
}) => {
  await page.goto('/admin/contacts?status=new')
  await expect(page.getByRole('status')).toContainText('Please sign in to open the back office.')
  await expect(page).toHaveTitle('Sign in | Back office')
  await expect(page.getByRole('link', { name: 'Back to website' })).toHaveAttribute('href', '/')
  await fillSignIn(page, freshStack.admin)
  await expectToast(page, 'Login Successful', 'Welcome to the admin dashboard!')
  await expect(page).toHaveURL(/\/admin\/contacts\?status=new$/)
})

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

import { card, expectToast, fillSignIn } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/fresh-stack.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { contactRequest } from '#tests/support/api/requests.ts'

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
  // Tests of the API check what the link allows.
  await page.goto('/admin/login?device=a.b.c')
  await expect(page.getByRole('status')).toContainText('This link lets this browser sign in')
  await expect(page).toHaveURL(/\/admin\/login$/)
  const signingIn = page.waitForRequest(/\/api\/admin\/login$/)
  await fillSignIn(page, { ...freshStack.admin, username: ` ${freshStack.admin.username} ` })
  expect((await signingIn).postDataJSON()).toMatchObject({ device: 'a.b.c' })
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

test('keeps the input when a session ends mid-work, and restores it after signing in (P16.5)', async ({
  page,
  context,
  freshStack,
  freshAdmin,
}) => {
  const { id } = await apiClient(freshStack).expect('createContact', { body: contactRequest() })
  await page.goto('/admin/login')
  await fillSignIn(page, freshStack.admin)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.goto(`/admin/contacts?q=${id}`)
  await card(page, id).getByRole('button', { name: 'Add Response' }).click()
  await page.getByRole('textbox', { name: 'Response' }).fill('A long answer that must not be lost')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save Response' }).click()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await fillSignIn(page, freshStack.admin)
  await expect(page.getByRole('dialog', { name: 'Add Response' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Response' })).toHaveValue(
    'A long answer that must not be lost',
  )
  await page.getByRole('button', { name: 'Save Response' }).click()
  await expectToast(page, 'Contact Updated')
  const [stored] = await freshAdmin.expect('listContacts', { query: { q: id } })
  expect(stored?.adminResponse).toBe('A long answer that must not be lost')
})

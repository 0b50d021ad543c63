import { expectToast, failCalls } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/own-stack.ts'
import { apiClient } from '#tests/support/api-client.ts'
import { startTestStack } from '#tests/support/test-stack.ts'

const SETTINGS = /\/api\/admin\/settings/

test('a setting can be saved only while it differs, and pages show it on the next load', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/admin/settings?tab=general')
  const row = page.locator('[data-key="phone"]')
  await expect(row).toContainText('Placeholder: needs your input')
  await expect(row.getByRole('button', { name: 'Save' })).toHaveCount(0)
  const stored = await row.getByRole('textbox').inputValue()
  await row.getByRole('textbox').fill('(559) 555-0188')
  await expect(row.getByRole('button', { name: 'Save' })).toBeVisible()
  await row.getByRole('textbox').fill(stored)
  await expect(row.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await row.getByRole('textbox').fill('(559) 555-0188')
  await row.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Setting Updated')
  await expect(row).not.toContainText('Placeholder')
  await page.goto('/')
  await expect(page.getByText('(559) 555-0188').filter({ visible: true }).first()).toBeVisible()
})

test('a setting that is refused keeps what was typed and says why', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/settings?tab=general&q=postal_code')
  const row = page.locator('[data-key="postal_code"]')
  const stored = await row.getByRole('textbox').inputValue()
  await row.getByRole('textbox').fill('nowhere')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByRole('alert')).toHaveText('Enter a five-digit ZIP code')
  await expect(row.getByRole('textbox')).toHaveValue('nowhere')
  await failCalls(page, 'PUT', SETTINGS)
  await row.getByRole('textbox').fill('93231')
  await row.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Error', 'Failed to update setting.')
  await expect(row.getByRole('alert')).toHaveText('The service is busy. Please try again in a moment.')
  await page.reload()
  await expect(row.getByRole('textbox')).toHaveValue('93231')
  await row.getByRole('button', { name: 'Cancel' }).click()
  await expect(row.getByRole('textbox')).toHaveValue(stored)
  await expect(row.getByRole('textbox')).toBeFocused()
  await expect(row.getByRole('button')).toHaveCount(0)
})

test('a stale setting is not overwritten unasked', async ({ page, signIn, ownAdmin }) => {
  await signIn()
  await page.goto('/admin/settings?tab=general&q=years_experience')
  const row = page.locator('[data-key="years_experience"]')
  await row.getByRole('textbox').fill('9+')
  await ownAdmin.expect('updateSetting', { params: { key: 'years_experience' }, body: { value: '8+' } })
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByRole('alert')).toContainText('Someone saved "8+" in between')
  const value = async () =>
    (await ownAdmin.expect('listSettings')).find(({ key }) => key === 'years_experience')?.value
  expect(await value()).toBe('8+')
  await row.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Setting Updated')
  expect(await value()).toBe('9+')
})

test('an answer without settings is told apart from a search without results', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/settings?tab=general&q=no such words')
  await expect(page.getByText('No settings match your search')).toBeVisible()
  await expect(page.locator('.list-totals')).toHaveText('0 found')
  // A setting is always there on a server of this version; an older one may know none.
  await page.route(SETTINGS, (route) => route.fulfill({ json: [] }))
  await page.goto('/admin/settings?tab=general')
  await expect(page.getByText('No settings configured')).toBeVisible()
})

test('the password changes only with the old one and a repeated new one', async ({ page }) => {
  test.setTimeout(120_000)
  const stack = await startTestStack()
  try {
    const { username, password } = stack.admin
    await page.goto(`${stack.url}/admin/login`)
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    await page.goto(`${stack.url}/admin/settings?tab=account`)
    const [current, next, again] = [
      page.getByLabel('Current Password'),
      page.getByLabel('New Password', { exact: true }),
      page.getByLabel('Confirm New Password'),
    ]
    const save = page.getByRole('button', { name: 'Update Password' })
    await next.fill('short')
    await again.fill('other')
    await save.click()
    await expect(page.getByText('Current password is required')).toBeVisible()
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await expectToast(page, 'Error', 'New passwords do not match')
    await current.fill('not the password')
    await next.fill('harvest moon and tumbleweed')
    await expect(page.getByText('Good length')).toBeVisible()
    await again.fill('harvest moon and tumbleweed')
    await save.click()
    await expectToast(page, 'Error', 'Current password is incorrect')
    await failCalls(page, 'PATCH', /\/api\/admin\/password/, 500)
    await current.fill(password)
    await Promise.all([page.waitForResponse((response) => response.status() === 500), save.click()])
    await expectToast(page, 'Error')
    await page.unroute(/\/api\/admin\/password/)
    await page.route(/\/api\/admin\/password/, (route) => route.abort())
    await save.click()
    await expectToast(page, 'Error', 'Failed to update password. Please try again.')
    await page.unroute(/\/api\/admin\/password/)
    await save.click()
    await expectToast(page, 'Password Updated')
    await apiClient(stack).login({ username, password: 'harvest moon and tumbleweed' })
    const old = await apiClient(stack).call('login', { body: { username, password } })
    expect(old.status).toBe(401)
  } finally {
    await stack.stop()
  }
})

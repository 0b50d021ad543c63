import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { LOCAL_TABLE } from '#scripts/local/aws/dynamodb-table.ts'
import { expectToast, fillSignIn } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/fresh-stack.ts'
import { apiClient } from '#tests/support/api/client.ts'
import type { TestStack } from '#tests/support/api/test-stack.ts'
import { readTable, tableClient } from '#tests/support/table/rows.ts'

test('changes the password only with the old one and a repeated new one (P16.7, P16.8, P16.9)', async ({
  page,
  stack,
}) => {
  const { password } = stack.admin
  await markFirstPassword(stack)
  await page.goto('/admin/login')
  await fillSignIn(page, stack.admin)
  await page.getByRole('link', { name: 'Choose your own password' }).click()
  const current = page.getByLabel('Current Password')
  const next = page.getByLabel('New Password', { exact: true })
  const again = page.getByLabel('Confirm New Password')
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Update Password' })
  for (const [length, words] of [
    [12, 'Good length'],
    [11, 'Fair: 12 or more characters are safer'],
    [5, 'Too short: at least 6 characters'],
  ] as const) {
    await next.fill('x'.repeat(length))
    await expect(page.getByText(words)).toBeVisible()
  }
  await again.fill('other')
  await save.click()
  await expect(page.getByText('Current password is required')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expectToast(page, 'Error', 'New passwords do not match')
  await current.fill('not the password')
  await next.fill('harvest moon and tumbleweed')
  await expect(page.getByText('Good length')).toBeVisible()
  await again.fill('harvest moon and tumbleweed')
  await page.route('**/api/admin/password', (route) => route.abort(), { times: 1 })
  await save.click()
  await expectToast(page, 'Error', 'Failed to update password. Please try again.')
  await save.click()
  await expectToast(page, 'Error', 'Current password is incorrect')
  await expect(page.locator('form').getByText('Current password is incorrect')).toHaveCount(1)
  await current.fill(password)
  await save.click()
  await expectToast(page, 'Password Updated', 'Other devices have been signed out.')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose your own password' })).toHaveCount(0)
  await expectPassword(stack, 'harvest moon and tumbleweed')
})

/** The API takes the new password, and no longer the one that the stack started with. */
async function expectPassword(stack: Pick<TestStack, 'url' | 'admin'>, password: string) {
  await apiClient(stack).login({ ...stack.admin, password })
  const old = await apiClient(stack).call('login', { body: stack.admin })
  expect(old.status).toBe(401)
}

/** As create-admin does; the local stack's own admin is not asked. */
async function markFirstPassword({ dynamodbEndpoint }: Pick<TestStack, 'dynamodbEndpoint'>): Promise<void> {
  const account = (await readTable(dynamodbEndpoint)).find((row) => 'passwordHash' in row)
  const table = tableClient(dynamodbEndpoint)
  await table.send(
    new UpdateCommand({
      TableName: LOCAL_TABLE,
      Key: { pk: account?.pk, sk: account?.sk },
      UpdateExpression: 'SET hasFirstPassword = :true',
      ExpressionAttributeValues: { ':true': true },
    }),
  )
  table.destroy()
}

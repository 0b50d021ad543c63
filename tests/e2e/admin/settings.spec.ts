import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { collectionKey } from '#functions/table/keys.ts'
import { LOCAL_TABLE } from '#scripts/local/aws/dynamodb-table.ts'
import { expectToast } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/own-stack.ts'
import { openWindows, visitor as person } from '#tests/support/api/requests.ts'
import { tableClient } from '#tests/support/table/rows.ts'

/** The same as after five bounced receipts (tests/api/receipt-budgets.test.ts). */
async function pauseReceipts(endpoint: string): Promise<void> {
  const table = tableClient(endpoint)
  await table.send(
    new UpdateCommand({
      TableName: LOCAL_TABLE,
      Key: collectionKey('SETTINGS', 'customer_receipts'),
      UpdateExpression: 'SET #value = :paused',
      ExpressionAttributeNames: { '#value': 'value' },
      ExpressionAttributeValues: { ':paused': 'paused' },
    }),
  )
  table.destroy()
}

test('warns before saving what closes days or all online booking (P23.8)', async ({
  page,
  signIn,
  visitor,
}) => {
  await signIn()
  const [window] = (await openWindows(visitor)).slice(-1)
  const serviceDate = window?.serviceDate ?? ''
  for (const serviceTime of ['08:00', '12:00'] as const)
    await visitor.expect('createBooking', { body: { ...person(), serviceDate, serviceTime } })
  await page.clock.setFixedTime('2026-11-22T20:00:00Z')
  await page.goto('/admin/settings?tab=general')
  const days = page.locator('[data-key="blocked_days"]')
  const holidays = days.getByRole('listitem')
  await expect(holidays).toHaveText([
    'Thu, Nov 26, 2026: Thanksgiving',
    'Fri, Dec 25, 2026: Christmas Day',
    'Fri, Jan 1, 2027: New Year’s Day',
  ])
  await days.getByRole('textbox').fill('open 2026-12-25')
  await expect(holidays).toHaveCount(2)
  await days.getByRole('textbox').fill(serviceDate)
  await expect(days).toContainText('2 visits remain')
  await days.getByRole('link', { name: /2 visits remain/ }).click()
  await expect(page.locator(`[data-day="${serviceDate}"] .week-visit`)).toHaveCount(2)
  await page.goto('/admin/settings?tab=general')
  await days.getByRole('button', { name: 'Cancel' }).click()
  const capacity = page.locator('[data-key="window_capacity"]')
  await expect(capacity.getByRole('spinbutton')).toBeVisible()
  await expect(capacity.getByRole('status')).toBeHidden()
  await capacity.getByRole('spinbutton').fill('0')
  await expect(capacity.getByRole('status')).toHaveText('0 closes all online booking.')
})

test('offers yes and no as choices, and shows that receipts are paused', async ({
  page,
  signIn,
  ownAdmin,
  stack,
}) => {
  await signIn()
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Needs your input' })).toBeVisible()
  await expect(page.getByText('Customers get no receipts')).toHaveCount(0)
  await pauseReceipts(stack.dynamodbEndpoint)
  await page.reload()
  await expect(page.getByText('Customers get no receipts and no reminders of quotes')).toContainText(
    'still arrive',
  )
  await page.getByRole('link', { name: 'receipts', exact: true }).click()
  const row = page.locator('[data-key="customer_receipts"]')
  await expect(row.getByRole('combobox')).toHaveValue('paused')
  await expect(row.getByRole('status')).toContainText('five emails to customers came back')
  await row.getByRole('combobox').selectOption('yes')
  await expect(row.getByRole('status')).toHaveCount(0)
  await row.getByRole('combobox').selectOption('no')
  await row.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Setting Updated')
  const settings = await ownAdmin.expect('listSettings')
  expect(settings.find(({ key }) => key === 'customer_receipts')?.value).toBe('no')
})

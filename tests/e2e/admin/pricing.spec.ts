import type { Locator } from '@playwright/test'
import { card, deleteByCard, expectToast, failCalls, failOnce } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/own-stack.ts'
import type { ApiClient } from '#tests/support/api/client.ts'
import { collectExceptions } from '#tests/support/browser/complaints.ts'

const PRICING = /\/api\/admin\/pricing/

async function entryOf(admin: ApiClient, key: string) {
  const entry = (await admin.expect('listPricingEntries')).find((one) => one.key === key)
  if (!entry) throw new Error(`No price ${key}`)
  return entry
}

test('saves an inline price, and visitors get it on the next load', async ({ page, signIn, ownAdmin }) => {
  await signIn()
  const { id } = await entryOf(ownAdmin, 'large')
  await page.goto('/admin/settings')
  await card(page, id)
    .getByRole('button', { name: /^Change Large home/ })
    .click()
  const input = page.getByRole('spinbutton', { name: 'Price of Large home' })
  await expect(input).toBeFocused()
  await expect(input).toHaveAttribute('step', '0.01')
  await input.fill('285.50')
  await input.press('Enter')
  await expectToast(page, 'Pricing Updated')
  await expect(
    card(page, id).getByRole('button', { name: /^Change Large home, now \$285\.50/ }),
  ).toBeFocused()
  const pricing = await page.request.get('/api/pricing')
  expect(JSON.stringify(await pricing.json())).toContain('285.50')
  await page.goto('/')
  await expect(page.getByText('285.50').first()).toBeVisible()
})

test('rolls back a refused inline price, and keeps the input', async ({ page, signIn, ownAdmin }) => {
  await signIn()
  const { id, price } = await entryOf(ownAdmin, 'medium')
  await page.goto('/admin/settings')
  await card(page, id)
    .getByRole('button', { name: /^Change Medium home/ })
    .click()
  const input = page.getByRole('spinbutton', { name: 'Price of Medium home' })
  await input.fill('-1')
  await input.press('Enter')
  await expect(card(page, id).getByRole('alert')).toHaveText('Price must be positive')
  await failCalls(page, 'PATCH', PRICING)
  await input.fill('210')
  await input.press('Enter')
  await expectToast(page, 'Error', 'Failed to update pricing configuration.')
  await expect(input).toHaveValue('210')
  await input.press('Escape')
  const change = card(page, id).getByRole('button', { name: /^Change/ })
  await expect(change).toHaveText(`$${Number(price)}`)
  const exceptions = collectExceptions(page)
  await failCalls(page, 'PATCH', PRICING, 401)
  await change.click()
  await input.press('Enter')
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(exceptions).toEqual([])
})

test('a stale inline edit shows the newer price without overwriting it', async ({
  page,
  signIn,
  ownAdmin,
}) => {
  await signIn()
  const { id } = await entryOf(ownAdmin, 'extra_large')
  await page.goto('/admin/settings')
  await card(page, id)
    .getByRole('button', { name: /^Change Extra large home/ })
    .click()
  await ownAdmin.expect('updatePricingEntry', { params: { id }, body: { price: '360' } })
  await page.getByRole('spinbutton').fill('355')
  await page.getByRole('spinbutton').press('Enter')
  await expect(card(page, id).getByRole('alert')).toContainText('Someone saved $360 in between')
  expect((await entryOf(ownAdmin, 'extra_large')).price).toBe('360.00')
})

test('stores a discount as negative, and confirms a suggested price (P23.3)', async ({
  page,
  signIn,
  ownAdmin,
}) => {
  await signIn()
  const { id, isPlaceholder } = await entryOf(ownAdmin, 'quarterly')
  expect(isPlaceholder).toBe(true)
  await page.goto('/admin/settings?tab=pricing&q=quarterly')
  await expect(card(page, id)).toContainText('To confirm')
  await card(page, id)
    .getByRole('button', { name: /^Change Quarterly/ })
    .click()
  await page.getByRole('spinbutton', { name: 'Percentage of Quarterly' }).fill('101')
  await page.getByLabel('Surcharge or discount of Quarterly').selectOption('discount')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, id).getByRole('alert')).toHaveText(
    'A discount can be 100% at most, a surcharge 999.99%',
  )
  await page.getByRole('spinbutton').fill('5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, id)).toContainText('5% discount')
  await expect(card(page, id)).not.toContainText('To confirm')
  expect(await entryOf(ownAdmin, 'quarterly')).toMatchObject({ percentage: '-5.00', isPlaceholder: false })
})

/** Fills in the dialog with a warehouse at 12.5%; on the way each field says what it does not take. */
async function fillEntry(adding: Locator) {
  await adding.getByRole('button', { name: 'Create Pricing' }).click()
  for (const text of [
    'Category is required',
    'Key is required',
    'Label is required',
    'Price must be positive',
  ]) {
    await expect(adding.getByText(text)).toBeVisible()
  }
  await expect(adding.getByLabel('Price *')).toHaveAttribute('step', '0.01')
  await expect(adding.getByLabel('Percentage')).toHaveCount(0)
  await adding.getByLabel('Category *').selectOption('commercial_building')
  await adding.getByLabel('Percentage').fill('-3')
  const key = adding.getByLabel('Key *')
  for (const wrong of ['Warehouse', 'ware-house', '2nd_warehouse']) {
    await key.fill(wrong)
    await expect(key).toHaveAccessibleDescription(
      /Use lower-case letters, digits and underscores, and begin with a letter/,
    )
    await expect(key).toHaveAttribute('aria-invalid', 'true')
  }
  await key.fill('warehouse')
  await expect(key).not.toHaveAttribute('aria-invalid', 'true')
  await adding.getByLabel('Label *').fill('Warehouse')
  await adding.getByLabel('Price *').fill('0')
  await adding.getByLabel('Sort Order').fill('-1')
  await adding.getByRole('button', { name: 'Create Pricing' }).click()
  await expect(adding.getByText('Sort order must be positive')).toBeVisible()
  await expect(adding.getByText('Percentage must be positive')).toBeVisible()
  await adding.getByLabel('Sort Order').fill('3')
  await adding.getByLabel('Percentage').fill('1000')
  await expect(adding.getByText('A discount can be 100% at most, a surcharge 999.99%')).toBeVisible()
  await adding.getByLabel('Percentage').fill('12.5')
}

test('creates, edits and deletes an entry, and reports each failure (P23.2)', async ({
  page,
  signIn,
  ownAdmin,
}) => {
  await signIn()
  await page.goto('/admin/settings')
  await page.getByRole('button', { name: 'Add Pricing' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Pricing' })
  await fillEntry(adding)
  const create = adding.getByRole('button', { name: 'Create Pricing' })
  await failOnce(page, { method: 'POST', path: PRICING }, create, 'Failed to create pricing configuration.')
  await expectToast(page, 'Pricing Created')
  await expect(page.getByRole('button', { name: 'Change Warehouse, now 12.5% surcharge' })).toBeVisible()
  const { id, percentage } = await entryOf(ownAdmin, 'warehouse')
  expect(percentage).toBe('12.50')

  await card(page, id).getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Pricing' })
  await expect(editing.getByText('Lowercase with underscores only')).toBeVisible()
  await editing.getByLabel('Label *').fill('Big Warehouse')
  const save = editing.getByRole('button', { name: 'Save Changes' })
  await failOnce(page, { method: 'PATCH', path: PRICING }, save, 'Failed to update pricing configuration.')
  await expectToast(page, 'Pricing Updated')
  expect((await entryOf(ownAdmin, 'warehouse')).label).toBe('Big Warehouse')

  await deleteByCard(page, card(page, id), {
    title: 'Delete Pricing',
    effect: '"Big Warehouse" will be deleted permanently.',
    path: PRICING,
    failed: 'Failed to delete pricing configuration.',
  })
  await expectToast(page, 'Pricing Deleted')
  await expect(card(page, id)).toHaveCount(0)
})

test('warns before deleting the last active entry of a category (P23.4)', async ({
  page,
  signIn,
  ownAdmin,
}) => {
  await signIn()
  const { id } = await entryOf(ownAdmin, 'per_window')
  await page.goto('/admin/settings')
  await card(page, id).getByRole('button', { name: 'Switch off' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    'last active entry of "Hard water stains". Without one, the website shows the built-in prices',
  )
  const confirm = dialog.getByRole('button', { name: 'Switch Off' })
  await failOnce(page, { method: 'PATCH', path: PRICING }, confirm, 'Failed to update pricing configuration.')
  await expectToast(page, 'Pricing Updated')
  await expect(card(page, id).getByText('Off', { exact: true })).toBeVisible()
  expect((await entryOf(ownAdmin, 'per_window')).isActive).toBe(false)
  await card(page, id).getByRole('button', { name: 'Switch on' }).dblclick()
  await expect(card(page, id).getByRole('button', { name: 'Switch off' })).toBeVisible()
})

test('confirms suggested prices one by one or all at once (P23.5)', async ({ page, signIn, ownAdmin }) => {
  await signIn()
  const before = await ownAdmin.expect('listPricingEntries')
  const suggested = async () =>
    (await ownAdmin.expect('listPricingEntries')).filter(({ isPlaceholder }) => isPlaceholder)
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: /commercial prices$/ }).click()
  const rows = page.locator('.price-row')
  const count = (await suggested()).length
  await expect(rows).toHaveCount(count)
  const first = rows.first()
  const id = (await first.getAttribute('data-id')) ?? ''
  await first.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(rows).toHaveCount(count - 1)
  await expectToast(page, 'Pricing Updated', '1 price confirmed.')
  expect((await suggested()).map((entry) => entry.id)).not.toContain(id)
  await page.getByRole('searchbox').fill('windows')
  const some = (await suggested()).filter(({ category }) => category === 'commercial_window')
  await expect(rows).toHaveCount(some.length)
  await page.getByRole('button', { name: `Confirm all ${some.length} shown` }).click()
  await expect(page.getByText('No prices match your search')).toBeVisible()
  expect(await suggested()).toHaveLength(count - 1 - some.length)
  // Only confirmed: no figure has changed.
  const figures = (entries: typeof before) =>
    entries.map(({ id, price, percentage }) => [id, price, percentage])
  expect(figures(await ownAdmin.expect('listPricingEntries'))).toEqual(figures(before))
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: /^Confirm all/ }).click()
  await expect(page.getByText('No prices match your search')).toBeVisible()
  expect(await suggested()).toEqual([])
})

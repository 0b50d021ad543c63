import type { Page } from '@playwright/test'
import {
  card,
  deleteByCard,
  expect,
  expectToast,
  failCalls,
  failOnce,
  test,
  uniqueName,
} from '#tests/e2e/admin/back-office.ts'
import { commercialRequest, contactRequest } from '#tests/support/api/requests.ts'

const CONTACTS = /\/api\/admin\/contacts/

const toastColour = (page: Page) =>
  page.locator('.toast-card').evaluate((toast) => getComputedStyle(toast).borderLeftColor)

test('stores an added contact as new, without blank optional fields', async ({ page, signIn, admin }) => {
  await signIn()
  const name = uniqueName('Added')
  await page.goto('/admin/contacts')
  await page.getByRole('button', { name: 'Add Contact' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Contact' })
  const save = dialog.getByRole('button', { name: 'Add Contact' })
  await expect(save).toBeDisabled()
  await expect(dialog).toContainText('Status: new')
  await dialog.getByLabel('Name *').fill('   ')
  await dialog.getByLabel('Email *').fill('added@example.com')
  await dialog.getByLabel('Message *').fill('Called about the shop front')
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Name *').fill(` ${name} `)
  // Closed while it is being saved: the end of saving must not close the screen, too.
  await page.route(CONTACTS, async (route) => {
    if (route.request().method() === 'POST') await page.keyboard.press('Escape')
    await route.fallback()
  })
  await save.click()
  await expectToast(page, 'Contact Added', 'New contact has been added successfully.')
  await expect(dialog).toBeHidden()
  const [stored] = await admin.expect('listContacts', { query: { q: name } })
  expect(stored).toMatchObject({ name, status: 'new', source: 'manual' })
  expect(stored).not.toHaveProperty('phone')
  await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible()
})

test('keeps the form when a contact cannot be added', async ({ page, signIn }) => {
  await signIn()
  await failCalls(page, 'POST', CONTACTS)
  await page.goto('/admin/contacts?dialog=add')
  const dialog = page.getByRole('dialog', { name: 'Add Contact' })
  await dialog.getByLabel('Name *').fill('Kept Name')
  await dialog.getByLabel('Email *').fill('kept@example.com')
  await dialog.getByLabel('Message *').fill('Kept message')
  await dialog.getByRole('button', { name: 'Add Contact' }).click()
  await expectToast(page, 'Error', 'Failed to add contact.')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByLabel('Message *')).toHaveValue('Kept message')
})

test("changes a contact's status in any order, and reports a failure", async ({
  page,
  contact: { shown },
}) => {
  await expect(shown).toContainText('Website message')
  await expect(shown.locator('.status-badge')).toHaveText('new')
  await expect(shown.locator('.status-badge')).toHaveClass(/badge-blue/)
  await shown.getByRole('button', { name: 'Mark Resolved' }).click()
  await expectToast(page, 'Contact Updated', 'Contact status has been updated successfully.')
  const colourOfSuccess = await toastColour(page)
  await expect(shown.locator('.status-badge')).toHaveClass(/badge-grey/)
  await shown.getByRole('button', { name: 'Mark Contacted' }).click()
  await expect(shown.locator('.status-badge')).toHaveText('contacted')
  await expect(shown.locator('.status-badge')).toHaveClass(/badge-green/)
  await failCalls(page, 'PATCH', CONTACTS)
  await shown.getByRole('button', { name: 'Mark Resolved' }).click()
  await expectToast(page, 'Error', 'Failed to update contact.')
  expect(await toastColour(page)).not.toBe(colourOfSuccess)
  await expect(shown.locator('.status-badge')).toHaveText('contacted')
})

test('saves a response with a new status, and reports a failure', async ({
  page,
  admin,
  contact: { id, shown },
}) => {
  await shown.getByRole('button', { name: 'Add Response' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Response' })
  await dialog.getByLabel('Response').fill('Yes, we do.')
  await dialog.getByLabel('Status').selectOption('resolved')
  const save = dialog.getByRole('button', { name: 'Save Response' })
  await failOnce(page, { method: 'PATCH', path: CONTACTS }, save, 'Failed to update contact.')
  await expectToast(page, 'Contact Updated', 'Contact status has been updated successfully.')
  const [stored] = await admin.expect('listContacts', { query: { q: id } })
  expect(stored).toMatchObject({ adminResponse: 'Yes, we do.', status: 'resolved' })
  await expect(shown).toContainText('Admin ResponseYes, we do.')
})

test('saves an edited contact, removes a cleared phone, and reports a failure', async ({
  page,
  admin,
  contact: { id, shown },
}) => {
  await shown.getByRole('button', { name: 'Edit Contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Contact' })
  await dialog.getByLabel('Phone').fill('')
  await dialog.getByLabel('Address').fill('5 Oak St')
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  await failOnce(page, { method: 'PATCH', path: CONTACTS }, save, 'Failed to update contact.')
  await expectToast(page, 'Contact Updated', 'Contact information has been updated successfully.')
  const [stored] = await admin.expect('listContacts', { query: { q: id } })
  expect(stored).toMatchObject({ address: '5 Oak St', message: contactRequest().message })
  expect(stored).not.toHaveProperty('phone')
})

test('refuses a stale edit with the newer value, and overwrites it on request', async ({
  page,
  admin,
  contact: { id, shown },
}) => {
  await shown.getByRole('button', { name: 'Edit Contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Contact' })
  await dialog.getByLabel('Address').fill('Typed here')
  await admin.expect('updateContact', { params: { id }, body: { address: 'Saved elsewhere' } })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Address is now: Saved elsewhere')
  const [untouched] = await admin.expect('listContacts', { query: { q: id } })
  expect(untouched?.address).toBe('Saved elsewhere')
  await dialog.getByRole('button', { name: 'Keep what I typed' }).click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
  const [stored] = await admin.expect('listContacts', { query: { q: id } })
  expect(stored?.address).toBe('Typed here')
})

test('deletes a contact after confirming, and keeps it on failure', async ({
  page,
  admin,
  contact: { id, shown },
}) => {
  const remove = shown.getByRole('button', { name: 'Delete Contact' })
  await remove.click()
  const dialog = page.getByRole('dialog', { name: 'Delete Contact' })
  // Pressed twice before the browser has gone back, it closes the dialog alone.
  await dialog.getByRole('button', { name: 'Cancel' }).evaluate((cancel) => {
    for (const press of ['click', 'click']) cancel.dispatchEvent(new MouseEvent(press, { bubbles: true }))
  })
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()
  await deleteByCard(page, shown, {
    title: 'Delete Contact',
    path: CONTACTS,
    failed: 'Failed to delete contact.',
  })
  await expectToast(page, 'Contact Deleted', 'Contact has been permanently deleted.')
  await expect(shown).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await admin.expect('listContacts', { query: { q: id } })).toEqual([])
})

test('keeps a text that is too long, and shows its limit', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/contacts?dialog=add')
  const name = page.getByRole('dialog').getByLabel('Name *')
  await name.focus()
  await page.keyboard.insertText('x'.repeat(101))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('alert')).toHaveText('At most 100 characters')
  await expect(name).toHaveValue('x'.repeat(101))
})

test('a new request counts down from 24 hours, and turns red when overdue', async ({
  page,
  signIn,
  visitor,
}) => {
  await signIn()
  const { id } = await visitor.expect('createCommercialContact', { body: commercialRequest() })
  await page.goto(`/admin/contacts?q=${id}`)
  await expect(card(page, id)).toContainText(/Reply within 23 h \d+ min/)
  await page.clock.install({ time: Date.now() + 26 * 60 * 60 * 1000 })
  await page.reload()
  await expect(card(page, id).locator('.badge-red')).toContainText(/2 h \d+ min late/)
})

test('keeps search, status and order in the URL and over a reload', async ({
  page,
  signIn,
  visitor,
  admin,
}) => {
  await signIn()
  const name = uniqueName('Sought')
  const rows = page.locator('[data-id]')
  const first = await visitor.expect('createContact', { body: contactRequest({ name: `${name} one` }) })
  const second = await visitor.expect('createContact', { body: contactRequest({ name: `${name} two` }) })
  await admin.expect('updateContact', { params: { id: second.id }, body: { status: 'resolved' } })
  await page.goto('/admin/contacts')
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill(name)
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toHaveAttribute('data-id', second.id)
  await page.getByLabel('Order').selectOption('oldest')
  await expect(rows.first()).toHaveAttribute('data-id', first.id)
  await page.getByLabel('Status').selectOption('resolved')
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await expect(rows).toHaveCount(1)
  await expect(card(page, second.id)).toBeVisible()
})

test('shows that a list is loading, and links back to the dashboard', async ({ page, signIn }) => {
  await signIn()
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(CONTACTS, async (route) => {
    await isAnswered
    await route.fallback()
  })
  await page.goto('/admin/contacts')
  await expect(page.getByText('Loading contacts...')).toBeVisible()
  answer()
  await expect(page.getByText('Loading contacts...')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
})

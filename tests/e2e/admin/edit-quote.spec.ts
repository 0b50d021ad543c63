/** The owner corrects a customer's details on the quote's card, residential and commercial. */
import { card, expect, expectToast, test } from '#tests/e2e/admin/back-office.ts'
import { commercialRequest } from '#tests/support/api/requests.ts'
import { axeViolations } from '#tests/support/browser/axe.ts'

test("edits a quote's customer, and shows a newer edit before overwriting it", async ({
  page,
  admin,
  quote: { id, shown },
}) => {
  await shown.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Quote' })
  await expect(dialog.getByLabel('Name *')).toHaveValue('Ana Ruiz')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByLabel('Email *').fill('ana@')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Valid email is required')
  await dialog.getByLabel('Email *').fill('anna@example.com')
  await dialog.getByLabel('Phone').fill('(559) 555-0188')
  await admin.expect('updateQuote', { params: { id }, body: { address: '11 Main St' } })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Address is now: 11 Main St')
  await dialog.getByRole('button', { name: 'Use the newer version' }).click()
  await expect(dialog.getByLabel('Address')).toHaveValue('11 Main St')
  await dialog.getByLabel('Email *').fill('anna@example.com')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Quote Updated')
  await expect(dialog).toBeHidden()
  await expect(shown.getByRole('link', { name: 'anna@example.com' })).toBeVisible()
  await shown.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Address').fill('')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(shown).not.toContainText('11 Main St')
  const [stored] = await admin.expect('listQuotes', { query: { q: id } })
  expect(stored?.customerInfo).toEqual({ name: 'Ana Ruiz', email: 'anna@example.com' })
})

test('edits a business in its quote and its contact', async ({ page, signIn, visitor, admin }) => {
  await signIn()
  const { id, quoteId = '' } = await visitor.expect('createCommercialContact', { body: commercialRequest() })
  await page.goto(`/admin/quotes?tab=commercial&q=${quoteId}`)
  await card(page, quoteId).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Commercial Quote' })
  await dialog.getByLabel('Business Name *').fill('Ruiz & Sons Bakery')
  await dialog.getByLabel('Contact Person *').fill('Anna Ruiz')
  await admin.expect('updateCommercialQuote', {
    params: { id: quoteId },
    body: { address: '2 Oak St, Hanford' },
  })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Business Address is now: 2 Oak St, Hanford')
  await dialog.getByRole('button', { name: 'Keep what I typed' }).click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Quote Updated')
  await expect(card(page, quoteId)).toContainText('Ruiz & Sons Bakery')
  await card(page, quoteId).getByRole('link', { name: 'Open Contact' }).click()
  await expect(card(page, id).getByRole('heading')).toHaveText('Anna Ruiz')
  const [contact] = await admin.expect('listContacts', { query: { q: id } })
  expect(contact).toMatchObject({ name: 'Anna Ruiz', address: '1 Main St, Hanford' })
})

/** The owner corrects a customer's details on the quote's card, residential and commercial. */
import { card, expect, expectToast, test } from '#tests/e2e/admin/back-office.ts'
import { commercialRequest } from '#tests/support/api/requests.ts'

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

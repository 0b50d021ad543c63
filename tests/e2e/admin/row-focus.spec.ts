/** Rows that leave their list while they are worked on take the keyboard's focus nowhere. */
import { card, expect, test, uniqueName } from '#tests/e2e/admin/back-office.ts'
import { contactRequest, visitor as person, quoteRequest } from '#tests/support/api/requests.ts'

// Below the width of tables.
test.use({ viewport: { width: 1024, height: 768 } })

test('focuses the next booking when a new status removes one from the filtered list', async ({
  page,
  signIn,
  visitor,
  freshWindow,
}) => {
  await signIn()
  const lastName = uniqueName('Filtered').replace(' ', '')
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const body = { ...person(), lastName, ...freshWindow() }
    ids.unshift((await visitor.expect('createBooking', { body })).id)
  }
  const [newest = '', middle = '', oldest = ''] = ids
  await page.goto(`/admin/bookings?status=pending&q=${lastName}`)
  const confirm = (id: string) =>
    card(page, id).getByRole('button', { name: 'Confirm', exact: true }).press('Enter')
  await confirm(middle)
  await expect(card(page, middle)).toHaveCount(0)
  await expect(card(page, oldest)).toBeFocused()
  // The key pressed once more must not reach the next booking's buttons.
  await page.keyboard.press('Enter')
  await expect(card(page, oldest)).toBeFocused()
  await confirm(oldest)
  await expect(card(page, newest)).toBeFocused()
  await confirm(newest)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('focuses the next contact when one is answered or deleted', async ({ page, signIn, visitor }) => {
  await signIn()
  const name = uniqueName('Filtered')
  const ids: string[] = []
  for (let count = 0; count < 4; count += 1) {
    ids.unshift((await visitor.expect('createContact', { body: contactRequest({ name }) })).id)
  }
  const [first = '', second = '', third = '', fourth = ''] = ids
  await page.goto(`/admin/contacts?status=new&q=${encodeURIComponent(name)}`)
  await card(page, first).getByRole('button', { name: 'Mark Resolved' }).press('Enter')
  await expect(card(page, second)).toBeFocused()

  await card(page, second).getByRole('button', { name: 'Delete Contact' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card(page, third)).toBeFocused()

  await card(page, third).getByRole('button', { name: 'Add Response' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Response').fill('Called back')
  await dialog.getByLabel('Status').selectOption('contacted')
  await dialog.getByRole('button', { name: 'Save Response' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(card(page, fourth)).toBeFocused()
})

test('focuses the next quote when one is deleted, and the heading after the last', async ({
  page,
  signIn,
  visitor,
}) => {
  await signIn()
  const name = uniqueName('Filtered')
  const body = quoteRequest({ customerInfo: { name, email: 'ana@example.com' } })
  const { id: older } = await visitor.expect('createQuote', { body })
  const { id: newer } = await visitor.expect('createQuote', { body })
  await page.goto(`/admin/quotes?q=${encodeURIComponent(name)}`)
  const remove = async (id: string) => {
    await card(page, id).getByRole('button', { name: 'Delete' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await remove(newer)
  await expect(card(page, older)).toBeFocused()
  await remove(older)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

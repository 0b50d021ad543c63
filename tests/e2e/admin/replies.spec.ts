/** Mails that the owner begins here and sends from a mail program. */
import { card, expect, expectToast, test, uniqueName } from '#tests/e2e/admin/back-office.ts'
import { contactRequest } from '#tests/support/api/requests.ts'

test('links to mail and phone, and fills a mail from a reply template', async ({
  page,
  contact: { shown },
}) => {
  await expect(shown.getByRole('link', { name: '(559) 555-0111' })).toHaveAttribute(
    'href',
    'tel:+15595550111',
  )
  await expect(shown.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
    'href',
    /^mailto:ana@example\.com\?subject=Thank%20you.*&body=Hi%20Ana/,
  )
  await shown.getByRole('button', { name: 'Reply Templates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reply to Ana Ruiz' })
  await dialog.getByLabel('Template').selectOption({ label: 'Ask for details' })
  await dialog.getByLabel('Subject').fill('Your windows')
  await expect(dialog.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
    'href',
    /subject=Your%20windows&body=Hi%20Ana.*hard%20water/,
  )
  await page.reload()
  await expect(dialog.getByLabel('Subject')).toHaveValue('Your windows')
  await dialog.getByLabel('Subject').fill(' ')
  await expect(dialog.getByText('Subject is required')).toBeVisible()
  await expect(dialog.getByText('Send Email')).not.toHaveAttribute('href')
})

test('opening a mail to a new contact marks it as contacted, with a way back', async ({
  page,
  contact,
  admin,
}) => {
  const { id, shown } = contact
  const status = shown.locator('.status-badge')
  await shown.getByRole('link', { name: 'Send Email' }).click()
  await expectToast(page, 'Contact Updated')
  await expect(status).toHaveText('contacted')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status).toHaveText('new')
  await shown.getByRole('button', { name: 'Reply Templates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reply to Ana Ruiz' })
  await expect(dialog.getByRole('option', { name: 'About the visit' })).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Send Email' }).click()
  await expect(dialog).toBeHidden()
  await expect(status).toHaveText('contacted')
  await admin.expect('updateContact', { params: { id }, body: { status: 'resolved' } })
  await page.reload()
  await shown.getByRole('link', { name: 'Send Email' }).click()
  await expect(status).toHaveText('resolved')
  const [stored] = await admin.expect('listContacts', { query: { q: id } })
  expect(stored?.status).toBe('resolved')
})

test('a drafted reply stays with its record, even when a customer has two', async ({
  page,
  signIn,
  visitor,
}) => {
  await signIn()
  // Cards: a table opens one at a time.
  await page.setViewportSize({ width: 1024, height: 768 })
  const name = uniqueName('Twice')
  const first = await visitor.expect('createContact', { body: contactRequest({ name }) })
  const second = await visitor.expect('createContact', { body: contactRequest({ name }) })
  await page.goto(`/admin/contacts?q=${encodeURIComponent(name)}`)
  const subject = page.getByRole('dialog').getByLabel('Subject')
  const openReply = (id: string) => card(page, id).getByRole('button', { name: 'Reply Templates' }).click()
  await openReply(first.id)
  await subject.fill('About your first message')
  await page.keyboard.press('Escape')
  await openReply(second.id)
  await expect(subject).toHaveValue(/^Thank you for contacting/)
  await page.keyboard.press('Escape')
  await openReply(first.id)
  await expect(subject).toHaveValue('About your first message')
})

/** Mails to customers about their visits. */
import { addDays } from '#schemas/facts/calendar-date.ts'
import { card, expect, expectToast, test, uniqueName } from '#tests/e2e/admin/back-office.ts'
import { visitor as person } from '#tests/support/api/requests.ts'

const TELL = 'Tell the customer by email'

test('card and calendar say what the customer was told, and what the customer changed (P17.8, P19.8)', async ({
  page,
  signIn,
  visitor,
  admin,
  freshWindow,
}) => {
  await signIn()
  const lastName = uniqueName('Told')
  const window = freshWindow()
  // An address of its own: receipts to a mailbox are limited.
  const email = `${lastName.replace(' ', '-')}@example.com`
  const booking = { ...person(), lastName, email, ...window }
  const { id } = await visitor.expect('createBooking', { body: booking })
  const mail = async () => (await admin.expect('listBookings', { query: { q: id } }))[0]?.customerMail
  await expect.poll(async () => (await mail())?.status, { timeout: 30_000 }).toBe('sent')
  await page.goto(`/admin/bookings?q=${id}`)
  const shown = card(page, id)
  await expect(shown).toContainText(/Customer: receipt sent \d+(:\d\d)? [AP]M/)
  const eve = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  const day = eve.format(new Date(addDays(window.serviceDate, -1)))
  await expect(shown).toContainText(`Customer: reminder planned ${day}, 5:00 PM`)

  const { visit } = await admin.expect('createVisitLink', { params: { id }, body: {} })
  const token = new URL(visit).searchParams.get('k') ?? ''
  const { updatedAt } = await visitor.expect('openVisit', { body: { token } })
  const next = freshWindow()
  await visitor.expect('changeVisit', { body: { token, action: 'move', ...next, updatedAt } })
  await visitor.expect('changeVisit', { body: { token, action: 'flexible', isFlexible: true } })
  await expect.poll(async () => (await mail())?.status, { timeout: 30_000 }).toBe('sent')
  await page.reload()
  await expect(shown).toContainText('Moved by the customer')
  await expect(shown).toContainText('Customer: new time sent')
  await expect(shown.getByText('Would come earlier')).toBeVisible()

  await shown.getByRole('button', { name: 'Stop' }).click()
  await expectToast(page, 'Email Stopped', 'It will not be sent.')
  await expect(shown).toContainText('Customer: reminder not sent: You stopped it')

  await page.goto(`/admin/bookings?view=week&week=${next.serviceDate}`)
  const inWeek = page.getByRole('button', { name: `Ana ${lastName}` })
  await expect(inWeek).toContainText('moved by the customer')
  await inWeek.click()
  const dialog = page.getByRole('dialog')
  const tell = dialog.getByLabel(TELL)
  await dialog.getByLabel('Admin Notes').fill('Bring the long ladder')
  await expect(tell).toHaveCount(0)
  await dialog.getByLabel('Status').selectOption('confirmed')
  await expect(tell).toBeChecked()
  await dialog.getByLabel('Email', { exact: true }).fill('')
  await expect(tell).toHaveCount(0)
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await tell.uncheck()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Booking Updated', `Ana ${lastName} is confirmed. The customer is not told.`)
  await expect(inWeek).toContainText('not told')
  expect(await mail()).toBeUndefined()
})

import { pacificToday } from '#frontend/lib/days.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'
import { expect, expectToast, failCalls, test } from '#tests/e2e/admin/back-office.ts'
import { visitor as person, quoteRequest } from '#tests/support/api/requests.ts'

const BOOKINGS = /\/api\/admin\/bookings/

test('the edit dialog shows customer, quote and visit, and moves the visit', async ({
  page,
  visitor,
  freshWindow,
  openBooking,
}) => {
  const next = freshWindow()
  const quote = await visitor.expect('createQuote', { body: quoteRequest({ stories: 'two_story' }) })
  const { shown, stored } = await openBooking({ quoteId: quote.id, notes: 'Gate code 1234' })
  await shown.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Booking of Ana Ruiz' })
  await expect(dialog.getByLabel("Customer's Notes")).toHaveValue('Gate code 1234')
  await expect(dialog.getByRole('row', { name: /Two stories/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /Total/ })).toContainText(`$${quote.totalPrice}`)
  await dialog.getByLabel('Service Date').fill(next.serviceDate)
  await dialog.getByLabel('Arrival Window').selectOption(next.serviceTime)
  await dialog.getByLabel('Admin Notes').fill('Bring the long ladder')
  await dialog.getByLabel('Status').selectOption('confirmed')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Booking Updated')
  expect(await stored()).toMatchObject({ ...next, adminNotes: 'Bring the long ladder', status: 'confirmed' })
})

test('warns that a window has filled up, and books it anyway on request (P19.3)', async ({
  page,
  freshWindow,
  admin,
  openBooking,
}) => {
  const full = freshWindow()
  const { shown, window, stored } = await openBooking()
  await shown.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Service Date').fill(full.serviceDate)
  await dialog.getByLabel('Arrival Window').selectOption(full.serviceTime)
  const settings = await admin.expect('listSettings')
  const capacity = Number(settings.find(({ key }) => key === 'window_capacity')?.value)
  // A test before this one may have failed with a visit in this window.
  for (let taken = 0; taken < capacity; taken += 1) {
    await admin.expect('addBooking', { body: { ...person(), ...full, anyway: true } })
  }
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  const warning = dialog.getByRole('alert').last()
  await expect(warning).toContainText(/is full, \d of 2 taken/)
  expect(await stored()).toMatchObject(window)
  // Another visit is another question.
  await dialog.getByLabel('Service Date').fill(addDays(pacificToday(), -1))
  await expect(warning).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(warning).toContainText(/is over/)
  await failCalls(page, 'PATCH', BOOKINGS)
  await dialog.getByRole('button', { name: 'Save anyway' }).click()
  await expectToast(page, 'Error', 'Failed to update booking.')
  await page.unroute(BOOKINGS)
  // What was confirmed stays so while nothing else is typed.
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
  expect(await stored()).toMatchObject({ serviceDate: addDays(pacificToday(), -1) })
})

test('edits a customer, and shows the agreed price beside the quoted one (P19.4)', async ({
  page,
  visitor,
  openBooking,
}) => {
  const quote = await visitor.expect('createQuote', { body: quoteRequest() })
  const { shown, stored } = await openBooking({ quoteId: quote.id, city: 'somewhere else' })
  await shown.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('11 Main St')
  await dialog.getByLabel('Email').fill('')
  await dialog.getByLabel('Price').fill('150')
  await dialog.getByLabel('Service', { exact: true }).selectOption('house')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Booking Updated', 'Ana Ruiz')
  await expect(shown).toContainText(`Quote $${quote.totalPrice}, agreed $150`)
  await expect(shown.getByRole('link', { name: '@' })).toHaveCount(0)
  await expect(shown.getByRole('button', { name: 'Send Email' })).toHaveCount(0)
  const corrected = await stored()
  expect(corrected).toMatchObject({
    address: '11 Main St',
    serviceType: 'house',
    city: 'somewhere else',
    totalPrice: 150,
    quotedPrice: quote.totalPrice,
  })
  expect(corrected).not.toHaveProperty('email')
  await shown.getByRole('button', { name: 'Edit' }).click()
  await expect(dialog.getByRole('row', { name: 'Total' })).toContainText(`$${quote.totalPrice}`)
  await expect(dialog.getByRole('row', { name: 'Agreed' })).toContainText('$150')
})

test('shows that somebody else has moved the visit, and overwrites it on request', async ({
  page,
  freshWindow,
  admin,
  openBooking,
}) => {
  const moved = freshWindow()
  const { id, shown, stored } = await openBooking()
  await shown.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Admin Notes').fill('Bring the long ladder')
  await admin.expect('updateBooking', { params: { id }, body: moved })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText(`Service Date is now: ${moved.serviceDate}`)
  await dialog.getByRole('button', { name: 'Use the newer version' }).click()
  await expect(dialog.getByLabel('Service Date')).toHaveValue(moved.serviceDate)
  await expect(dialog.getByLabel('Arrival Window')).toHaveValue(moved.serviceTime)
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  await expectToast(page, 'Error')
  await save.scrollIntoViewIfNeeded()
  const left = (await save.boundingBox())?.x
  const { x = 0, width = 0 } = (await page.locator('.toast-card').boundingBox()) ?? {}
  expect(x + width, 'the failure leaves the button free').toBeGreaterThan(0)
  expect(left, 'the failure leaves the button free').toBeGreaterThan(x + width)
  await save.click()
  await expectToast(page, 'Booking Updated')
  expect(await stored()).toMatchObject(moved)
})

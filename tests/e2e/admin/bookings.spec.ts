import {
  card,
  deleteByCard,
  expectToast,
  failCalls,
  failOnce,
  uniqueName,
} from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { visitor as person, quoteRequest } from '#tests/support/requests.ts'

const BOOKINGS = /\/api\/admin\/bookings/

test('quick buttons set any status from any status, in its colour', async ({
  page,
  signIn,
  visitor,
  freshWindow,
}) => {
  await signIn()
  const window = freshWindow()
  const { id } = await visitor.expect('createBooking', { body: { ...person(), ...window } })
  await page.goto(`/admin/bookings?q=${id}`)
  const shown = card(page, id)
  const badge = shown.locator('.status-badge')
  await expect(badge).toHaveClass(/badge-orange/)
  for (const [button, status, colour] of [
    ['Confirm', 'confirmed', /badge-green/],
    ['Complete', 'completed', /badge-blue/],
    ['Cancel', 'cancelled', /badge-red/],
    ['Confirm', 'confirmed', /badge-green/],
  ] as const) {
    await shown.getByRole('button', { name: button, exact: true }).click()
    await expect(badge).toHaveText(status)
    await expect(badge).toHaveClass(colour)
  }
  await expectToast(page, 'Booking Updated')
  await failCalls(page, 'PATCH', BOOKINGS)
  await shown.getByRole('button', { name: 'Cancel' }).click()
  await expectToast(page, 'Error', 'Failed to update booking.')
  await expect(badge).toHaveText('confirmed')
})

test('a second tap in the place of a quick button changes nothing more', async ({
  page,
  signIn,
  visitor,
  freshWindow,
}) => {
  await signIn()
  const window = freshWindow()
  const { id } = await visitor.expect('createBooking', { body: { ...person(), ...window } })
  await page.goto(`/admin/bookings?q=${id}`)
  const confirm = card(page, id).getByRole('button', { name: 'Confirm', exact: true })
  await confirm.hover()
  const tap = async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
  await tap()
  await expect(card(page, id).locator('.status-badge')).toHaveText('confirmed')
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changes.push(request.postData() ?? '')
  })
  await tap()
  await expect(confirm).toBeFocused()
  expect(changes).toEqual([])
})

test('the edit dialog shows customer, quote and visit, and moves the visit', async ({
  page,
  signIn,
  visitor,
  freshWindow,
  admin,
}) => {
  await signIn()
  const window = freshWindow()
  const next = freshWindow()
  const quote = await visitor.expect('createQuote', { body: quoteRequest({ stories: 'two_story' }) })
  const { id } = await visitor.expect('createBooking', {
    body: { ...person(), ...window, quoteId: quote.id, notes: 'Gate code 1234' },
  })
  await page.goto(`/admin/bookings?q=${id}`)
  await card(page, id).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Booking of Ana Ruiz' })
  await expect(dialog).toContainText('Gate code 1234')
  await expect(dialog.getByRole('row', { name: /Two stories/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /Total/ })).toContainText(`$${quote.totalPrice}`)
  await dialog.getByLabel('Service Date').selectOption(next.serviceDate)
  await dialog.getByLabel('Arrival Window').selectOption(next.serviceTime)
  await dialog.getByLabel('Admin Notes').fill('Bring the long ladder')
  await dialog.getByLabel('Status').selectOption('confirmed')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Booking Updated')
  const [stored] = await admin.expect('listBookings', { query: { q: id } })
  expect(stored).toMatchObject({ ...next, adminNotes: 'Bring the long ladder', status: 'confirmed' })
})

test('a window that filled up meanwhile is refused, and the form stays', async ({
  page,
  signIn,
  visitor,
  freshWindow,
  admin,
}) => {
  await signIn()
  const [window, full] = [freshWindow(), freshWindow()]
  const { id } = await visitor.expect('createBooking', { body: { ...person(), ...window } })
  await page.goto(`/admin/bookings?q=${id}`)
  await card(page, id).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Service Date').selectOption(full.serviceDate)
  await dialog.getByLabel('Arrival Window').selectOption(full.serviceTime)
  const settings = await admin.expect('listSettings')
  const capacity = Number(settings.find(({ key }) => key === 'window_capacity')?.value)
  for (let taken = 0; taken < capacity; taken += 1) {
    await admin.expect('addBooking', { body: { ...person(), ...full } })
  }
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Error', 'Failed to update booking.')
  await expect(dialog.getByRole('alert').last()).toContainText('arrival window')
  const [stored] = await admin.expect('listBookings', { query: { q: id } })
  expect(stored).toMatchObject(window)
})

test('a visit that somebody else has moved meanwhile is named, and taken over when asked to', async ({
  page,
  signIn,
  visitor,
  freshWindow,
  admin,
}) => {
  await signIn()
  const [window, moved] = [freshWindow(), freshWindow()]
  const { id } = await visitor.expect('createBooking', { body: { ...person(), ...window } })
  await page.goto(`/admin/bookings?q=${id}`)
  await card(page, id).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Admin Notes').fill('Bring the long ladder')
  await admin.expect('updateBooking', { params: { id }, body: moved })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText(`Service Date is now: ${moved.serviceDate}`)
  await dialog.getByRole('button', { name: 'Use the newer version' }).click()
  await expect(dialog.getByLabel('Service Date')).toHaveValue(moved.serviceDate)
  await expect(dialog.getByLabel('Arrival Window')).toHaveValue(moved.serviceTime)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Booking Updated')
  const [stored] = await admin.expect('listBookings', { query: { q: id } })
  expect(stored).toMatchObject(moved)
})

test('a booking added by hand takes an open window', async ({ page, signIn, freshWindow, admin }) => {
  await signIn()
  const window = freshWindow()
  const lastName = uniqueName('Phone')
  await page.goto('/admin/bookings')
  await page.getByRole('button', { name: 'Add Booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Booking' })
  const save = dialog.getByRole('button', { name: 'Add Booking' })
  await dialog.getByLabel('First Name').fill('Rosa')
  await dialog.getByLabel('Last Name').fill(lastName)
  await dialog.getByLabel('Email').fill('rosa@example.com')
  await dialog.getByLabel('Phone').fill('559-555-0133')
  await dialog.getByLabel('Address').fill('9 Elm St')
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Service Date').selectOption(window.serviceDate)
  await dialog.getByLabel('Arrival Window').selectOption(window.serviceTime)
  await failOnce(page, { method: 'POST', path: BOOKINGS }, save, 'Failed to add booking.')
  await expectToast(page, 'Booking Added')
  const [stored] = await admin.expect('listBookings', { query: { q: lastName } })
  expect(stored).toMatchObject({ ...window, status: 'confirmed', firstName: 'Rosa' })
})

test('a booking is deleted after confirming, and a failure keeps it', async ({
  page,
  signIn,
  visitor,
  freshWindow,
  admin,
}) => {
  await signIn()
  const { id } = await visitor.expect('createBooking', {
    body: { ...person(), ...freshWindow() },
  })
  await page.goto(`/admin/bookings?q=${id}`)
  await card(page, id).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText('permanently removes all booking information')
  await page.keyboard.press('Escape')
  await deleteByCard(page, card(page, id), {
    title: 'Delete Booking',
    path: BOOKINGS,
    failed: 'Failed to delete booking.',
  })
  await expectToast(page, 'Booking Deleted', 'permanently')
  expect(await admin.expect('listBookings', { query: { q: id } })).toEqual([])
})

test("a reply to a booking is signed with the business's name of today", async ({
  page,
  signIn,
  visitor,
  freshWindow,
}) => {
  await signIn()
  const window = freshWindow()
  const { id } = await visitor.expect('createBooking', { body: { ...person(), ...window } })
  await page.route('**/api/site-info', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), businessName: 'Bright & Co' } })
  })
  await page.goto(`/admin/bookings?q=${id}`)
  await card(page, id).getByRole('button', { name: 'Send Email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reply to Ana Ruiz' })
  await expect(dialog.getByLabel('Subject')).toHaveValue('Thank you for contacting Bright & Co')
})

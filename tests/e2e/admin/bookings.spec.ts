import { pacificToday } from '#frontend/lib/days.ts'
import { addDays } from '#schemas/calendar-date.ts'
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
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON())
  })
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
  await expectToast(page, 'Booking Updated', 'Ana Ruiz is confirmed.')
  // Each as the version that the card showed.
  expect(sent).toEqual(sent.map(() => ({ status: expect.any(String), updatedAt: expect.any(String) })))
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
  await expect(dialog.getByLabel("Customer's Notes")).toHaveValue('Gate code 1234')
  await expect(dialog.getByRole('row', { name: /Two stories/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /Total/ })).toContainText(`$${quote.totalPrice}`)
  await dialog.getByLabel('Service Date').fill(next.serviceDate)
  await dialog.getByLabel('Arrival Window').selectOption(next.serviceTime)
  await dialog.getByLabel('Admin Notes').fill('Bring the long ladder')
  await dialog.getByLabel('Status').selectOption('confirmed')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Booking Updated')
  const [stored] = await admin.expect('listBookings', { query: { q: id } })
  expect(stored).toMatchObject({ ...next, adminNotes: 'Bring the long ladder', status: 'confirmed' })
})

test('a window that filled up meanwhile is asked about, and booked anyway on request', async ({
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
  await dialog.getByLabel('Service Date').fill(full.serviceDate)
  await dialog.getByLabel('Arrival Window').selectOption(full.serviceTime)
  const settings = await admin.expect('listSettings')
  const capacity = Number(settings.find(({ key }) => key === 'window_capacity')?.value)
  for (let taken = 0; taken < capacity; taken += 1) {
    await admin.expect('addBooking', { body: { ...person(), ...full } })
  }
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  const warning = dialog.getByRole('alert').last()
  await expect(warning).toContainText(/is full, 2 of 2 taken/)
  const stored = async () => (await admin.expect('listBookings', { query: { q: id } }))[0]
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

test('a customer is corrected, and the agreed price stands beside the quoted one', async ({
  page,
  signIn,
  visitor,
  freshWindow,
  admin,
}) => {
  await signIn()
  const quote = await visitor.expect('createQuote', { body: quoteRequest() })
  const { id } = await visitor.expect('createBooking', {
    body: { ...person(), ...freshWindow(), quoteId: quote.id, city: 'somewhere else' },
  })
  await page.goto(`/admin/bookings?q=${id}`)
  await card(page, id).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('11 Main St')
  await dialog.getByLabel('Email').fill('')
  await dialog.getByLabel('Price').fill('150')
  await dialog.getByLabel('Service', { exact: true }).selectOption('house')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Booking Updated', 'Ana Ruiz')
  await expect(card(page, id)).toContainText(`Quote $${quote.totalPrice}, agreed $150`)
  await expect(card(page, id).getByRole('link', { name: '@' })).toHaveCount(0)
  await expect(card(page, id).getByRole('button', { name: 'Send Email' })).toHaveCount(0)
  const [stored] = await admin.expect('listBookings', { query: { q: id } })
  expect(stored).toMatchObject({
    address: '11 Main St',
    serviceType: 'house',
    city: 'somewhere else',
    totalPrice: 150,
    quotedPrice: quote.totalPrice,
  })
  expect(stored).not.toHaveProperty('email')
  await card(page, id).getByRole('button', { name: 'Edit' }).click()
  await expect(dialog.getByRole('row', { name: 'Total' })).toContainText(`$${quote.totalPrice}`)
  await expect(dialog.getByRole('row', { name: 'Agreed' })).toContainText('$150')
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

test('a booking added by hand takes an open window, a quote and a price', async ({
  page,
  signIn,
  visitor,
  freshWindow,
  admin,
}) => {
  await signIn()
  const quote = await visitor.expect('createQuote', { body: quoteRequest() })
  const window = freshWindow()
  const lastName = uniqueName('Phone')
  await page.goto('/admin/bookings')
  await page.getByRole('button', { name: 'Add Booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Booking' })
  const save = dialog.getByRole('button', { name: 'Add Booking' })
  await dialog.getByLabel('First Name').fill('Rosa')
  await dialog.getByLabel('Last Name').fill(lastName)
  await dialog.getByLabel('Phone').fill('559-555-0133')
  await dialog.getByLabel('Address').fill('9 Elm St')
  await dialog.getByLabel('Quote ID').fill(quote.id.slice(0, 8))
  await expect(dialog.getByText(`Quote of Ana Ruiz, $${quote.totalPrice}`)).toBeVisible()
  await dialog.getByLabel('Price').fill('160')
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Service Date').fill(window.serviceDate)
  await dialog.getByLabel('Arrival Window').selectOption(window.serviceTime)
  await failOnce(page, { method: 'POST', path: BOOKINGS }, save, 'Failed to add booking.')
  await expectToast(page, 'Booking Added')
  const [stored] = await admin.expect('listBookings', { query: { q: lastName } })
  expect(stored).toMatchObject({
    ...window,
    status: 'confirmed',
    firstName: 'Rosa',
    quoteId: quote.id,
    quotedPrice: quote.totalPrice,
    totalPrice: 160,
  })
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
  await expectToast(page, 'Booking Deleted', 'The booking of Ana Ruiz has been permanently deleted.')
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

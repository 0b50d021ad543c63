import { windowLabel } from '#frontend/lib/days.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'
import {
  deleteByCard,
  expect,
  expectToast,
  failCalls,
  failOnce,
  test,
  uniqueName,
} from '#tests/e2e/admin/back-office.ts'
import { visitor as person, quoteRequest } from '#tests/support/api/requests.ts'

const BOOKINGS = /\/api\/admin\/bookings/

test('quick buttons set any status from any other, in its colour (P19.2)', async ({ page, openBooking }) => {
  const { shown } = await openBooking()
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
    if (button === 'Cancel') await page.getByRole('button', { name: 'Cancel Visit' }).click()
    await expect(badge).toHaveText(status)
    await expect(badge).toHaveClass(colour)
  }
  // Whether the mail about the cancellation has gone by now decides the rest.
  await expectToast(page, 'Booking Updated', 'Ana Ruiz is confirmed. The customer gets an email')
  const toastColour = () =>
    page.locator('.toast-card').evaluate((toast) => getComputedStyle(toast).borderLeftColor)
  const colourOfSuccess = await toastColour()
  // Each as the version that the card showed.
  expect(sent).toEqual(sent.map(() => ({ status: expect.any(String), updatedAt: expect.any(String) })))
  await failCalls(page, 'PATCH', BOOKINGS)
  await shown.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel the visit of Ana Ruiz?' })
  await question.getByRole('button', { name: 'Cancel Visit' }).click()
  await expectToast(page, 'Error', 'Failed to update booking.')
  expect(await toastColour()).not.toBe(colourOfSuccess)
  await expect(question.getByRole('alert')).toContainText('The service is busy')
  await question.getByRole('button', { name: 'Keep Visit' }).click()
  await expect(question).toBeHidden()
  await expect(badge).toHaveText('confirmed')
})

test('a second tap on a quick button changes nothing', async ({ page, openBooking }) => {
  const { shown } = await openBooking()
  const confirm = shown.getByRole('button', { name: 'Confirm', exact: true })
  await confirm.hover()
  const tap = async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
  await tap()
  await expect(shown.locator('.status-badge')).toHaveText('confirmed')
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changes.push(request.postData() ?? '')
  })
  // The state of the mail may have moved it.
  await confirm.hover()
  await tap()
  await expect(confirm).toBeFocused()
  expect(changes).toEqual([])
})

test('adds a booking with an open window, a quote and a price', async ({
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
  const tell = dialog.getByLabel('Tell the customer by email')
  await expect(tell).toHaveCount(0)
  await dialog.getByLabel('Email').fill('rosa@example.com')
  await expect(tell).not.toBeChecked()
  await tell.check()
  await dialog.getByLabel('First Name').fill('Rosa')
  await dialog.getByLabel('Last Name').fill(lastName)
  await dialog.getByLabel('Phone').fill('559-555-0133')
  await dialog.getByLabel('Address').fill('9 Elm St')
  await dialog.getByLabel('Quote ID').fill(quote.id.slice(0, 8))
  await expect(dialog.getByText(`Quote of Ana Ruiz, $${quote.totalPrice}`)).toBeVisible()
  await dialog.getByLabel('Price').fill('160')
  await expect(save).toBeDisabled()
  await expect(save).toHaveAccessibleDescription('Still needed: service date, arrival window')
  await dialog.getByLabel('Service Date').fill(window.serviceDate)
  await expect(dialog.getByText('Still needed: arrival window')).toBeVisible()
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
    customerMail: { id: `receipt-${stored?.id}` },
  })
})

test('the next visit is proposed on the same weekday, at the same time and price, where there is room (P35.7)', async ({
  page,
  admin,
  openBooking,
}) => {
  const email = `${uniqueName('again').replace(' ', '-')}@example.com`
  const notes = 'Two dogs'
  const { id, shown, window } = await openBooking({ email, notes, city: 'lemoore' })
  await admin.expect('updateBooking', { params: { id }, body: { totalPrice: 258, adminNotes: 'Gate 4711' } })
  // Days of that weekday beyond what visitors book, the nearest to half a year later first.
  const { serviceDate, serviceTime } = window
  const [year = 0, month = 0, day = 0] = serviceDate.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + 6, 0)).getUTCDate()
  const middle = Date.UTC(year, month + 5, Math.min(day, lastDay))
  const days = Array.from({ length: 40 }, (_, week) => addDays(serviceDate, 7 * (week + 14))).sort(
    (a, b) => Math.abs(Date.parse(a) - middle) - Math.abs(Date.parse(b) - middle),
  )
  const taken = { ...person(), serviceDate: days[0] ?? '', serviceTime, anyway: true }
  await admin.expect('addBooking', { body: taken })
  await admin.expect('addBooking', { body: taken })
  await page.reload()
  await shown.getByRole('button', { name: 'Next Visit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Next Visit of Ana Ruiz' })
  const date = dialog.getByLabel('Service Date')
  await expect(date).toHaveValue(days[1] ?? '')
  await expect(dialog.getByLabel('Price')).toHaveValue('258')
  await expect(dialog.getByLabel('Tell the customer by email')).toBeChecked()
  await expect(dialog.getByText('Ana already has a visit ahead')).toBeVisible()
  await expect(dialog.getByLabel('Arrival Window').locator(':checked')).toHaveText(windowLabel(serviceTime))
  await dialog.getByRole('button', { name: '12 months' }).click()
  await expect(date).not.toHaveValue(days[1] ?? '')
  await dialog.getByRole('button', { name: '6 months' }).click()
  await expect(date).toHaveValue(days[1] ?? '')
  // The owner decides; a change of the price and a day of their own stay.
  await dialog.getByLabel('Price').fill('270')
  await date.fill(days[2] ?? '')
  await dialog.getByRole('button', { name: 'Add Booking' }).click()
  await expectToast(page, 'Booking Added')
  const visits = await admin.expect('listBookings', { query: { q: email } })
  expect(visits).toHaveLength(2)
  expect(visits[0]).toMatchObject({
    ...{ serviceDate: days[2], serviceTime, totalPrice: 270, notes, adminNotes: 'Gate 4711' },
    ...{ firstName: 'Ana', phone: visits[1]?.phone, address: visits[1]?.address, city: 'lemoore' },
    ...{ status: 'confirmed', customerMail: { id: `receipt-${visits[0]?.id}` } },
  })
})

test('deletes a booking after confirming, and keeps it on failure (P19.5)', async ({ page, openBooking }) => {
  const { shown, stored } = await openBooking()
  await shown.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText('permanently removes all booking information')
  await page.keyboard.press('Escape')
  await deleteByCard(page, shown, {
    title: 'Delete Booking',
    path: BOOKINGS,
    failed: 'Failed to delete booking.',
  })
  await expectToast(page, 'Booking Deleted', 'The booking of Ana Ruiz has been permanently deleted.')
  expect(await stored()).toBeUndefined()
})

test('signs a reply with the current business name, and fills in the visit', async ({
  page,
  admin,
  openBooking,
}) => {
  await page.route('**/api/site-info', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), businessName: 'Bright & Co' } })
  })
  const { id, shown, window } = await openBooking()
  await shown.getByRole('button', { name: 'Send Email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reply to Ana Ruiz' })
  await expect(dialog.getByLabel('Subject')).toHaveValue('Thank you for contacting Bright & Co')
  await dialog.getByLabel('Template').selectOption('About the visit')
  await expect(dialog.getByLabel('Subject')).toHaveValue(/^Your visit on \w+day, \w+ \d+$/)
  const { visit } = await admin.expect('createVisitLink', { params: { id }, body: {} })
  const message = dialog.getByLabel('Message')
  await expect(message).toHaveValue(new RegExp(`^We arrive: ${windowLabel(window.serviceTime)}$`, 'm'))
  expect(await message.inputValue()).toContain(`See or change it: ${visit}\n`)
  // This visit has no price.
  await expect(message).not.toHaveValue(/Price/)
})

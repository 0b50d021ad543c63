import { windowLabel } from '#frontend/lib/days.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'
import { expect, expectToast, test, uniqueName } from '#tests/e2e/admin/back-office.ts'
import { visitor as person } from '#tests/support/api/requests.ts'

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

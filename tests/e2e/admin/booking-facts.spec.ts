/** What is stored of a visit is found again, on whichever day it was. */
import { pacificToday } from '#frontend/lib/days.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'
import { expect, test, uniqueName } from '#tests/e2e/admin/back-office.ts'
import { visitor as person } from '#tests/support/api/requests.ts'

test.use({ viewport: { width: 390, height: 844 } })

test("yesterday's payment is on the booking's card, on its customer's, and in both exports", async ({
  page,
  signIn,
  admin,
}) => {
  await signIn()
  const firstName = uniqueName('Paid')
  const email = `${firstName.replace(' ', '-')}@example.com`
  const { id } = await admin.expect('addBooking', {
    body: {
      ...person(),
      ...{
        firstName,
        email,
        address: '1 Main St',
        serviceDate: addDays(pacificToday(), -1),
        serviceTime: '08:00',
      },
      ...{ status: 'confirmed', totalPrice: 240, anyway: true },
    },
  })
  await admin.expect('updateBooking', {
    params: { id },
    body: {
      status: 'completed',
      payment: { amount: '240.50', method: 'check', tip: '25', note: 'Number 1187' },
    },
  })
  await page.goto(`/admin/bookings?q=${id}`)
  const card = page.locator(`[data-id="${id}"]`)
  await expect(card).toContainText('Paid $240.50, check, tip $25, Number 1187')
  await page.getByRole('link', { name: 'All of this customer' }).click()
  await expect(card).toContainText('Paid $240.50, check, tip $25, Number 1187')
  const save = async (button: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button, exact: true }).click()
    return Buffer.concat(await (await (await download).createReadStream()).toArray()).toString()
  }
  expect(await save('Export')).toContain('Number 1187')
  await page.goto(`/admin/bookings?q=${id}`)
  expect(await save('Export CSV')).toMatch(
    /,Payments,.*\r\n.*"Paid \$240\.50, check, tip \$25, Number 1187 \([^)]*\)"/,
  )
})

import { expectToast, uniqueName } from '#tests/e2e/admin/back-office.ts'
import { openWindows, visitor as person } from '#tests/support/api/requests.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('the calendar shows a visit in its day and window and opens it', async ({
  page,
  signIn,
  visitor,
  freshWindow,
}) => {
  await signIn()
  const lastName = uniqueName('Week')
  const window = freshWindow()
  const { id } = await visitor.expect('createBooking', { body: { ...person(), lastName, ...window } })
  await page.goto(`/admin/bookings?view=week&week=${window.serviceDate}`)
  await expect(page.getByRole('button', { name: `Ana ${lastName}` })).toBeVisible()
  const tops = await page
    .locator('[data-window="16:00"]')
    .evaluateAll((windows) => windows.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
  await page.getByRole('button', { name: `Ana ${lastName}` }).click()
  await expect(page.getByRole('dialog', { name: `Booking of Ana ${lastName}` })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(id))
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page.getByRole('button', { name: `Ana ${lastName}` })).toHaveCount(0)
})

test('a blocked day takes no bookings until it is unblocked (P19.6)', async ({
  page,
  signIn,
  visitor,
  freshWindow,
}) => {
  await signIn()
  const { serviceDate } = freshWindow()
  const isOpen = async () => (await openWindows(visitor)).some((window) => window.serviceDate === serviceDate)
  await page.goto(`/admin/bookings?view=week&week=${serviceDate}`)
  const day = page.locator(`section[data-day="${serviceDate}"]`)
  await visitor.expect('createBooking', { body: { ...person(), serviceDate, serviceTime: '10:00' } })
  await page.reload()
  // Its visit moves the button down.
  await expect(day.getByRole('button', { name: 'Ana Ruiz' })).toBeVisible()
  await day.getByRole('button', { name: /^Block/ }).dblclick()
  await expectToast(page, 'Day Blocked', '1 visit remains.')
  expect(await isOpen()).toBe(false)
  await day.getByRole('button', { name: /^Unblock/ }).click()
  await expectToast(page, 'Day Unblocked')
  expect(await isOpen()).toBe(true)
})

test('a calendar left open over midnight shows the new day (P17.13, P19.6)', async ({ page, signIn }) => {
  await signIn()
  // Two minutes before midnight in California, while clocks there show winter time; then a sleep over the next midnight.
  await page.clock.install({ time: '2027-01-13T07:58:00Z' })
  await page.goto('/admin/bookings?view=week')
  const today = page.locator('.week-day', { has: page.getByText('Today', { exact: true }) })
  await expect(today).toHaveAttribute('data-day', '2027-01-12')
  await page.clock.runFor('03:00')
  await expect(today).toHaveAttribute('data-day', '2027-01-13')
  await page.clock.setSystemTime('2027-01-15T20:00:00Z')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(today).toHaveAttribute('data-day', '2027-01-15')
})

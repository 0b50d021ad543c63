import { expectToast, failCalls, uniqueName } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { openWindows, visitor as person } from '#tests/support/requests.ts'

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
  await page.getByRole('button', { name: `Ana ${lastName}` }).click()
  await expect(page.getByRole('dialog', { name: `Booking of Ana ${lastName}` })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(id))
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page.getByRole('button', { name: `Ana ${lastName}` })).toHaveCount(0)
})

test('a blocked day takes no bookings until it is unblocked', async ({
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
  await day.getByRole('button', { name: /^Block/ }).dblclick()
  await expectToast(page, 'Day Blocked')
  expect(await isOpen()).toBe(false)
  await failCalls(page, 'PUT', /\/api\/admin\/settings/)
  await day.getByRole('button', { name: /^Unblock/ }).click()
  await expectToast(page, 'Error', 'Failed to update setting.')
  await page.unroute(/\/api\/admin\/settings/)
  await day.getByRole('button', { name: /^Unblock/ }).click()
  await expectToast(page, 'Day Unblocked')
  expect(await isOpen()).toBe(true)
})

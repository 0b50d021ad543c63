/** A phone in trouble: its storage is blocked or full, midnight passes, no answer comes, the server is stopped. */
import { pacificToday } from '#frontend/lib/days.ts'
import { addDays } from '#schemas/facts/calendar-date.ts'
import { pacificInstant } from '#schemas/facts/pacific-time.ts'
import { expectToast } from '#tests/e2e/admin/back-office.ts'
import {
  asOf,
  expect,
  kept,
  keptOnDevice,
  panel,
  pay,
  stop,
  stored,
  test,
} from '#tests/e2e/admin/offline-phone.ts'
import { visitor as person } from '#tests/support/api/requests.ts'
import { startTestStack } from '#tests/support/api/test-stack.ts'

test('where storage is blocked or full, the day works online, and a payment that cannot be kept is not lost', async ({
  page,
  context,
  freshAdmin,
  ids,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
  })
  await page.reload()
  await stop(page, ids[0]).getByRole('button', { name: 'Arrived' }).click()
  await expect(stop(page, ids[0])).toContainText(/Arrived \d+(:\d\d)? [AP]M/)
  expect(await stored(freshAdmin, ids[0])).toHaveProperty('arrivedAt')
  await context.setOffline(true)
  await stop(page, ids[1]).getByRole('button', { name: 'Done & Paid' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tip').fill('7.50')
  await dialog.getByRole('button', { name: 'Done & Paid' }).click()
  await expectToast(page, 'Error', 'Failed to update booking.')
  await expect(dialog).toContainText('The server cannot be reached.')
  await expect(dialog.getByLabel('Tip')).toHaveValue('7.50')
  await expect(panel(page)).toHaveCount(0)
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Done & Paid' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await stored(freshAdmin, ids[1]))?.payments).toMatchObject([{ amount: '120.00', tip: '7.50' }])
})

test('a phone left open over midnight reads the new day, and without a network says what it knows until it is too old (P35.8)', async ({
  page,
  context,
  ids: _,
}) => {
  const tomorrow = addDays(pacificToday(), 1)
  const passTo = async (instant: number) => {
    await page.clock.setFixedTime(instant)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  const at = Date.now()
  const todayIs = (date: string) =>
    page.locator(`section[aria-labelledby="stops-${date}"] h2`, { hasText: /^Today/ })
  await page.route('**/api/admin/day', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), today: tomorrow, visits: [] } })
  })
  await passTo(pacificInstant(tomorrow, 0).getTime())
  await expect(todayIs(tomorrow)).toBeVisible()
  await expect(asOf(page)).toHaveCount(0)
  await page.unroute('**/api/admin/day')
  await page.clock.setFixedTime(at)
  await page.reload()
  await expect(todayIs(pacificToday())).toBeVisible()

  await context.setOffline(true)
  await passTo(pacificInstant(tomorrow, 0).getTime())
  await expect(todayIs(tomorrow)).toBeVisible()
  await expect(page.getByText(/This is the day as of/)).toBeVisible()
  await expect(page.getByText('Not known while offline.')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Not closed yet (3)' })).toBeVisible()
  await passTo(pacificInstant(addDays(tomorrow, 2), 0).getTime())
  await expect(page.getByText('You are offline, so the day cannot be loaded.')).toBeVisible()
  expect(await keptOnDevice(page)).toEqual([expect.stringMatching(/^shell-/)])
})

test('where a call gets no answer, the kept day opens after ten seconds each; what is noted then keeps its order', async ({
  page,
  context,
  freshAdmin,
  ids,
}) => {
  await page.clock.install()
  await context.route('**/api/**', () => {})
  const session = page.waitForRequest('**/api/admin/session')
  await page.reload()
  await session
  const day = page.waitForRequest('**/api/admin/day')
  await page.clock.fastForward(10_000)
  await day
  await page.clock.fastForward(10_000)
  await expect(asOf(page)).toContainText('The server cannot be reached.')
  const change = page.waitForRequest(`**/bookings/${ids[0]}`)
  await stop(page, ids[0]).getByRole('button', { name: 'Arrived' }).click()
  await change
  await page.clock.fastForward(10_000)
  await expect(panel(page).getByRole('heading')).toHaveText('Not sent yet (1)')
  await context.unroute('**/api/**')
  // Behind what was noted before about the same visit.
  await pay(page, ids[0])
  await expectToast(page, 'Visit Closed, Not Sent Yet')
  await panel(page).getByRole('button', { name: 'Send Now' }).click()
  await expect(panel(page)).toHaveCount(0)
  expect(await stored(freshAdmin, ids[0])).toMatchObject({
    status: 'completed',
    arrivedAt: expect.any(String),
  })
})

test.describe('on a stack that is stopped', () => {
  test.use({ stackEnv: {} })

  test('while the stack is stopped, what is noted waits on top of what was saved before; it is sent after the start', async ({
    page,
    context,
    freshAdmin,
    freshStack,
    ids,
  }) => {
    await context.route('**/api/admin/day', (route) => route.abort())
    await stop(page, ids[0]).getByRole('button', { name: 'Arrived' }).click()
    await expectToast(page, 'Arrived')
    await expect(asOf(page)).toContainText('The server cannot be reached.')
    await expect(stop(page, ids[0])).toContainText(/Arrived \d/)
    const { url, dataDir } = freshStack
    await freshStack.kill()
    await context.unroute('**/api/admin/day')
    await pay(page, ids[0])
    await expectToast(page, 'Visit Closed, Not Sent Yet')
    await page.reload()
    await expect(asOf(page)).toContainText('The server cannot be reached.')
    await expect(stop(page, ids[0])).toContainText('Paid $120, cash')
    const [waiting] = await kept<{ notedAt: string }[]>(page, 'changes')
    const restarted = await startTestStack({ dataDir, env: { PORT: new URL(url).port } })
    await panel(page).getByRole('button', { name: 'Send Now' }).click()
    await expect(panel(page)).toHaveCount(0)
    await expect(asOf(page)).toHaveCount(0)
    expect(await stored(freshAdmin, ids[0])).toMatchObject({
      status: 'completed',
      arrivedAt: expect.any(String),
      payments: [{ method: 'cash', at: waiting?.notedAt }],
    })
    await restarted.stop()
  })
})

test('a day that another admin has left on the device is not shown', async ({ page, ids }) => {
  const day = await kept<{ admin: object }>(page, 'day')
  await kept(page, 'day', { ...day, admin: { ...day.admin, username: 'another.admin' } })
  await page.route('**/api/admin/day', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(/^Could not load/)).toBeVisible()
  await expect(page.locator('.stop')).toHaveCount(0)
  await kept(page, 'day', day)
  await page.reload()
  await expect(page.locator('.stop')).toHaveCount(ids.length)
})

test('in plane mode a late visit that did not happen is closed, and sent later without a mail to the customer', async ({
  page,
  context,
  freshAdmin,
  ids,
}) => {
  const visit = {
    serviceDate: addDays(pacificToday(), -1),
    serviceTime: '08:00',
    status: 'confirmed',
  } as const
  const body = { ...person(), ...visit, firstName: 'Late', anyway: true }
  const { id } = await freshAdmin.expect('addBooking', { body })
  await page.reload()
  const late = page.getByRole('region', { name: 'Not closed yet (1)' })
  await expect(late).toContainText('Late Ruiz')
  await context.setOffline(true)
  await late.getByRole('button', { name: 'Did Not Happen' }).click()
  await expectToast(page, 'Did Not Happen, Not Sent Yet')
  await expect(late).toHaveCount(0)
  await page.reload()
  await expect(panel(page)).toContainText('Late Ruiz')
  await expect(page.locator('.stop')).toHaveCount(ids.length)
  await expect(late).toHaveCount(0)
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await context.setOffline(false)
  expect((await sent).postDataJSON()).toMatchObject({ status: 'cancelled', tellCustomer: false })
  await expect(panel(page)).toHaveCount(0)
  expect(await stored(freshAdmin, id)).toMatchObject({ status: 'cancelled' })
  await expect(page.locator('.stop')).toHaveCount(ids.length)
  await expect(late).toHaveCount(0)
})

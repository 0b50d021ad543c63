/** A phone in trouble: its storage is blocked or full, midnight passes, the session ends, no answer comes. */
import type { Route } from '@playwright/test'
import { pacificToday } from '#frontend/lib/days.ts'
import { addDays, pacificInstant } from '#schemas/facts/pacific-time.ts'
import { expectToast, fillSignIn } from '#tests/e2e/admin/back-office.ts'
import { asOf, expect, keptOnDevice, panel, pay, stop, stored, test } from '#tests/e2e/admin/offline-phone.ts'

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
  await expect(stop(page, ids[0])).toContainText(/Arrived \d+(:\d\d)?\s[AP]M/)
  expect(await stored(freshAdmin, ids[0])).toHaveProperty('arrivedAt')
  await context.setOffline(true)
  await stop(page, ids[1]).getByRole('button', { name: 'Done & Paid' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tip').fill('7.50')
  await dialog.getByRole('button', { name: 'Done & Paid' }).click()
  await expectToast(page, 'Error', 'No answer came')
  await expect(dialog.getByLabel('Tip')).toHaveValue('7.50')
  await expect(panel(page)).toHaveCount(0)
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Done & Paid' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await stored(freshAdmin, ids[1]))?.payments).toMatchObject([{ amount: '120.00', tip: '7.50' }])
})

test('a session that has ended deletes the day; changes wait for the same admin (P35.10)', async ({
  page,
  context,
  freshAdmin,
  stack,
  ids,
}) => {
  await context.setOffline(true)
  await pay(page, ids[0])
  await context.clearCookies()
  // What was asked before does not end the session that is new when it is answered.
  const signedIn = page.waitForResponse('**/api/admin/login')
  const refuse = (route: Route) => signedIn.then(() => route.fulfill({ status: 401, body: '' }))
  await context.route('**/api/admin/bookings/*', refuse, { times: 1 })
  await context.setOffline(false)
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(page.getByText('Noted at the door and not sent yet: 1.')).toBeVisible()
  await expect.poll(() => keptOnDevice(page)).toEqual(['changes'])
  await fillSignIn(page, stack.admin)
  await expect(stop(page, ids[0])).toContainText('Paid $120, cash')
  await expect(panel(page)).toHaveCount(0)
  expect(await stored(freshAdmin, ids[0])).toMatchObject({ status: 'completed' })
  await expect.poll(() => keptOnDevice(page)).toContain('day')
  // Also one that has ended while the page was closed.
  await context.clearCookies()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect.poll(() => keptOnDevice(page)).not.toContain('day')
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
  const closed = { status: 'completed', arrivedAt: expect.any(String) }
  expect(await stored(freshAdmin, ids[0])).toMatchObject(closed)
})

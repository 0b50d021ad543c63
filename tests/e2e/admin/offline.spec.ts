/** The back office without a network: what it shows, keeps, sends later and forgets. */
import type { BrowserContext } from '@playwright/test'
import { expectToast, fillSignIn } from '#tests/e2e/admin/back-office.ts'
import {
  asOf,
  expect,
  kept,
  keptOnDevice,
  panel,
  pay,
  shellIsKept,
  stop,
  stored,
  test,
} from '#tests/e2e/admin/offline-phone.ts'
import { holdBack } from '#tests/e2e/public/visitor-page.ts'
import { expectAccessible, faintTexts } from '#tests/support/browser/axe.ts'
import { signal } from '#tests/support/signal.ts'

type Sent = { url: string; body: { payment?: { method: string } } }[]

const ordered = (sent: Sent) => sent.map(({ url, body }) => [url.split('/').at(-1), body.payment?.method])

const tabsThatWait = async () => (await navigator.locks.query()).pending?.length

/** The changes that the API has answered from now on. */
function sentChanges(context: BrowserContext) {
  const sent: Sent = []
  context.on('response', (response) => {
    const request = response.request()
    if (request.method() === 'PATCH') sent.push({ url: request.url(), body: request.postDataJSON() })
  })
  return sent
}

test('in plane mode the day opens, three payments are noted, and they are sent in order; one conflict is shown (P35.8, P35.9)', async ({
  page,
  context,
  freshAdmin,
  ids,
}) => {
  const day = await kept<{ day: object }>(page, 'day')
  // As if another build had kept it.
  await kept(page, 'day', { ...day, day: {} })
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You are offline, so your session cannot be loaded.')).toBeVisible()
  await kept(page, 'day', day)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(asOf(page)).toContainText('You are offline.')
  await expect(page.locator('.stop h3')).toHaveText(['Ana Ruiz', 'Bob Ruiz', 'Cleo Ruiz'])
  await expect(stop(page, ids[2])).toContainText('LADDER, dog bites')
  await page.getByRole('button', { name: 'Move this day' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'You are offline, so the visits of this day cannot be loaded.',
  )
  await page.keyboard.press('Escape')
  await pay(page, ids[2], 'check')
  await expectToast(page, 'Visit Closed, Not Sent Yet')
  await pay(page, ids[0], 'cash')
  await stop(page, ids[1]).getByRole('button', { name: 'Arrived' }).click()
  await expect(stop(page, ids[1])).toContainText(/Arrived \d+(:\d\d)?\s[AP]M/)
  await pay(page, ids[1], 'card')
  await expect(stop(page, ids[1])).toContainText('Paid $120, card')
  await expect(page.locator('.stop', { hasText: 'Not sent yet' })).toHaveCount(3)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('No visits left today.Open Today')
  await page.goto('/admin/today')
  await expect(panel(page).getByRole('heading')).toHaveText('Not sent yet (4)')
  await expect(stop(page, ids[0])).toContainText('Paid $120, cash')
  await expectAccessible(page)
  expect(await faintTexts(page)).toEqual([])

  const elsewhere = { payment: { amount: '90', method: 'check' as const }, adminNotes: 'Paid at the office' }
  await freshAdmin.expect('updateBooking', ids[0] ?? '', elsewhere)
  const sent = sentChanges(context)
  await context.setOffline(false)
  await expect(panel(page).getByRole('heading')).toHaveText('Not sent yet (1)')
  expect(ordered(sent)).toEqual([
    [ids[2], 'check'],
    [ids[0], 'cash'],
    [ids[1], undefined],
    [ids[1], 'card'],
  ])
  await expect(asOf(page)).toHaveCount(0)
  await expect(panel(page)).toContainText('Ana Ruiz')
  await expect(panel(page)).toContainText('Paid $120, cash')
  await expect(panel(page)).toContainText(/Stored now: confirmed, .*Paid \$90, check/)
  expect((await stored(freshAdmin, ids[0]))?.payments).toMatchObject([{ amount: '90.00', method: 'check' }])
  const second = await stored(freshAdmin, ids[1])
  expect(second).toMatchObject({ status: 'completed', payments: [{ method: 'card' }] })
  await page.reload()
  await panel(page).getByRole('button', { name: 'Save What I Noted' }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(stop(page, ids[0])).toContainText('Paid $120, cash')
  expect(await stored(freshAdmin, ids[0])).toMatchObject({
    status: 'completed',
    payments: [
      { amount: '90.00', method: 'check', takenBack: { at: expect.any(String) } },
      { amount: '120.00', method: 'cash' },
    ],
    adminNotes: 'Paid at the office',
  })
})

test('logging out deletes everything on the device, without a network, too, and asks about changes that wait (P35.10)', async ({
  page,
  context,
  stack,
  ids,
}) => {
  expect(await keptOnDevice(page)).toEqual(['day', expect.stringMatching(/^shell-/)])
  await context.setOffline(true)
  await stop(page, ids[0]).getByRole('button', { name: 'Nobody Home' }).click()
  await expect(panel(page).getByRole('heading')).toHaveText('Not sent yet (1)')
  await page.getByRole('button', { name: 'Logout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out and lose changes?' })
  await expect(dialog).toContainText('Noted at the door and not sent yet: 1.')
  await dialog.getByRole('button', { name: 'Stay Signed In' }).click()
  await expect(panel(page)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await dialog.getByRole('button', { name: 'Log Out and Delete Them' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect.poll(() => keptOnDevice(page)).toEqual([])

  await context.setOffline(false)
  await page.goto('/admin/today')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-session')
  await fillSignIn(page, stack.admin)
  await expect(page.locator('.stop')).toHaveCount(3)
  await shellIsKept(page)
  const loggedOut = signal()
  await page.route('**/api/admin/day', async (route) => {
    const response = await route.fetch()
    await loggedOut.given
    await route.fulfill({ response })
  })
  const read = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/admin/day'))
  const isAsked = page.waitForRequest('**/api/admin/day')
  await page.reload()
  await isAsked
  await page.evaluate(() => localStorage.setItem('anything', 'kept'))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect.poll(() => keptOnDevice(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  loggedOut.give()
  await read
  expect(await keptOnDevice(page)).toEqual([])
})

test('while the server fails, changes wait; after 36 hours the day is deleted and a change is shown with what is stored (P35.8, P35.9)', async ({
  page,
  context,
  freshAdmin,
  ids,
}) => {
  await context.route('**/api/**', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  await page.reload()
  await expect(asOf(page)).toContainText('The server cannot be reached.')
  await stop(page, ids[0]).getByRole('button', { name: 'Arrived' }).click()
  await stop(page, ids[1]).getByRole('button', { name: 'Nobody Home' }).click()
  await expect(panel(page).getByRole('heading')).toHaveText('Not sent yet (2)')
  await panel(page).getByRole('button', { name: 'Send Now' }).click()
  await expectToast(page, 'Not Sent Yet', 'It is sent once the server can take it.')
  const [own, other] = await kept<{ username: string }[]>(page, 'changes')
  // As if another admin had noted it.
  await kept(page, 'changes', [own, { ...other, username: 'ana' }])
  await page.clock.setFixedTime(Date.now() + 36 * 60 * 60 * 1000 + 1000)
  await page.reload()
  await expect(page.getByText('Could not load your session.')).toBeVisible()
  expect(await keptOnDevice(page)).toEqual(['changes', expect.stringMatching(/^shell-/)])
  await context.unroute('**/api/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(panel(page)).toContainText('Sent once ana signs in on this device.')
  // It takes the other one's place.
  await expect(panel(page)).toContainText('Noted more than 36 hours ago, so it was not sent.')
  await panel(page).getByRole('button', { name: 'Do Not Send' }).click()
  await expect(panel(page)).not.toContainText('Bob Ruiz')
  await expect(panel(page)).toContainText('Stored now: confirmed')
  expect(await stored(freshAdmin, ids[0])).not.toHaveProperty('arrivedAt')
  await panel(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(panel(page)).toHaveCount(0)
})

test('a change whose answer was lost is made once; two tabs send it once; a deleted visit is shown until dismissed', async ({
  page,
  context,
  freshAdmin,
  ids,
}) => {
  await context.route(`**/bookings/${ids[0]}`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await stop(page, ids[0]).getByRole('button', { name: 'Arrived' }).click()
  await expect(panel(page)).toContainText('Ana Ruiz')
  const first = await stored(freshAdmin, ids[0])
  await context.unroute(`**/bookings/${ids[0]}`)
  const other = await context.newPage()
  const sent = sentChanges(context)
  await other.goto('/admin/today')
  await expect(panel(other)).toHaveCount(0)
  await expect(panel(page)).toHaveCount(0)
  expect(first).toEqual({ ...(await stored(freshAdmin, ids[0])), arrivedAt: expect.any(String) })
  expect(sent).toHaveLength(1)

  await context.setOffline(true)
  await stop(page, ids[1]).getByRole('button', { name: 'Arrived' }).click()
  await expect(panel(other)).toContainText('Bob Ruiz')
  await freshAdmin.expect('deleteBooking', ids[1] ?? '')
  const answer = await holdBack(context, `**/bookings/${ids[1]}`)
  await context.setOffline(false)
  await expect.poll(() => page.evaluate(tabsThatWait)).toBe(1)
  answer()
  await expect(panel(page)).toContainText('This booking no longer exists.')
  expect(sent).toHaveLength(2)
  await panel(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(panel(other)).toHaveCount(0)
})

/** How long toasts and tooltips wait (P30.1, P30.2), on the browser's own clock. */
import type { Locator } from '@playwright/test'
import { card, expectToast, openMore } from '#tests/e2e/admin/back-office.ts'
import { breakApi } from '#tests/e2e/public/visitor-page.ts'
import { contactRequest, visitor as person } from '#tests/support/api/requests.ts'
import { test as base, expect, stopClock } from '#tests/support/browser/test.ts'

const TOAST_MS = 5000
const TOOLTIP_DELAY_MS = 700
const TOOLTIP_SKIP_MS = 300

/** Starts with a notification, over which is no pointer; time passes only when the test lets it. */
const test = base.extend<{ notified: Locator }>({
  notified: async ({ page, signIn, visitor }, use) => {
    await signIn()
    const { id } = await visitor.expect('createContact', contactRequest())
    await page.goto(`/admin/contacts?q=${id}`)
    await expect(card(page, id)).toBeVisible()
    await stopClock(page)
    await card(page, id).getByRole('button', { name: 'Mark Resolved' }).click()
    await expectToast(page, 'Contact Updated')
    // The pointer over it, or the focus in it, keeps it open.
    await page.mouse.move(0, 0)
    await use(page.locator('.toast-card'))
  },
})

test('a notification stays for five seconds (P30.1)', async ({ page, notified }) => {
  await page.clock.runFor(TOAST_MS - 200)
  await expect(notified).toBeVisible()
  await page.clock.runFor(400)
  await expect(notified).toBeHidden()
})

test('F8 moves the focus to the notifications, and Escape closes one', async ({ page, notified }) => {
  await page.keyboard.press('F8')
  await expect(page.locator('.toast-viewport')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(notified).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(notified).toBeHidden()
})

test('a failure covers neither end of a tall dialog', async ({ page, signIn, visitor, freshWindow }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn()
  const { id } = await visitor.expect('createBooking', { ...person(), ...freshWindow() })
  await page.goto(`/admin/bookings?q=${id}`)
  const shown = card(page, id)
  await openMore(shown)
  await shown.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Admin Notes').fill('Ladder')
  await breakApi(page, 'PATCH', '/api/admin/bookings/*', '500')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Error')
  // Under the pointer it stays, and when the pointer leaves it, no time passes.
  const toast = page.locator('.toast-card')
  await toast.hover()
  await stopClock(page)
  const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {}
  expect((await dialog.locator('.dialog-head').boundingBox())?.y).toBeGreaterThanOrEqual(y + height)
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  await save.click({ trial: true })
  await page.setViewportSize({ width: 1280, height: 720 })
  await save.click({ trial: true })
})

test('a swipe of 50 px to the right dismisses a notification', async ({ page, notified }) => {
  const swipe = async (distance: number) => {
    // Waits until it rests.
    await notified.hover()
    const box = await notified.boundingBox()
    if (!box) throw new Error('No notification')
    const [x, y] = [box.x + 20, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y)
    await page.mouse.move(x + distance, y)
    // It follows the finger.
    expect((await notified.boundingBox())?.x).toBeCloseTo(box.x + distance, 0)
    await page.mouse.up()
  }
  await swipe(40)
  await expect(notified).toHaveAttribute('data-swipe', 'cancel')
  await swipe(60)
  await expect(notified).toBeHidden()
})

test('tooltips open after 700 ms, or at once within 300 ms of the last (P30.2)', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/settings?tab=account')
  const eyes = page.getByRole('button', { name: /^Show .*password$/ })
  const tooltip = page.locator('.tooltip-text')
  await expect(eyes).toHaveCount(3)
  await stopClock(page)
  await eyes.first().hover()
  await page.clock.runFor(TOOLTIP_DELAY_MS - 100)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(tooltip).toBeVisible()

  const leave = async () => {
    // In steps, as a hand does: the first one only leaves the button, the next ones leave the way to the tooltip.
    await page.mouse.move(0, 0, { steps: 5 })
    await page.clock.runFor(20)
    await expect(tooltip).toHaveCount(0)
  }
  await leave()
  await page.clock.runFor(TOOLTIP_SKIP_MS - 200)
  await eyes.last().hover()
  await page.clock.runFor(20)
  await expect(tooltip).toBeVisible()

  await leave()
  await page.clock.runFor(TOOLTIP_SKIP_MS + 100)
  await eyes.first().hover()
  await page.clock.runFor(TOOLTIP_DELAY_MS - 100)
  await expect(tooltip).toHaveCount(0)
})

/** How long toasts and tooltips wait (P30.1, P30.2), on the browser's own clock. */
import type { Locator, Page } from '@playwright/test'
import { expect, expectToast, type OpenRecord, openMore, test } from '#tests/e2e/admin/back-office.ts'
import { breakApi } from '#tests/e2e/public/visitor-page.ts'
import { stopClock } from '#tests/support/browser/test.ts'

const TOAST_MS = 5000
const TOOLTIP_DELAY_MS = 700
const TOOLTIP_SKIP_MS = 300

const toasts = (page: Page) => page.locator('.toast-card')

async function showToast(page: Page, { shown }: OpenRecord): Promise<void> {
  await shown.getByRole('button', { name: 'Mark Resolved' }).click()
  await expectToast(page, 'Contact Updated')
  // The pointer over a notification, or the focus in it, keeps it open.
  await page.mouse.move(0, 0)
}

test('a notification stays for five seconds (P30.1)', async ({ page, contact }) => {
  await expect(contact.shown).toBeVisible()
  await stopClock(page)
  await showToast(page, contact)
  await page.clock.runFor(TOAST_MS - 200)
  await expect(toasts(page)).toBeVisible()
  await page.clock.runFor(400)
  await expect(toasts(page)).toBeHidden()
})

test('F8 moves the focus to the notifications, and Escape closes one', async ({ page, contact }) => {
  await expect(contact.shown).toBeVisible()
  await stopClock(page)
  await showToast(page, contact)
  await page.keyboard.press('F8')
  await expect(page.locator('.toast-viewport')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toBeHidden()
})

test('a failure leaves head and foot of a tall dialog free on a phone', async ({ page, openBooking }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { shown } = await openBooking()
  await openMore(shown)
  await shown.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Admin Notes').fill('Ladder')
  await breakApi(page, 'PATCH', '/api/admin/bookings/*', '500')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Error')
  // Under the pointer it stays, and when the pointer leaves it, no time passes.
  await toasts(page).hover()
  await stopClock(page)
  const top = async (shown: Locator) => (await shown.boundingBox())?.y ?? 0
  const { y = 0, height = 0 } = (await toasts(page).boundingBox()) ?? {}
  expect(await top(dialog.locator('.dialog-head'))).toBeGreaterThanOrEqual(y + height)
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  await save.click({ trial: true })
  await page.setViewportSize({ width: 1280, height: 720 })
  await save.click({ trial: true })
})

test('a swipe of 50 px to the right dismisses a notification', async ({ page, contact }) => {
  await expect(contact.shown).toBeVisible()
  await stopClock(page)
  await showToast(page, contact)
  const swipe = async (distance: number) => {
    // Waits until it rests.
    await toasts(page).hover()
    const box = await toasts(page).boundingBox()
    if (!box) throw new Error('No notification')
    const [x, y] = [box.x + 20, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y)
    await page.mouse.move(x + distance, y)
    // It follows the finger.
    expect((await toasts(page).boundingBox())?.x).toBeCloseTo(box.x + distance, 0)
    await page.mouse.up()
  }
  await swipe(40)
  await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel')
  await swipe(60)
  await expect(toasts(page)).toBeHidden()
})

test('a tooltip opens after 700 ms, and at once within 300 ms of the last one (P30.2)', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/admin/settings?tab=account')
  const eyes = page.getByRole('button', { name: 'Show password' })
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

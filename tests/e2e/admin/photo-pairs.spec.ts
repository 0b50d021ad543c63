import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expectPublished } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/fresh-stack.ts'
import { holdBack } from '#tests/e2e/public/visitor-page.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { drawnPicture } from '#tests/support/photos/camera.ts'
import { addPhoto } from '#tests/support/photos/upload.ts'

test.use({ stackEnv: {} })

const PHONE = { width: 390, height: 844 }

test('a pair shows when both halves are there; its slider works by keyboard, mouse and touch, and not without script (P37.5)', async ({
  page,
  browser,
  stack,
  signIn,
  freshAdmin,
}) => {
  await signIn()
  await page.goto('/admin/photos')
  const before = await addPhoto(freshAdmin, { place: 'before' }, 'Dusty glass', await drawnPicture(page))
  await addPhoto(freshAdmin, { place: 'after' }, 'Clear glass', await drawnPicture(page))
  await page.reload()
  await expect(page.getByText('Waits for its picture after')).toBeVisible()
  await page.locator('.record-card', { hasText: 'Clear glass' }).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Photo' })
  await dialog.getByLabel('Its picture before').selectOption(before.id)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(/^Waits/)).toHaveCount(0)
  await expectPublished(page, '/', page.locator('.compare'))

  await expect(page.locator('.compare img').first()).toBeVisible()
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('slider').focus()
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight')
  await expect(cover(page)).toHaveCSS('clip-path', 'inset(0px 0px 0px 60%)')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '60% before, the rest after')
  const quarter = await pointOf(page, 0.25)
  await page.mouse.click(quarter.x, quarter.y)
  await expect(cover(page)).toHaveCSS('clip-path', 'inset(0px 0px 0px 25%)')

  // Before the script has arrived, and after.
  const phone = await newPhone(browser, { hasTouch: true, isMobile: true, baseURL: stack.url })
  const release = await holdBack(phone, '**/*.js')
  await phone.goto('/')
  const right = await pointOf(phone, 0.75)
  await phone.touchscreen.tap(right.x, right.y)
  await expect(phone.getByRole('slider')).toHaveValue('75')
  release()
  await expect(cover(phone)).toHaveCSS('clip-path', 'inset(0px 0px 0px 75%)')
  const quarterOfPhone = await pointOf(phone, 0.25)
  await phone.touchscreen.tap(quarterOfPhone.x, quarterOfPhone.y)
  await expect(cover(phone)).toHaveCSS('clip-path', 'inset(0px 0px 0px 25%)')
  await expectAccessible(phone)

  const still = await newPhone(browser, { javaScriptEnabled: false, baseURL: stack.url })
  await still.goto('/')
  const [left, other] = await Promise.all(halves(still).map((half) => half.boundingBox()))
  expect(left && other && left.x + left.width <= other.x && left.y === other.y).toBe(true)
  await expect(still.getByRole('slider')).toHaveCount(0)
})

const halves = (page: Page) => [0, 1].map((half) => page.locator('.compare > div').nth(half))

/** The picture after, as much of it as shows. */
const cover = (page: Page) => page.locator('.compare > div').nth(1)

/** A point on the pair. @param share of its width, from the left */
async function pointOf(page: Page, share: number): Promise<{ x: number; y: number }> {
  await page.locator('.compare').scrollIntoViewIfNeeded()
  const box = await page.locator('.compare').boundingBox()
  if (!box) throw new Error('The pair does not show')
  return { x: box.x + box.width * share, y: box.y + box.height / 2 }
}

async function newPhone(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, ...options })
  return context.newPage()
}

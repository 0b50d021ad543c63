/** What a phone shows while a visit is chosen. */
import type { Page } from '@playwright/test'
import { openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const step = (page: Page) => page.locator('.steps [aria-current]')

test('a tap on a day shows its windows, and each choice marks its step (P12.1, P12.13)', async ({ page }) => {
  await openWorking(page, '/booking')
  const day = page.locator('label.day:has([name="serviceDate"])').first()
  await expect(day).toBeVisible()
  await expect(step(page)).toHaveText(/What$/)
  await day.click()
  const windows = page.locator('[name="serviceTime"]')
  await expect(windows.last()).toBeInViewport({ ratio: 1 })
  await expect(step(page)).toHaveText(/When$/)
  await windows.last().check()
  await expect(step(page)).toHaveText(/Who$/)
})

test('a choice stands beside its box (P35.14)', async ({ page }) => {
  await openWorking(page, '/booking')
  await page.locator('label.day:has([name="serviceDate"])').last().click()
  await page.locator('[name="serviceTime"]').last().check()
  const choice = page.locator('label', { hasText: 'Call me if an earlier day opens' })
  const boxOf = (part: string) => choice.locator(part).boundingBox()
  const [box, words] = [await boxOf('input'), await boxOf('span')]
  expect(words?.x).toBeGreaterThan(box?.x ?? Number.NaN)
})

test('with the keyboard, choosing a day leaves the view at the focus (P12.13)', async ({ page }) => {
  // A smooth scroll would go on after it was looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWorking(page, '/booking')
  const days = page.locator('[name="serviceDate"]')
  await days.first().focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  await expect(page.locator('[name="serviceTime"]').last()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.keyboard.press('ArrowRight')
  await expect(days.nth(1)).toBeChecked()
  await expect(days.nth(1)).toBeInViewport({ ratio: 1 })
})

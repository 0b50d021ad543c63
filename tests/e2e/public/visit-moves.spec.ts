/** The form that moves a visit (P32.17). */
import { dayName } from '#frontend/lib/days.ts'
import {
  button,
  expectAccessibleAtRest,
  expectVisit,
  outcome,
  visitTest as test,
} from '#tests/e2e/public/visit-link.ts'
import { expect } from '#tests/support/browser/test.ts'

test('moves a visit by keyboard alone', async ({ page, mailed }) => {
  const { window, link } = mailed
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.goto(link)
  await expectVisit(page, window)
  const move = button(page, 'Move visit')
  for (let tabs = 0; tabs < 60 && !(await move.evaluate((one) => one === document.activeElement)); tabs++)
    await press('Tab')
  await press('Enter')
  await expect(outcome(page, 'Choose another time')).toBeFocused()
  const own = page.locator(`[name="serviceDate"][value="${window.serviceDate}"]`)
  await expect(own).toBeChecked()
  while (!(await own.evaluate((one) => one === document.activeElement))) await press('Tab')
  await press('ArrowRight')
  const day = page.locator('[name="serviceDate"]:checked')
  await expect(day).not.toHaveValue(window.serviceDate)
  await expect(day).toBeChecked()
  const serviceDate = await day.inputValue()
  const time = page.locator('[name="serviceTime"]:focus')
  while ((await time.count()) === 0) await press('Tab')
  await press('Space', 'Tab', 'Enter')
  await expect(outcome(page, 'Your visit has a new time')).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: dayName(serviceDate) })).toBeVisible()
  await expectAccessibleAtRest(page)
})

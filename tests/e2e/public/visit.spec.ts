/** The page of the link in a customer's mail (P32). */
import type { Page } from '@playwright/test'
import {
  button,
  expectAccessibleAtRest,
  expectNoToken,
  expectVisit,
  visitTest as test,
  visitState,
} from '#tests/e2e/public/visit-link.ts'
import { openWhole, recordShifts } from '#tests/e2e/public/visitor-page.ts'
import { expectFit } from '#tests/support/browser/layout.ts'
import { expect } from '#tests/support/browser/test.ts'

test('shows the visit of the link, and no token in the address (P32.1)', async ({ page, mailed }) => {
  const { window, email, link } = mailed
  await recordShifts(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await openWhole(page, () => page.goto(link))
  await expectVisit(page, window)
  expect(await page.evaluate(() => globalThis.window.shifts)).toEqual([])
  expect(await daysThatMove(page)).toEqual([])
  await expectNoToken(page, '/visit')
  await expect(visitState(page)).toHaveText('Not confirmed yet')
  await expect(page.getByText('Thank you, Ana. We will confirm your visit soon.')).toBeVisible()
  await expect(page.locator('dl')).toHaveText('TownHanfordServiceHome window cleaning')
  const aside = page.getByRole('complementary')
  await expect(aside.getByRole('heading', { name: 'Before we arrive' })).toBeVisible()
  await expect(aside.locator('[href^="tel:"]')).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await expectAccessibleAtRest(page)
  await button(page, 'Move visit').click()
  await expect(page.locator('[name="serviceDate"]').first()).toBeVisible()
  await expectAccessibleAtRest(page)
  await button(page, 'Keep the time').click()
  await button(page, 'Cancel visit').click()
  await expectAccessibleAtRest(page)
  await button(page, 'Yes, cancel my visit').click()
  await expect(visitState(page)).toHaveText('Cancelled')
  await expectAccessibleAtRest(page)
  await expectFit(page, [{ width: 320 }, { width: 320, isTextDoubled: true }], 'a cancelled visit')
})

/** The days of a year whose name breaks into other lines once the typeface is there. */
function daysThatMove(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.load('700 1em bricolage')
    const { classList } = document.documentElement
    const heading = document.querySelector('.panel h2') as HTMLElement
    const shown = heading.textContent
    const long = { weekday: 'long', month: 'long', day: 'numeric' } as const
    const days = Array.from({ length: 365 }, (_, day) =>
      new Date(2026, 0, 1 + day).toLocaleDateString('en-US', long),
    )
    const moving = days.filter((day) => {
      heading.textContent = day
      const [before, after] = [false, true].map((isThere) => {
        classList.toggle('typeface', isThere)
        return heading.offsetHeight
      })
      return before !== after
    })
    heading.textContent = shown
    return moving
  })
}

/** The page of the link in a customer's mail (P32). */
import type { Page } from '@playwright/test'
import {
  bookingOf,
  button,
  expectAccessibleAtRest,
  expectNoToken,
  expectVisit,
  outcome,
  pathIn,
  visitTest as test,
  visitState,
} from '#tests/e2e/public/visit-link.ts'
import { recordShifts } from '#tests/e2e/public/visitor-page.ts'
import { expect } from '#tests/support/browser/test.ts'

test('shows the visit of the link, and no token in the address (P32.1)', async ({ page, mailed }) => {
  const { window, email, link } = await mailed()
  await recordShifts(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(pathIn(link))
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('asks before it cancels, with a reason for the owner, and offers another visit (P32.1)', async ({
  page,
  mailed,
  admin,
}) => {
  const { id, link } = await mailed()
  await page.goto(pathIn(link))
  await button(page, 'Cancel visit').click()
  await expect(outcome(page, 'Cancel this visit?')).toBeFocused()
  await expectAccessibleAtRest(page)
  await button(page, 'Keep my visit').click()
  await expect(button(page, 'Cancel visit')).toBeFocused()
  expect(await bookingOf(admin, id)).toMatchObject({ status: 'pending' })
  await button(page, 'Cancel visit').click()
  await page.getByLabel('Tell us why, if you like').fill('We have moved away')
  await button(page, 'Yes, cancel my visit').click()
  await expect(outcome(page, 'Your visit is cancelled')).toBeFocused()
  await expect(visitState(page)).toHaveText('Cancelled')
  await expect(button(page, 'Move visit')).toHaveCount(0)
  await expectAccessibleAtRest(page)
  const { status, adminNotes } = (await bookingOf(admin, id)) ?? {}
  expect(status).toBe('cancelled')
  expect(adminNotes).toContain('We have moved away')
  await page.getByRole('link', { name: 'Book another visit' }).click()
  await expect(page).toHaveURL(/\/booking\?type=residential&city=hanford$/)
})

/** The days of a year whose name breaks into other lines once the typeface is there. */
function daysThatMove(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.load('700 1em bricolage')
    const { classList } = document.documentElement
    const heading = document.querySelector('.panel h2') as HTMLElement
    const shown = heading.textContent
    const days = Array.from({ length: 365 }, (_, day) =>
      new Date(2026, 0, 1 + day).toLocaleDateString('en-US', {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
      }),
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

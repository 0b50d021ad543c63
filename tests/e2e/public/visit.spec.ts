/** The page of the link in a customer's mail (P32), until the receipt of a visit that was done (P38.13). */
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
import { copiedToken, partlyPaidVisit } from '#tests/support/api/requests.ts'
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

test('a link that does not work is read once, and says so with the phone', async ({ page }) => {
  let reads = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/visits/open')) reads++
  })
  await page.goto(`/visit?k=v${'A'.repeat(44)}`)
  await expect(page.getByText('This link no longer works. Please call (')).toBeVisible()
  await expectNoToken(page, '/visit')
  await expect(button(page, 'Try again')).toHaveCount(0)
  await expectAccessibleAtRest(page)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/visit')
  await expect(page.getByRole('heading', { name: 'Open the link in your email' })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
  await expectAccessibleAtRest(page)
  expect(reads).toBe(1)
  await page.route('**/api/**', (route) => route.abort())
  await page.goto(`/visit?k=v${'A'.repeat(44)}`)
  await button(page, 'Try again').click()
  await expect(page.locator('main')).toBeFocused()
  await expect(button(page, 'Try again')).toBeVisible()
  await expectFit(page, [{ width: 320 }, { width: 390, isTextDoubled: true }], 'a failed read')
})

test('a receipt fits 320 px, and one printed page of its own (P38.13)', async ({ page, admin }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`/visit?k=${await copiedToken(admin, await partlyPaidVisit(admin))}`)
  const receipt = page.locator('.receipt')
  await expect(receipt).toContainText('To pay$138')
  await expect(page.getByLabel('How often?')).toBeVisible()
  await expectFit(page, [{ width: 320 }, { width: 320, isTextDoubled: true }], 'a receipt')
  await expectAccessibleAtRest(page)
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  for (const part of ['banner', 'contentinfo', 'complementary', 'button'] as const)
    await expect(page.getByRole(part).first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(receipt).toContainText('To pay$138')
})

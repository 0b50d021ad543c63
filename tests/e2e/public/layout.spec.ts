/** Every page holds on a small phone and with large text, in wide and in narrow fonts (the projects of playwright.config.ts). */
import { openWorking, recordShifts } from '#tests/e2e/public/visitor-page.ts'
import { misplaced, showOn } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { pages } from '#tests/support/site/registry.ts'

const SCREENS = [{ width: 320 }, { width: 390, isTextDoubled: true }, { width: 320, isTextDoubled: true }]

/** Widths in thousandths of the size: the sums of the widths in the files of Arimo and DejaVu Sans. */
const HAMBURGEFONSTIV: Record<string, number> = { narrow: 7_559, wide: 8_649 }

test('text is drawn in the fonts of the tests, whatever the machine has', async ({ page }, { project }) => {
  await page.setContent(
    '<span style="font: 1000px Roboto, Arial, sans-serif; font-kerning: none">Hamburgefonstiv</span>',
  )
  const box = await page.locator('span').boundingBox()
  expect(Math.round(box?.width ?? 0)).toBe(HAMBURGEFONSTIV[project.name])
})

for (const { path } of pages) {
  test(`${path} fits small phones and text of twice the size, and nothing moves`, async ({ page }) => {
    await recordShifts(page)
    await page.setViewportSize({ width: 320, height: 740 })
    await openWorking(page, path)
    await page.evaluate(async () => {
      await document.fonts.load('1em bricolage')
      await new Promise(requestAnimationFrame)
    })
    expect(await page.evaluate(() => window.shifts)).toEqual([])
    for (const screen of SCREENS) {
      await showOn(page, screen)
      expect(await misplaced(page), JSON.stringify(screen)).toEqual([])
    }
  })
}

test('menu and quote dialog fit small phones and text of twice the size', async ({ page }) => {
  await openWorking(page, '/')
  for (const screen of SCREENS) {
    await showOn(page, screen)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByText('Cities', { exact: true }).last().click()
    expect(await misplaced(page), JSON.stringify(screen)).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.getByRole('radio', { name: /^Small home/ }).check()
  await page.getByRole('radio', { name: /^One story/ }).check()
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const screen of SCREENS) {
    await showOn(page, screen)
    expect(await misplaced(page), JSON.stringify(screen)).toEqual([])
  }
})

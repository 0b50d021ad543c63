/** The fonts of the tests, whatever the machine has. */
import { chromium } from '@playwright/test'
import { fontsEnvironment } from '#scripts/test/fonts.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const TEXT = 'Hamburgefonstiv'
/** Widths of the text in thousandths of its size: the sums of the widths in the files of Arimo and DejaVu Sans. */
const WIDTHS = { narrow: 7_559, wide: 8_649 }

for (const [fonts, width] of Object.entries(WIDTHS)) {
  test(`text in ${fonts} fonts is as wide as their files say`, async ({ launchOptions }) => {
    const browser = await chromium.launch({ ...launchOptions, env: fontsEnvironment(fonts) })
    const page = await browser.newPage()
    await page.setContent(
      `<span style="font: 1000px Roboto, Arial, sans-serif; font-kerning: none">${TEXT}</span>`,
    )
    const { width: drawn } = (await page.locator('span').boundingBox()) ?? { width: 0 }
    expect(Math.round(drawn)).toBe(width)
    await browser.close()
  })
}

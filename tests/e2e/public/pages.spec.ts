/** The contract of a page: what every page holds, in wide and in narrow fonts. */
import type { Page } from '@playwright/test'
import { openWhole, openWorking, recordShifts } from '#tests/e2e/public/visitor-page.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { drawWide, expectFit } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { kinds } from '#tests/support/site/registry.ts'

const SCREENS = [{ width: 320 }, { width: 1280, isTextDoubled: true }, { width: 320, isTextDoubled: true }]

/** Widths in thousandths of the size: the sums of the widths in the files of Arimo and DejaVu Sans. */
const HAMBURGEFONSTIV = { narrow: 7_559, wide: 8_649 }

test('nothing moves on any kind of page, in the fonts of the tests whatever the machine has @fonts', async ({
  page,
}, { project }) => {
  const word = async () => {
    const box = await page.locator('span').boundingBox()
    return box?.width ?? 0
  }
  await page.setContent(
    '<span style="font: 1000px Roboto, Arial, sans-serif; font-kerning: none">Hamburgefonstiv</span>',
  )
  expect(await word()).toBeCloseTo(HAMBURGEFONSTIV[project.name as 'narrow' | 'wide'], -1)
  await drawWide(page, true)
  expect(await word()).toBeCloseTo(HAMBURGEFONSTIV.wide, -1)
  // In narrow fonts each kind has a test of its own.
  if (project.name === 'narrow') return
  await recordShifts(page)
  await page.setViewportSize({ width: 320, height: 740 })
  for (const { paths } of kinds) await expectStill(page, paths[0] ?? '')
})

/** Nothing moves while the page comes, nor when its typeface does. */
async function expectStill(page: Page, path: string): Promise<void> {
  await openWhole(page, () => openWorking(page, path))
  await page.evaluate(async () => {
    await document.fonts.load('1em bricolage')
    await new Promise(requestAnimationFrame)
  })
  expect(await page.evaluate(() => window.shifts), path).toEqual([])
}

test('nothing moves while the head of a page arrives in pieces', async ({ page }) => {
  await recordShifts(page)
  await page.setViewportSize({ width: 320, height: 740 })
  for (const { paths } of kinds) {
    await openWorking(page, paths[0] ?? '')
    await page.evaluate(async () => {
      const pieces = (await (await fetch('')).text()).split(/(?<=<\/(?:h1|p)>)/)
      document.open()
      for (const piece of [...pieces.slice(0, 4), pieces.slice(4).join('')]) {
        document.write(piece)
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
      }
      document.close()
    })
    expect(await page.evaluate(() => window.shifts), paths[0]).toEqual([])
  }
})

/** The links of leads in another color than their text: axe sees none on a gradient. */
function pale(page: Page): Promise<string[]> {
  return page.locator('.lead a').evaluateAll((links) => {
    const colorOf = (element: Element | null) => element && getComputedStyle(element).color
    return links.filter((link) => colorOf(link) !== colorOf(link.parentElement)).map(String)
  })
}

for (const { kind, paths } of kinds) {
  test(`${kind}: nothing moves or is misplaced, axe finds nothing (P2.9, P2.10)`, async ({ page }) => {
    test.setTimeout(30_000 + paths.length * 10_000)
    await recordShifts(page)
    // Other cities have other words, which axe does not read.
    const judged = [paths[0], paths.find((path) => path.startsWith('/es/'))]
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 740 })
      await expectStill(page, path)
      if (judged.includes(path)) await expectAccessible(page, path)
      expect(await pale(page), path).toEqual([])
      await expectFit(page, SCREENS, path)
    }
  })
}

test('drawer and quote dialog fit small phones and doubled text, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWorking(page, '/')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const link = page.getByRole('link', { name: 'Services and prices', exact: true })
  await button.click()
  await expect(link).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.getByText('Cities', { exact: true }).last().click()
  await expectFit(page, SCREENS, 'the drawer')
  await openWorking(page, '/')
  await page.getByRole('radio', { name: /^Small home/ }).check()
  await page.getByRole('radio', { name: /^One story/ }).check()
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await expectFit(page, SCREENS, 'the dialog')
})

/** Phone numbers and times are never broken over two lines, at any width. */
import type { Page } from '@playwright/test'
import { openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { samples } from '#tests/support/site/registry.ts'

const WIDTHS = [320, 355, 390, 430, 600, 768, 1024, 1280]

/** The phone numbers and arrival windows of a page: how many there are, and the texts around those that take two lines. */
function broken(page: Page): Promise<{ count: number; broken: string[] }> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const result = { count: 0, broken: [] as string[] }
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const match of (node.nodeValue ?? '').matchAll(/\(\d{3}\) \d{3}-\d{4}|\d+( AM)?-\d+ [AP]M/g)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        result.count += 1
        if (lines.size > 1) result.broken.push(`${node.parentElement?.className}: ${node.nodeValue}`)
      }
    }
    return result
  })
}

for (const { path, kind } of samples) {
  test(`${kind} breaks no phone number and no time`, async ({ page }) => {
    await openWorking(page, path)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const found = await broken(page)
      expect(found.count).toBeGreaterThan(0)
      expect(found.broken, `at ${width}`).toEqual([])
    }
  })
}

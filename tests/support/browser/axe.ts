/** axe's findings on a page. */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Elements that pass are tested all the same, but not described. */
const ALL: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // The rule by which voice control finds a control is switched off by default.
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Our pages have no frames, for which axe's own package loads it twice. Sending it to the browser takes longer than running it. */
async function run(page: Page, options: axe.RunOptions, part = 'html') {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(AXE)
  return page.evaluate(async (how) => (await window.axe.run(how.part, how.options)).violations, {
    part,
    options,
  })
}

/** axe finds nothing on the page as it is now. A failure has a line for each broken rule, with the elements that break it. */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  await transitionsEnd(page)
  const found = (await run(page, ALL)).map(async ({ id, nodes }) => ({
    id,
    nodes: id === 'target-size' ? await smallInTheMiddle(page, nodes) : nodes,
  }))
  const broken = (await Promise.all(found)).filter(({ nodes }) => nodes.length > 0)
  expect(
    broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    what,
  ).toEqual([])
}

/** A control that happens to be halfway under a bar that stays in place has its whole size once it is scrolled away from there. */
async function smallInTheMiddle(page: Page, nodes: axe.NodeResult[]): Promise<axe.NodeResult[]> {
  const small: axe.NodeResult[] = []
  for (const node of nodes) {
    const selector = String(node.target[0])
    await page
      .locator(selector)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    if ((await run(page, { runOnly: ['target-size'] }, selector)).length > 0) small.push(node)
  }
  return small
}

/** Text of the day's board whose contrast is below 7:1, as reading in sunlight needs (WCAG 1.4.6). */
export async function faintTexts(page: Page): Promise<string[]> {
  const violations = await run(page, { runOnly: ['color-contrast-enhanced'] }, '.day-board')
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
}

/** A color halfway between two others is no finding. Endless animations are left out. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  )
}

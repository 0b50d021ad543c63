/** axe's findings on a page. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** One line for each broken rule, with the elements that break it. */
export async function axeViolations(page: Page): Promise<string[]> {
  await transitionsEnd(page)
  const { violations } = await new AxeBuilder({ page })
    // Elements that pass are tested all the same, but not described.
    // The rule by which voice control finds a control is switched off by default.
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(RULES)
    // Our pages have no frames, whose results axe would put together in a second page.
    .setLegacyMode()
    .analyze()
  const found = violations.map(async ({ id, nodes }) => ({
    id,
    nodes: id === 'target-size' ? await smallInTheMiddle(page, nodes) : nodes,
  }))
  return (await Promise.all(found))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** A control that happens to be halfway under a bar that stays in place has its whole size once it is scrolled away from there. */
async function smallInTheMiddle<N extends { target: unknown[] }>(page: Page, nodes: N[]): Promise<N[]> {
  const small: N[] = []
  for (const node of nodes) {
    const selector = String(node.target[0])
    await page
      .locator(selector)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const rule = new AxeBuilder({ page }).include(selector).withRules('target-size').setLegacyMode()
    if ((await rule.analyze()).violations.length > 0) small.push(node)
  }
  return small
}

/** Text in a part of a page whose contrast is below 7:1, as reading in sunlight needs (WCAG 1.4.6). */
export async function faintTexts(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withRules('color-contrast-enhanced')
    .setLegacyMode()
    .analyze()
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

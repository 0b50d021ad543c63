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
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
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

/**
 * The build drops the styles that it thinks no page uses. Here a page must compute the same values for every element with the
 * whole stylesheet.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { WHOLE_STYLES_FILE } from '#scripts/build/outputs.ts'
import { expect } from '#tests/support/browser/test.ts'

/** One line for each value that the shipped stylesheet and the whole one compute differently. */
export function differences(page: Page): Promise<string[]> {
  return page.evaluate(
    async (css) => {
      const shipped = [...document.styleSheets]
      // Loaded by itself, the typeface stays while sheets change.
      const [typeface] = shipped
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ style }) => ['font-family', 'src', 'font-weight'].map((name) => style.getPropertyValue(name)))
      const [family = '', src = '', weight = ''] = typeface ?? []
      document.fonts.add(await new FontFace(family.replaceAll('"', ''), src, { weight }).load())
      document.documentElement.classList.add('typeface')
      const elements = [...document.querySelectorAll('html, body, body *:not(script, symbol, symbol *)')]
      const read = () =>
        elements.flatMap((element) =>
          ['', '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(element, pseudo)
            return pseudo && style.content === 'none' ? [] : names.map((name) => style.getPropertyValue(name))
          }),
        )
      // A value in transition is neither the old one nor the new one.
      const still = new CSSStyleSheet()
      still.replaceSync(
        '*, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important }',
      )
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      // A property that neither declares cannot differ, unless one that it follows does.
      const declared = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSStyleRule ? rule.style : []),
          ...(rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule ? declared(rule.cssRules) : []),
        ])
      const names = [...new Set([sheet, ...shipped].flatMap(({ cssRules }) => declared(cssRules)))].filter(
        (name) => !name.startsWith('--'),
      )
      document.adoptedStyleSheets = [still]
      for (const begun of document.getAnimations()) begun.cancel()
      const before = read()
      for (const old of shipped) old.disabled = true
      document.adoptedStyleSheets = [sheet, still]
      const after = read()
      for (const old of shipped) old.disabled = false
      document.adoptedStyleSheets = []
      return after.flatMap((values, index) => {
        const element = elements[Math.floor(index / 3)]
        const was = before[index] ?? []
        return names.flatMap((name, at) =>
          was[at] === values[at]
            ? []
            : `${element?.localName}.${element?.getAttribute('class')} ${index % 3} ${name}: ${was[at]}, whole ${values[at]}`,
        )
      })
    },
    readFileSync(WHOLE_STYLES_FILE, 'utf8').replace(/@font-face \{[^}]*\}/g, ''),
  )
}

/** Compares on a phone and on a desk. */
export async function expectSameStyles(page: Page) {
  await page.locator('html[data-ready]').waitFor()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await differences(page)).slice(0, 20)).toEqual([])
  }
}

export const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })

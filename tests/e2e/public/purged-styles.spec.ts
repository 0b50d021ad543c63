/**
 * The build drops the styles that it thinks no page uses. Here each template, and what opens on it, must compute the same values
 * for every element with the whole stylesheet of the same Sass.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { WHOLE_STYLES_FILE } from '#scripts/build/outputs.ts'
import { breakApi, openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { samples } from '#tests/support/site/registry.ts'

/** One line for each value that the shipped stylesheet and the whole one compute differently. */
function differences(page: Page): Promise<string[]> {
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
      // The build names files by their content and writes the start of a background as 0.
      const plain = (value = '') => value.replace(/-[\w-]{8}\.svg/g, '.svg').replace(/^0px$/, '0%')
      const outline = names.indexOf('outline-style')
      return after.flatMap((values, index) => {
        const element = elements[Math.floor(index / 3)]
        const was = before[index] ?? []
        // Without an outline its offset means nothing, and the build may write it as it likes.
        const isUnseen = (name: string) =>
          name === 'outline-offset' && was[outline] === 'none' && values[outline] === 'none'
        return names.flatMap((name, at) =>
          was[at] === values[at] || plain(was[at]) === plain(values[at]) || isUnseen(name)
            ? []
            : `${element?.localName}.${element?.getAttribute('class')} ${index % 3} ${name}: ${was[at]}, whole ${values[at]}`,
        )
      })
    },
    readFileSync(WHOLE_STYLES_FILE, 'utf8').replace(/@font-face \{[^}]*\}/g, ''),
  )
}

/** Compares on a phone and on a desk. */
async function expectSameStyles(page: Page) {
  await page.locator('html[data-ready]').waitFor()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await differences(page)).slice(0, 20)).toEqual([])
  }
}

const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })

for (const { path, kind } of samples) {
  test(`${kind} loses no style`, async ({ lastingPage: page }) => {
    await page.goto(path)
    await openDetails(page)
    await expectSameStyles(page)
  })
}

test('the drawer, and the dialog with errors and a failure, lose no style', async ({ page }) => {
  await breakApi(page, 'POST', '/api/quotes', '500')
  await page.goto('/')
  await page.getByRole('radio', { name: /^Small home/ }).check()
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(page.getByText('Choose the number of stories')).toBeVisible()
  await page.getByRole('radio', { name: /^One story/ }).check()
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full Name *').fill('Ana Ruiz')
  await dialog.getByLabel('Email *').fill('ana@')
  await dialog.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(dialog.getByText('Valid email is required')).toBeVisible()
  await expectSameStyles(page)
  await dialog.getByLabel('Email *').fill('ana@example.com')
  await dialog.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(page.locator('.toast-card')).toBeVisible()
  await expectSameStyles(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  await openDetails(page)
  expect((await differences(page)).slice(0, 20)).toEqual([])
})

test('the commercial calculator, its forms with errors and its confirmation lose no style', async ({
  page,
}) => {
  await openWorking(page, '/fresno-commercial-window-cleaning')
  await page.getByRole('button', { name: 'Get Commercial Quote' }).click()
  await page.getByLabel('Large windows').fill('3')
  await expectSameStyles(page)
  await page.getByRole('link', { name: 'Schedule Window Cleaning' }).first().click()
  await expect(page.getByText('Your Quote Summary')).toBeVisible()
  await page.getByLabel('Business Name *').focus()
  const submit = page.getByRole('button', { name: 'Submit Quote Request' })
  await submit.click()
  await expect(page.getByText('Business address is required')).toBeVisible()
  await expectSameStyles(page)
  await page.getByLabel('Business Name *').fill('Ruiz Bakery')
  await page.getByLabel('Contact Person *').fill('Ana Ruiz')
  await page.getByLabel('Email Address *').fill('ana@example.com')
  await page.getByLabel('Phone Number *').fill('(559) 555-0111')
  await page.getByLabel('Business Address *').fill('1 Main St, Hanford')
  await submit.click()
  await expect(page.getByRole('heading', { name: /^Thank You/ })).toBeVisible()
  await expectSameStyles(page)
})

test('booking with its details and errors loses no style', async ({ page }) => {
  await page.goto('/booking')
  await page.locator('[name="serviceDate"]').last().check()
  await page.locator('[name="serviceTime"]').last().check()
  await page.getByRole('button', { name: 'Request this visit' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expectSameStyles(page)
})

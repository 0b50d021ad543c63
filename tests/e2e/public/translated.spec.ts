/** A page that the browser translates: it replaces texts behind React's back (P2.8). */
import type { Page } from '@playwright/test'
import { button, visitTest as test, visitState } from '#tests/e2e/public/visit-link.ts'
import { openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect } from '#tests/support/browser/test.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(translateOnceReady)
})

/** Simulates a translation: puts each text into new elements, as Chrome does, now and whenever one is added. */
function translateOnceReady(): void {
  const translate = (text: Text) => {
    const parent = text.parentElement
    if (!text.data.trim() || !parent || parent.closest('font, script, style, option, textarea, svg')) return
    const words = document.createElement('font')
    words.textContent = text.data
    text.replaceWith(words)
  }
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(translate)
  }
  const start = () => {
    if (!document.documentElement?.hasAttribute('data-ready')) return void setTimeout(start, 5)
    translateAll(document.body)
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Text) translate(node)
        else translateAll(node)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  }
  start()
}

/** Opens a page, and waits until it is translated. */
async function openTranslated(page: Page, path: string) {
  await openWorking(page, path)
  await expect(page.locator('main font').first()).toBeAttached()
}

test('on a translated page, the calculator follows each choice (P2.8)', async ({ page }) => {
  await openTranslated(page, '/')
  const total = page.locator('.quote-amount')
  await page.getByRole('radio', { name: /^Large home/ }).check()
  await page.getByRole('radio', { name: /^One story/ }).check()
  await expect(total).not.toHaveText('$0')
  const amount = (await total.textContent()) ?? ''
  await page.getByRole('radio', { name: /^Two stories/ }).check()
  await expect(total).not.toHaveText(amount)
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(page.getByRole('dialog').getByLabel('Full Name *')).toBeVisible()
})

test('on a translated page, the minimum of a small job replaces its total (P2.8)', async ({ page }) => {
  await openTranslated(page, '/commercial-quote')
  const count = page.getByLabel('Large windows')
  await count.fill('100')
  // The total follows once the island is hydrated, which on a translated page replaces the field and drops a selection.
  await expect(page.locator('.quote-sum')).toHaveText(/^Total \$720/)
  await count.fill('1')
  await expect(page.getByText('You pay (minimum)')).toBeVisible()
})

test('on a translated page, a chosen visit replaces the words that ask for one (P2.8)', async ({ page }) => {
  await openTranslated(page, '/booking')
  const summary = page.locator('.visit-summary')
  await expect(summary).toContainText('Choose a day')
  await page.locator('label.day:has([name="serviceDate"])').last().click()
  await page.locator('[name="serviceTime"]').last().check()
  await expect(summary).toContainText('Pacific time')
  await expect(summary).not.toContainText('Choose a day')
  await expect(page.getByLabel('First Name *')).toBeVisible()
})

test('on a translated page, a visit that is cancelled says so (P2.8)', async ({ page, mailed }) => {
  await openTranslated(page, mailed.link)
  await button(page, 'Cancel visit').click()
  await button(page, 'Yes, cancel my visit').click()
  await expect(visitState(page)).toHaveText('Cancelled')
})

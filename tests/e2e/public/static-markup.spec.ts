/** Static markup stays what the server sent. */
import { holdBack, openWorking, settled } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('static words are not rendered again', async ({ page }) => {
  const release = await holdBack(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const answer = page.locator('.faq details').first()
  await answer.locator('summary').click()
  const marked = await page.locator('.faq, .closing h2, .site-footer address').evaluateAll((elements) => {
    for (const element of elements) Object.assign(element, { isOld: true })
    return elements.length
  })
  expect(marked).toBeGreaterThan(2)
  const isRefreshed = page.waitForResponse('**/api/pricing')
  release()
  await page.locator('#quote').scrollIntoViewIfNeeded()
  await isRefreshed
  await settled(page)
  const old = await page
    .locator('.faq, .closing h2, .site-footer address')
    .evaluateAll((elements) => elements.filter((element) => 'isOld' in element).length)
  expect(old).toBe(marked)
  await expect(answer).toHaveAttribute('open')
})

test('words stay when a part of the page is revealed', async ({ page }) => {
  await openWorking(page, '/hanford-commercial-window-cleaning')
  const headings = page.locator('h2, h3, summary')
  const before = await headings.allTextContents()
  await page.getByRole('button', { name: 'Get Commercial Quote' }).click()
  await expect(page.getByRole('heading', { name: 'Get Your Commercial Quote' })).toBeVisible()
  expect(await headings.allTextContents()).toEqual(expect.arrayContaining(before))
})

test('an island that an extension has changed keeps words, choices and focus (P9.11)', async ({ page }) => {
  const words = page.locator('#quote legend')
  await openWorking(page, '/')
  const whole = await words.allTextContents()
  const release = await holdBack(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  const choices = [/^Large home/, /^One story/].map((name) => page.getByRole('radio', { name }))
  for (const choice of choices) await choice.check()
  const count = page.getByRole('spinbutton', { name: /hard water/ })
  await count.fill('2')
  await words.first().evaluate((legend) => legend.replaceWith('Changed'))
  release()
  await expect(words).toHaveText(whole)
  for (const choice of choices) await expect(choice).toBeChecked()
  await expect(count).toHaveValue('2')
  await expect(count).toBeFocused()
  await expect(page.locator('.quote-amount')).toHaveText('$297')
})

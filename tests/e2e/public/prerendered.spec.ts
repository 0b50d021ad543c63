/** Words and links stay the markup that the build wrote, as long as it is right. */
import type { Page } from '@playwright/test'
import { holdScripts, openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const PATHS = [
  '/',
  '/lemoore-window-cleaning',
  '/hanford-commercial-window-cleaning',
  '/hanford-office-cleaning',
]

const headings = (page: Page) => page.locator('h2, h3, summary').allTextContents()

for (const path of PATHS) {
  test(`${path} names a telephone number that is newer than the page everywhere`, async ({
    page,
    visitor,
  }) => {
    const siteInfo = await visitor.expect('getSiteInfo')
    await page.route('**/api/site-info', (route) =>
      route.fulfill({ json: { ...siteInfo, phone: '(559) 555-0199' } }),
    )
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const closing = page.locator('.closing').last()
    await expect(closing).toBeVisible()
    await expect(page.getByText(siteInfo.phone).first()).toBeAttached()
    const before = await headings(page)
    release()
    await expect(page.getByText(siteInfo.phone)).toHaveCount(0)
    const links = page.locator('a[href^="tel:"]')
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', 'tel:+15595550199')
    expect(await headings(page)).toEqual(before)
  })
}

test('words that are right are not rendered again', async ({ page }) => {
  const release = await holdScripts(page)
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
  await isRefreshed
  await page.waitForLoadState('networkidle')
  const old = await page
    .locator('.faq, .closing h2, .site-footer address')
    .evaluateAll((elements) => elements.filter((element) => 'isOld' in element).length)
  expect(old).toBe(marked)
  await expect(answer).toHaveAttribute('open')
})

test('words stay when the page around them changes', async ({ page }) => {
  await openWorking(page, '/hanford-commercial-window-cleaning')
  const before = await headings(page)
  await page.getByRole('button', { name: 'Get Commercial Quote' }).click()
  await expect(page.getByRole('heading', { name: 'Get Your Commercial Quote' })).toBeVisible()
  expect(await headings(page)).toEqual(expect.arrayContaining(before))
})

test('a page that an extension has changed before it works keeps all its words', async ({ page }) => {
  await openWorking(page, '/lemoore-window-cleaning')
  const whole = await headings(page)
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.locator('.site-footer').waitFor()
  await page.locator('h1').evaluate((heading) => heading.replaceWith('Changed'))
  release()
  await expect(page.locator('h1')).toBeVisible()
  expect(await headings(page)).toEqual(whole)
})

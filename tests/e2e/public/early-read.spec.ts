/** A link's page reads what its link names with its HTML, before any module is there (decision 93). */
import { expectNoToken, expectVisit, visitTest as test } from '#tests/e2e/public/visit-link.ts'
import { holdBack, settled } from '#tests/e2e/public/visitor-page.ts'
import { expect } from '#tests/support/browser/test.ts'

test('the visit is read once, before any module, and again after a reload', async ({ page, mailed }) => {
  const { window, link } = mailed
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visits/open')) reads.push(request.headers()['referer'] ?? '')
  })
  const release = await holdBack(page, '**/assets/*.js')
  const answered = page.waitForResponse('**/api/visits/open')
  await page.goto(link)
  await answered
  await expectNoToken(page, '/visit')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.visit-window')).toHaveCount(0)
  release()
  await expectVisit(page, window)
  await settled(page)
  expect(reads).toHaveLength(1)
  await page.reload()
  await expectVisit(page, window)
  expect(reads).toHaveLength(2)
  expect(reads.join()).not.toContain(link.replace('/visit?k=', ''))
})

test('so is the quote of a link', async ({ page, quoted }) => {
  const release = await holdBack(page, '**/assets/*.js')
  const answered = page.waitForResponse('**/api/quotes/open')
  await page.goto(quoted.link)
  await answered
  release()
  await expect(page.locator('.plain-lines')).toContainText('Small home: $179')
})

test('a page in a tab behind others reads its visit once it is looked at', async ({ page, mailed }) => {
  const { window, link } = mailed
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  })
  const release = await holdBack(page, '**/assets/*.js')
  let hasRead = false
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visits/open')) hasRead = true
  })
  const asked = page.waitForRequest('**/assets/main-*.js')
  await page.goto(link)
  // By now it has had every occasion.
  await asked
  expect(hasRead).toBe(false)
  release()
  await expectVisit(page, window)
})

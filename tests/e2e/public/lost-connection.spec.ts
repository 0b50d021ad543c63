/** Pages keep working when the connection is lost, whichever file has not loaded by then. */
import { holdBack, openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const QUESTION = 'Do you clean skylights?'

test('a message that fails without a connection is sent once it is back', async ({ page, context }) => {
  await openWorking(page, '/#contact')
  const notifications = page.waitForResponse(/shown-toast/)
  await page.getByLabel('Name *').fill('Ana Ruiz')
  await page.getByLabel('Email *').fill('ana@example.com')
  await page.getByLabel('Message *').fill(QUESTION)
  await (await notifications).finished()
  // The form's own code is there, too.
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveAttribute('type', 'submit')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  const words = 'Failed to send message. Please try again.'
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect(page.locator('.toast-card')).toContainText(words)
  await expect(page.getByLabel('Message *')).toHaveValue(QUESTION)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('.toast-card')).toContainText('Message Sent!')
})

test('a part whose file does not come stays as it is, and works when it comes (P2.8)', async ({ page }) => {
  const files = '**/assets/commercial-calculator-*.js'
  const failed = new Promise<void>((resolve) => {
    void page.route(files, (route) => route.abort().then(resolve))
  })
  await openWorking(page, '/commercial-quote')
  await page.getByLabel('Large windows').fill('40')
  await failed
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel('Large windows')).toHaveValue('40')
  await page.unroute(files)
  await expect(page.getByRole('complementary', { name: 'Your Quote' })).toContainText('40')
})

test('a picture that does not come is hidden, though the page does not work yet (P5.2)', async ({ page }) => {
  await holdBack(page)
  await page.route('**/assets/*.svg', (route) => route.abort())
  for (const path of ['/', '/fresno-window-cleaning', '/fresno-commercial-window-cleaning']) {
    await page.goto(path)
    await expect(page.locator('.hero-art')).toBeHidden()
  }
  await page.unroute('**/assets/*.svg')
  await page.reload()
  await expect(page.locator('.hero-art')).toBeVisible()
})

test('a page works although its first script does not come at first', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort(), { times: 1 })
  await openWorking(page, '/')
})

for (const [how, what, file] of [
  ['Enter', 'the page', /main-.*\.js$/],
  ['a press', 'its form', /contact-form-.*\.js$/],
] as const) {
  test(`${how} says that it waits for the code of ${what}, and takes effect (P2.8)`, async ({ page }) => {
    const release = await holdBack(page, file)
    await page.goto('/#contact')
    await page.getByLabel('Name *').fill('Ana Ruiz')
    await page.getByLabel('Email *').fill('ana@example.com')
    await page.getByLabel('Message *').fill(QUESTION)
    const note = page.getByText('Your connection seems slow')
    await expect(note).toBeHidden()
    if (how === 'Enter') await page.getByLabel('Email *').press('Enter')
    else await page.getByRole('button', { name: 'Send message' }).click()
    const call = page.getByRole('alert').filter({ has: note }).getByRole('link')
    await expect(call).toHaveAttribute('href', /^tel:/)
    release()
    await expect(page.locator('.toast-card')).toContainText('Message Sent!')
    await expect(note).toHaveCount(0)
  })
}

test('a map that is asked for before any script arrives is shown (P5.3)', async ({ page }) => {
  await page.route('https://**', (route) => route.abort())
  const release = await holdBack(page)
  await page.goto('/lemoore-window-cleaning')
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  release()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('src', /Lemoore/)
  await expect(frame).toHaveAttribute('title', 'Map of Lemoore, California')
  await expect(frame).toHaveAttribute('loading', 'lazy')
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
})

test('a quote whose contact form is long in coming says so, and opens it when it comes', async ({ page }) => {
  const release = await holdBack(page, /quote-contact-dialog-.*\.js$/)
  await openWorking(page, '/')
  await page.locator('[name="houseSize"]').first().check()
  await page.locator('[name="stories"]').first().check()
  const note = page.locator('.quote-sum').getByRole('alert')
  await expect(note).toHaveCount(0)
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(note).toContainText('Your connection seems slow')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('a fault in an island leaves the rest of the page, and names the phone (P2.8)', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('"pricing":[', '"pricing":[null,') })
  })
  await page.goto('/')
  const alert = page.locator('#quote').getByRole('alert')
  await expect(alert).toContainText('This page has stopped working')
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

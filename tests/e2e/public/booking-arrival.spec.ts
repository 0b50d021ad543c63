/** /booking on a phone: it shows known details instead of asking again, days are near, and each choice marks its step. */
import type { Locator, Page } from '@playwright/test'
import { holdBack, openWorking, seedStorage } from '#tests/e2e/public/visitor-page.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const PHONE = { width: 390, height: 844 }
test.use({ viewport: PHONE })

/** Height above the bar at the bottom. */
const FREE = PHONE.height - 56

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

const days = (page: Page) => page.locator('label.day:has([name="serviceDate"])')
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Quote sent' })

async function sendQuote(page: Page, email: string) {
  await page.getByRole('radio', { name: /^Medium home/ }).check()
  await page.getByRole('radio', { name: /^Two stories/ }).check()
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit your quote request' })
  await expect(dialog).toContainText(
    'Your total is $258. Next, you can pick a time. To book a visit you also need to give your phone number',
  )
  await dialog.getByLabel('Full Name *').fill('Ana Ruiz')
  await dialog.getByLabel('Email *').fill(email)
  await dialog.getByLabel('Phone').fill('(559) 555-0111')
  await dialog.getByLabel('Address').fill('1 Main St')
  await dialog.getByRole('button', { name: 'Submit Quote Request' }).click()
  await page.waitForURL('**/booking')
}

async function expectKnownVisit(page: Page, email: string) {
  await expect(notice(page)).toContainText(email)
  await expect(notice(page)).toContainText('$258')
  await expect(days(page).nth(1)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await bottomOf(notice(page))).toBeLessThan(await bottomOf(days(page).first()))
  expect(await bottomOf(days(page).nth(1))).toBeLessThanOrEqual(FREE)
  await expect(page.getByText('Home window cleaning in Lemoore')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Office cleaning' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByLabel('City')).toHaveValue('lemoore')
  await expect(page.getByRole('radio', { name: 'Home window cleaning' })).toBeChecked()
}

test('on a phone quote and booking know the city of the last page (P9.7, P12.4)', async ({ page, admin }) => {
  const email = `${crypto.randomUUID()}@example.com`
  await page.goto('/lemoore-window-cleaning')
  await page.getByRole('link', { name: 'Get a free quote' }).click()
  await expect(page).toHaveURL(/\/\?city=lemoore#quote$/)
  await sendQuote(page, email)
  await expectKnownVisit(page, email)
  const quotes = await admin.expect('listQuotes', { q: email })
  expect(quotes).toMatchObject([{ city: 'lemoore', totalPrice: 258 }])
})

const quote = { id: 'q', totalPrice: 179, lines: ['Small home: $179'], customerInfo: { email: 'a@b.co' } }

test('shows a new price, a link to book later and no promise of more mail (P9.7, P9.8)', async ({ page }) => {
  await seedStorage(page, 'currentQuote', JSON.stringify({ ...quote, shownPrice: 189 }))
  await page.goto('/booking')
  await expect(notice(page)).toContainText('Our prices have changed: $179 instead of $189')
  // The city is not known, so it is asked for; the rest is not.
  await expect(page.getByLabel('City')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Office cleaning' })).toHaveCount(0)
  expect(await bottomOf(days(page).first())).toBeLessThanOrEqual(FREE)
  await expect(page.getByText('Send me the quote')).toHaveCount(0)
  const later = page.getByRole('link', { name: 'I’ll book later' })
  expect(await bottomOf(later)).toBeLessThanOrEqual(FREE)
  await later.click()
  await expect(page).toHaveURL(/\/quote-submitted$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!')
  await expect(page.getByText('We’ve received your quote request.')).toBeVisible()
  await expect(page.getByText('We read your request')).toBeVisible()
  await expect(page.getByText('if you haven’t booked one yet')).toBeVisible()
})

test('without a quote the days start within 1.3 screens of a phone', async ({ page }) => {
  await page.goto('/booking')
  await expect(days(page).first()).toBeVisible()
  expect(await bottomOf(days(page).first())).toBeLessThanOrEqual(1.3 * PHONE.height)
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a visit')
  await expect(page.getByText('two-hour arrival window. We’ll confirm by email or phone')).toBeVisible()
  await expect(days(page)).toHaveCount(12)
  await page.getByRole('button', { name: 'More days' }).click()
  await expect(days(page)).toHaveCount(24)
})

test('an open time on the home page links to its day with its windows in view (P4.4)', async ({ page }) => {
  await openWorking(page, '/#booking')
  const opening = page.locator('.openings a').nth(1)
  await expect(opening.locator('strong')).toHaveCSS('text-decoration-line', 'underline')
  await expect(opening.locator('svg')).toBeVisible()
  const address = String(await opening.getAttribute('href'))
  const date = new URL(address, page.url()).searchParams.get('date')
  await opening.click()
  await expect(page).toHaveURL(`/booking?date=${date}`)
  const chosen = days(page).filter({ has: page.locator(':checked') })
  const windows = page.locator('label.day:has([name="serviceTime"])')
  await expect(windows.last()).toBeInViewport({ ratio: 1 })
  expect(await bottomOf(windows.last())).toBeLessThanOrEqual(FREE)
  await expect(chosen.locator('input')).toHaveValue(String(date))
  await expect(chosen).toBeInViewport({ ratio: 1 })
})

test('choices before hydration count', async ({ page }) => {
  const release = await holdBack(page)
  await page.goto('/booking')
  await page.getByRole('radio', { name: 'Office cleaning' }).check()
  await page.getByLabel('City').selectOption('visalia')
  release()
  await expect(page.locator('[name="serviceDate"]').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Office cleaning' })).toBeChecked()
  await expect(page.getByLabel('City')).toHaveValue('visalia')
})

test('home shows the next open times of the city that was read before (P12.4)', async ({ page }) => {
  await openWorking(page, '/lemoore-window-cleaning')
  const asked = page.waitForRequest('**/api/availability?*')
  await page.goto('/#booking')
  expect(new URL((await asked).url()).searchParams.get('city')).toBe('lemoore')
})

const step = (page: Page) => page.locator('.steps [aria-current]')

test('a tap on a day shows its windows, and each choice marks its step (P12.1, P12.13)', async ({ page }) => {
  await openWorking(page, '/booking')
  await expect(days(page).first()).toBeVisible()
  await expect(step(page)).toHaveText(/What$/)
  await days(page).first().click()
  const windows = page.locator('[name="serviceTime"]')
  await expect(windows.last()).toBeInViewport({ ratio: 1 })
  await expect(step(page)).toHaveText(/When$/)
  await windows.last().check()
  await expect(step(page)).toHaveText(/Who$/)
})

test('a choice stands beside its box (P35.14)', async ({ page }) => {
  await openWorking(page, '/booking')
  await days(page).last().click()
  await page.locator('[name="serviceTime"]').last().check()
  const choice = page.locator('label', { hasText: 'Call me if an earlier day opens' })
  const boxOf = (part: string) => choice.locator(part).boundingBox()
  const [box, words] = [await boxOf('input'), await boxOf('span')]
  expect(words?.x).toBeGreaterThan(box?.x ?? Number.NaN)
})

test('with the keyboard, choosing a day leaves the view at the focus (P12.13)', async ({ page }) => {
  // A smooth scroll would go on after the test has looked.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWorking(page, '/booking')
  const dates = page.locator('[name="serviceDate"]')
  await dates.first().focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  await expect(page.locator('[name="serviceTime"]').last()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.keyboard.press('ArrowRight')
  await expect(dates.nth(1)).toBeChecked()
  await expect(dates.nth(1)).toBeInViewport({ ratio: 1 })
})

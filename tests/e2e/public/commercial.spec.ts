import type { Page } from '@playwright/test'
import type { CommercialQuoteData } from '#schemas/commercial-quote.ts'
import { priceCommercial } from '#schemas/price/commercial.ts'
import {
  breakApi,
  expectAccessible,
  FAILURES,
  holdScripts,
  openWorking,
  seedStorage,
  stored,
} from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const STORAGE = 'commercialQuoteData'
const choices = {
  largeWindows: 12,
  smallWindows: 8,
  smallWindowsTiny: 4,
  floorToFloorWindows: 2,
  frenchWindows: 1,
  buildingType: 'restaurant',
  stories: '2_plus' as const,
  frequency: 'biweekly',
  isConstructionCleaning: false,
  isOutsideOnly: true,
}
const saved: CommercialQuoteData = { ...choices, totalPrice: 128 }

async function fillCalculator(page: Page) {
  await page.getByLabel('Large windows').fill(String(choices.largeWindows))
  await page.getByLabel('Medium windows').fill(String(choices.smallWindows))
  await page.getByLabel('Small windows').fill(String(choices.smallWindowsTiny))
  await page.getByLabel('Floor-to-floor windows').fill(String(choices.floorToFloorWindows))
  await page.getByLabel('French windows').fill(String(choices.frenchWindows))
  await page.getByLabel('Building type').selectOption(choices.buildingType)
  await page.getByLabel('Stories').selectOption('2+ Stories')
  await page.getByLabel('Cleaning frequency').selectOption(choices.frequency)
  await page.getByLabel('Outside only').check()
}

async function fillBusiness(page: Page, businessName: string) {
  await page.getByLabel('Business Name *').first().fill(businessName)
  await page.getByLabel('Contact Person *').first().fill('Ana Ruiz')
  await page.getByLabel('Email Address *').first().fill('ana@example.com')
  await page.getByLabel('Phone Number *').first().fill('(559) 555-0111')
  await page.getByLabel('Business Address *').first().fill('1 Main St, Hanford')
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Quote Request' })

test('an estimate is priced as the list says and arrives with the request', async ({
  page,
  visitor,
  admin,
}) => {
  const pricing = await visitor.expect('listPricing')
  const { totalPrice } = priceCommercial(pricing, choices)
  await page.goto('/commercial-quote')
  await fillCalculator(page)
  const panel = page.getByRole('complementary', { name: 'Your Quote' })
  await expect(panel.locator('output')).toHaveText(`$${totalPrice}`)
  await expect(panel).toContainText('27')
  await expect(panel).toContainText('Restaurant')
  await expect(panel).toContainText('2+ Stories')
  await expect(panel).toContainText('Bi-weekly')
  await expect(page.locator('.estimated-total')).toContainText(`$${totalPrice}`)

  await panel.getByRole('link', { name: 'Schedule Window Cleaning' }).click()
  await expect(page).toHaveURL(/\/commercial-contact$/)
  expect(JSON.parse((await stored(page, STORAGE)) ?? '')).toEqual({ ...choices, totalPrice })
  const summary = page.getByRole('complementary', { name: 'Your Quote Summary' })
  await expect(summary).toContainText('27')
  await expect(summary).toContainText('30% discount')

  const name = `Bakery ${crypto.randomUUID()}`
  await fillBusiness(page, name)
  await submit(page).click()
  await expect(
    page.getByRole('heading', { name: 'Thank You for Your Commercial Quote Request!' }),
  ).toBeFocused()
  expect(await stored(page, STORAGE)).toBeNull()
  await expectAccessible(page)
  const quotes = await admin.expect('listCommercialQuotes')
  expect(quotes.find(({ businessName }) => businessName === name)).toMatchObject({ ...choices, totalPrice })
})

test('what is chosen before the scripts arrive counts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/commercial-quote')
  await fillCalculator(page)
  const total = page.locator('.quote-sum output')
  await expect(total).toHaveText('$0')
  release()
  await expect(total).not.toHaveText('$0')
  await expect(page.getByLabel('Building type')).toHaveValue(choices.buildingType)
  await expect(page.getByLabel('Large windows')).toHaveValue(String(choices.largeWindows))
})

test('a count is kept that is half typed when the scripts arrive', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/commercial-calculator-*.js')
  await openWorking(page, '/commercial-quote')
  const count = page.getByLabel('Large windows')
  await count.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('4')
  release()
  await expect(page.locator('.quote-sum output')).not.toHaveText('$0')
  await page.keyboard.type('0')
  await expect(count).toHaveValue('40')
})

test('an estimate can be changed, and is completed below the calculator', async ({ page }) => {
  await seedStorage(page, STORAGE, JSON.stringify(saved))
  await page.goto('/commercial-quote#complete')
  await expect(page.getByLabel('Large windows')).toHaveValue(String(saved.largeWindows))
  await expect(page.getByRole('heading', { name: 'Complete Your Commercial Quote Request' })).toBeInViewport()
  await expect(submit(page)).toBeEnabled()
  await fillBusiness(page, 'Ruiz Bakery')
  await expectAccessible(page)
  await submit(page).click()
  await expect(page.getByText('within 24 hours to discuss your needs')).toBeVisible()
})

test('a saved estimate that does not parse is ignored and removed', async ({ page }) => {
  await page.goto('/commercial-contact')
  for (const text of ['{"largeWindows":', '[]', '{"largeWindows":10000}', '{"largeWindows":"5"}']) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE, text] as const)
    await page.reload()
    await expect.poll(() => stored(page, STORAGE)).toBeNull()
  }
})

test('an empty form names what is missing and focuses the first field', async ({ page }) => {
  await page.goto('/commercial-contact')
  await page.getByLabel('Business Name *').first().focus()
  await expect(submit(page)).toBeEnabled()
  await page.getByLabel('Phone Number *').first().fill('555-0111')
  await submit(page).click()
  for (const message of [
    'Business name is required',
    'Contact name is required',
    'Valid email is required',
    'Valid phone number is required',
    'Business address is required',
  ])
    await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByLabel('Business Name *').first()).toBeFocused()
  await expectAccessible(page)
})

test.describe('on a touch phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const name of ['Submit Quote Request', 'Send Request']) {
    test(`the first tap on ${name} names what is missing`, async ({ page }) => {
      await openWorking(page, '/commercial-contact')
      await page.waitForLoadState('networkidle')
      if (name === 'Send Request') await page.getByText('I don’t know my window count').tap()
      const form = page.locator('form').filter({ has: page.getByRole('button', { name }) })
      await form.getByRole('button', { name }).tap()
      await expect(form.getByText('Business name is required')).toBeVisible()
      await expect(form.getByText('Valid email is required')).toBeVisible()
      await expect(form.getByLabel('Business Name *')).toBeFocused()
    })
  }

  test('a tap before any script has come counts', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/commercial-contact')
    await submit(page).tap()
    release()
    await expect(page.getByText('Business name is required')).toBeVisible()
  })
})

for (const failure of FAILURES) {
  test(`a request that fails (${failure}) is told and keeps what was typed`, async ({ page }) => {
    await seedStorage(page, STORAGE, JSON.stringify(saved))
    await breakApi(page, 'POST', '/api/commercial-contacts', failure)
    await page.goto('/commercial-contact')
    await fillBusiness(page, 'Ruiz Bakery')
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText('Failed to submit request. Please try again.')
    await expect(page.getByLabel('Business Name *').first()).toHaveValue('Ruiz Bakery')
    expect(await stored(page, STORAGE)).not.toBeNull()
    await page.unroute('**/api/commercial-contacts')
    // Under the pointer it stays, so only the success can take it away.
    await page.locator('.toast-card').hover()
    await submit(page).press('Enter')
    await expect(page.getByRole('heading', { name: /^Thank You/ })).toBeVisible()
    await expect(page.locator('.toast-card')).toHaveCount(0)
  })
}

test('a business that cannot count its windows describes the building instead', async ({ page, admin }) => {
  const name = `Clinic ${crypto.randomUUID()}`
  await page.goto('/commercial-contact')
  const form = page.locator('form').filter({ hasText: 'Square Footage' })
  await expect(form).toBeHidden()
  await page.getByText('I don’t know my window count').click()
  await form.getByLabel('Business Name *').fill(name)
  await form.getByLabel('Contact Person *').fill('Ana Ruiz')
  await form.getByLabel('Email Address *').fill('ana@example.com')
  await form.getByLabel('Phone Number *').fill('(559) 555-0111')
  await form.getByLabel('Business Address *').fill('1 Main St, Hanford')
  await form.getByRole('button', { name: 'Send Request' }).click()
  await expect(form.getByText('Square footage is required')).toBeVisible()
  await form.getByLabel('Building Type *').selectOption('Office Building')
  await form.getByLabel('Square Footage *').fill('12,000')
  await form.getByLabel('Number of Floors *').fill('2')
  await form.getByLabel('Cleaning Frequency *').selectOption('Monthly')
  await form.getByRole('button', { name: 'Send Request' }).click()
  await expect(form.getByText('Commercial Quote Request Submitted!')).toBeVisible()
  const contacts = await admin.expect('listContacts')
  const contact = contacts.find(({ message }) => message.includes(name))
  expect(contact?.source).toBe('commercial')
  const message = contact?.message
  expect(message).toContain('Square footage: 12,000')
  expect(message).toContain('Window count: Not specified')
  expect(message).toContain('Special requirements: None')
})

test('a city page reveals the calculator and moves to it', async ({ page }) => {
  await page.goto('/fresno-commercial-window-cleaning')
  const button = page.getByRole('button', { name: 'Get Commercial Quote' })
  await expect(page.getByText('Get Your Commercial Quote')).toHaveCount(0)
  // Before the script works, the button leads to the page that has the calculator.
  await page.locator('html[data-works]').waitFor()
  await button.click()
  await expect(page.getByRole('heading', { name: 'Get Your Commercial Quote' })).toBeInViewport()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.getByLabel('Large windows').fill('3')
  await expect(page.locator('.estimated-total')).not.toContainText('$0')
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute(
    'href',
    '/booking?type=consultation&city=fresno',
  )
})

test('an option that the formula does not know is not offered', async ({ page, visitor }) => {
  const pricing = await visitor.expect('listPricing')
  const known = pricing.find(({ key }) => key === 'outside_only')
  const json = [...pricing, { ...known, key: 'deep_rinse', label: 'Deep rinse' }]
  await page.route('**/api/pricing', (route) => route.fulfill({ json }))
  const isPriced = page.waitForResponse('**/api/pricing')
  await page.goto('/commercial-quote')
  await page.getByLabel('Large windows').fill('1')
  await isPriced
  await expect(page.getByText('Loading', { exact: false })).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Options' }).getByRole('checkbox')).toHaveCount(2)
})

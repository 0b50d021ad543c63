/** A form's input stays with its tab until it is sent. */

import type { Page } from '@playwright/test'
import { windowLabel } from '#frontend/lib/days.ts'
import { holdScripts } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const BUSINESS = {
  'Business Name *': 'Ruiz Bakery',
  'Contact Person *': 'Ana Ruiz',
  'Email Address *': 'ana@example.com',
  'Phone Number *': '(559) 555-0111',
  'Business Address *': '1 Main St, Hanford',
}

/** Forms that are prerendered: where, what is typed, the button, and what says that it was sent. */
const FORMS = [
  {
    path: '/#contact',
    fields: { 'Name *': 'Ana Ruiz', 'Email *': 'ana@example.com', 'Message *': 'Do you clean skylights?' },
    button: 'Send message',
    success: 'Message Sent!',
  },
  {
    path: '/commercial-contact',
    fields: { ...BUSINESS, 'Additional Notes': 'Ring twice' },
    button: 'Submit Quote Request',
    success: 'Thank You for Your Commercial Quote Request!',
  },
  {
    path: '/commercial-contact',
    fields: {
      ...BUSINESS,
      'Building Type *': 'Office Building',
      'Square Footage *': '12,000',
      'Number of Floors *': '2',
      'Cleaning Frequency *': 'Monthly',
    },
    button: 'Send Request',
    success: 'Commercial Quote Request Submitted!',
  },
]

/** Opens a page as a phone does that had dropped it: the browser itself restores nothing. */
async function openAnew(page: Page, path: string) {
  await page.goto('about:blank')
  await page.goto(path)
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))

for (const { path, fields, button, success } of FORMS) {
  test(`the form of ${button} keeps its draft until it is sent`, async ({ page }) => {
    const form = page.locator('form').filter({ has: page.locator('button', { hasText: button }) })
    const open = async () => {
      await openAnew(page, path)
      if (button === 'Send Request') await page.getByText('I don’t know my window count').click()
    }
    await open()
    for (const [label, text] of Object.entries(fields)) {
      const field = form.getByLabel(label)
      if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(text)
      else await field.fill(text)
    }
    await expect.poll(() => drafts(page)).toHaveLength(1)
    await open()
    for (const [label, text] of Object.entries(fields)) {
      await form.getByLabel(label).scrollIntoViewIfNeeded()
      await expect(form.getByLabel(label)).toHaveValue(text)
    }
    await form.getByRole('button', { name: button }).click()
    await expect(page.getByText(success).first()).toBeVisible()
    expect(await drafts(page)).toEqual([])
  })
}

test('a booking keeps its draft until it is sent', async ({ page, freshWindow }) => {
  const [early, late] = [freshWindow(), freshWindow()].sort((a, b) =>
    a.serviceDate.localeCompare(b.serviceDate),
  )
  if (!early || !late) throw new Error('No window is left')
  const details = {
    'First Name *': 'Ana',
    'Last Name *': 'Ruiz',
    'Email *': 'ana@example.com',
    'Phone *': '(559) 555-0111',
    'Address *': '1 Main St, Hanford',
  }
  const day = page.locator(`[name="serviceDate"][value="${early.serviceDate}"]`)
  const time = page.getByRole('radio', { name: windowLabel(early.serviceTime), exact: true })
  // The link's day is chosen, and then another.
  await page.goto(`/booking?date=${late.serviceDate}`)
  await page.getByRole('radio', { name: 'House cleaning' }).check()
  await page.getByLabel('City').selectOption('Visalia')
  await day.check()
  await time.check()
  for (const [label, text] of Object.entries(details)) await page.getByLabel(label).fill(text)
  for (const open of [() => page.reload(), () => openAnew(page, '/booking')]) {
    await open()
    await expect(time).toBeChecked()
    await expect(day).toBeChecked()
    await expect(page.getByRole('radio', { name: 'House cleaning' })).toBeChecked()
    await expect(page.getByLabel('City')).toHaveValue('visalia')
    for (const [label, text] of Object.entries(details))
      await expect(page.getByLabel(label)).toHaveValue(text)
  }
  await page.getByRole('button', { name: 'Request this visit' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your visit is requested!' })).toBeVisible()
  expect(await drafts(page)).toEqual([])
})

test("keeps a quote's choices, and its details until it is sent", async ({ page }) => {
  const dialog = page.getByRole('dialog')
  const submit = page.getByRole('button', { name: 'Submit Quote Request' })
  const stains = page.getByRole('spinbutton', { name: /hard water/ })
  await page.goto('/')
  await page.evaluate(() => sessionStorage.setItem('draft:booking', '{"values":{"firstName":"Eva"}}'))
  await page.getByRole('radio', { name: /^Large home/ }).check()
  await page.getByRole('radio', { name: /^Two stories/ }).check()
  await page.getByRole('checkbox', { name: /^French doors/ }).check()
  await stains.fill('7')
  const total = await page.locator('.quote-amount').textContent()
  await submit.click()
  await dialog.getByLabel('Full Name *').fill('Ana Ruiz')
  await dialog.getByLabel('Email *').fill('ana@example.com')
  await openAnew(page, '/')
  await expect(page.locator('.quote-amount')).toHaveText(total ?? '')
  await expect(page.getByRole('radio', { name: /^Large home/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^French doors/ })).toBeChecked()
  await expect(stains).toHaveValue('7')
  await submit.click()
  await expect(dialog.getByLabel('Full Name *')).toHaveValue('Ana Ruiz')
  await dialog.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(page).toHaveURL(/\/booking$/)
  // Choices tell nobody's name, and a visitor who goes back may want to change one.
  expect(await drafts(page)).toEqual(['draft:home-choices'])
  await page.goBack()
  await expect(page.locator('.quote-amount')).toHaveText(total ?? '')
})

test('choices before hydration win over the draft, and removed options are dropped', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() =>
    sessionStorage.setItem(
      'draft:home-choices',
      '{"values":{"houseSize":"small","stories":"two_story","windowTypes":["gone"],"extras":5}}',
    ),
  )
  const release = await holdScripts(page)
  await openAnew(page, '/')
  await page.getByRole('radio', { name: /^Large home/ }).check()
  release()
  await expect(page.getByRole('radio', { name: /^Two stories/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Large home/ })).toBeChecked()
  await expect(page.locator('.quote-amount')).toHaveText('$338')
})

test('the commercial calculator keeps its choices', async ({ page }) => {
  await page.goto('/commercial-quote')
  await page.getByLabel('Large windows').fill('40')
  await page.getByLabel('Building type').selectOption('restaurant')
  await page.getByRole('checkbox', { name: /^Outside only/ }).check()
  const total = page.locator('.quote-sum output')
  await expect(total).toHaveText('$222')
  await openAnew(page, '/fresno-commercial-window-cleaning')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('button', { name: 'Get Commercial Quote' }).click()
  await expect(total).toHaveText('$222')
  await expect(page.getByLabel('Building type')).toHaveValue('restaurant')
})

for (const { path, choose, total, amount } of [
  {
    path: '/commercial-quote',
    choose: (page: Page) => page.getByLabel('Large windows').fill('40'),
    total: '.quote-sum output',
    amount: '$288',
  },
  {
    path: '/',
    choose: async (page: Page) => {
      await page.getByRole('radio', { name: /^Large home/ }).check()
      await page.getByRole('radio', { name: /^Two stories/ }).check()
    },
    total: '.quote-amount',
    amount: '$338',
  },
]) {
  test(`keeps choices on ${path} from before hydration`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(path)
    await choose(page)
    release()
    await expect(page.locator(total)).toHaveText(amount)
    await openAnew(page, path)
    await page.locator(total).scrollIntoViewIfNeeded()
    await expect(page.locator(total)).toHaveText(amount)
  })
}

test('deletes a draft of an unknown shape, and the form works', async ({ page }) => {
  await page.goto('/')
  for (const broken of ['{"values":', '{"values":{"name":{},"email":"ana@example.com"}}']) {
    await page.evaluate((text) => sessionStorage.setItem('draft:contact', text), broken)
    await openAnew(page, '/#contact')
    await page.getByLabel('Name *').focus()
    await expect.poll(() => drafts(page)).toEqual([])
    await page.getByLabel('Name *').fill('Ana Ruiz')
    await expect.poll(() => drafts(page)).toEqual(['draft:contact'])
    await expect(page.getByLabel('Email *')).toHaveValue('')
  }
})

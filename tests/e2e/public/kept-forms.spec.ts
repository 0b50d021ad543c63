/** What is typed into a form stays with its tab until it is sent. */
import type { Page } from '@playwright/test'
import { windowLabel } from '#schemas/arrival-windows.ts'
import { expect, test } from '#tests/support/browser-test.ts'

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
  test(`the form of ${button} keeps what was typed until it is sent`, async ({ page }) => {
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

test('a booking keeps the details that were typed until it is sent', async ({ page, freshWindow }) => {
  const { serviceDate, serviceTime } = freshWindow()
  const open = async () => {
    await openAnew(page, `/booking?date=${serviceDate}`)
    await page.getByRole('radio', { name: windowLabel(serviceTime), exact: true }).check()
  }
  const details = {
    'First Name *': 'Ana',
    'Last Name *': 'Ruiz',
    'Email *': 'ana@example.com',
    'Phone *': '(559) 555-0111',
    'Address *': '1 Main St, Hanford',
  }
  await open()
  for (const [label, text] of Object.entries(details)) await page.getByLabel(label).fill(text)
  await open()
  for (const [label, text] of Object.entries(details)) await expect(page.getByLabel(label)).toHaveValue(text)
  await page.getByRole('button', { name: 'Request this visit' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your visit is requested!' })).toBeVisible()
  expect(await drafts(page)).toEqual([])
})

test("a quote's details are kept until it is sent, and then the booking starts from them", async ({
  page,
}) => {
  const open = async () => {
    await openAnew(page, '/')
    await page.locator('[name="houseSize"]').first().check()
    await page.locator('[name="stories"]').first().check()
    await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  }
  const dialog = page.getByRole('dialog')
  await page.goto('/')
  await page.evaluate(() => sessionStorage.setItem('draft:booking', '{"values":{"firstName":"Eva"}}'))
  await open()
  await dialog.getByLabel('Full Name *').fill('Ana Ruiz')
  await dialog.getByLabel('Email *').fill('ana@example.com')
  await open()
  await expect(dialog.getByLabel('Full Name *')).toHaveValue('Ana Ruiz')
  await dialog.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(page).toHaveURL(/\/booking$/)
  expect(await drafts(page)).toEqual([])
})

test('what is no kept form is removed, and the form works', async ({ page }) => {
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

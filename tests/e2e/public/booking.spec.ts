import type { Page } from '@playwright/test'
import { windowLabel } from '#frontend/lib/days.ts'
import { expectAccessible, seedStorage } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const QUOTE = { id: 'q', totalPrice: 179, lines: ['Small home: $179'], customerInfo: { name: 'Ana' } }

async function fillDetails(page: Page) {
  await page.getByLabel('First Name *').fill('Ana')
  await page.getByLabel('Last Name *').fill('Ruiz')
  await page.getByLabel('Email *').fill('ana@example.com')
  await page.getByLabel('Phone *').fill('(559) 555-0111')
  await page.getByLabel('Address *').fill('1 Main St, Hanford')
}

const book = (page: Page) => page.getByRole('button', { name: 'Request this visit' })

test('a consultation asks for the business and shows no price (P12.2, P12.10)', async ({
  page,
  freshWindow,
}) => {
  const { serviceDate, serviceTime } = freshWindow()
  await seedStorage(page, 'currentQuote', JSON.stringify(QUOTE))
  await page.goto(`/booking?type=consultation&city=lemoore&date=${serviceDate}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule a consultation')
  await expect(page.getByText('We come to your building, count the windows')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Steps' })).toHaveText('1 What2 When3 Who')
  await expect(page.getByRole('group', { name: 'What do you need?' })).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('lemoore')
  await expect(page.getByLabel('City').locator('option').first()).toHaveText('Choose your city')
  const summary = page.getByRole('complementary', { name: 'Your visit' })
  await expect(summary).toContainText('Choose a day and an arrival window')
  await page.getByRole('radio', { name: windowLabel(serviceTime), exact: true }).check()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await expect(page.getByText('$')).toHaveCount(0)
  await fillDetails(page)
  // A mailbox gets 10 mails a day: other tests fill Ana's.
  const email = `${crypto.randomUUID()}@example.com`
  await page.getByLabel('Email *').fill(email)
  await book(page).click()
  await expect(page.getByText('Business name is required')).toBeVisible()
  await expect(page.getByLabel('Business Name *')).toBeFocused()
  await page.getByLabel('Business Name *').fill('Ruiz Bakery')
  await book(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your visit is requested!' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visit requested')
  await expect(page.getByText('We’ve received your request, and nothing has been charged.')).toBeVisible()
  await expect(
    page.getByText('We will confirm it by email or phone. To change it, open your visit or call ('),
  ).toBeVisible()
  await expect(page.getByText(`We’re emailing ${email} a link to your visit.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    /calendar\.ics\?t=c/,
  )
  await expect(page).toHaveTitle(/^Thank You/)
  await expect(page.getByRole('link', { name: 'See your visit' })).toHaveAttribute('href', /^\/visit\?k=v/)
  await expectAccessible(page)
})

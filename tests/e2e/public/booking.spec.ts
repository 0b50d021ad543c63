import type { Page } from '@playwright/test'
import { windowLabel } from '#frontend/lib/days.ts'
import { expectAccessible, seedStorage, stored } from '#tests/e2e/public/visitor-page.ts'
import type { ApiClient } from '#tests/support/api/client.ts'
import { quoteRequest, type Window } from '#tests/support/api/requests.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const STORAGE = 'currentQuote'
const customerInfo = {
  name: 'Ana Maria Ruiz',
  email: 'ana@example.com',
  phone: '(559) 555-0111',
  address: '1 Main St, Hanford',
}

/** A stored quote as the browser keeps it. */
async function savedQuote(visitor: ApiClient) {
  const { id, totalPrice } = await visitor.expect('createQuote', { body: quoteRequest({ customerInfo }) })
  return { id, totalPrice, lines: ['Small home: $179'], customerInfo }
}

/** Follows the home page's card Regular Maintenance, with a day chosen. */
async function pickRegular(page: Page, { serviceDate, serviceTime }: Window) {
  await page.goto('/')
  const card = page.getByRole('heading', { name: 'Regular Maintenance' }).locator('..')
  const href = await card.getByRole('link').getAttribute('href')
  await page.goto(`${href}&date=${serviceDate}`)
  await page.getByRole('radio', { name: windowLabel(serviceTime), exact: true }).check()
  await expect(page.getByLabel('First Name *')).toBeVisible()
}

async function fillDetails(page: Page) {
  await page.getByLabel('First Name *').fill('Ana')
  await page.getByLabel('Last Name *').fill('Ruiz')
  await page.getByLabel('Email *').fill('ana@example.com')
  await page.getByLabel('Phone *').fill('(559) 555-0111')
  await page.getByLabel('Address *').fill('1 Main St, Hanford')
}

const book = (page: Page) => page.getByRole('button', { name: 'Request this visit' })

async function expectThanks(page: Page, { totalPrice }: { totalPrice: number }, { serviceTime }: Window) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!')
  await expect(page.getByText(`Total $${totalPrice}`)).toBeVisible()
  await expect(page.getByText('Small home: $179')).toBeVisible()
  await expect(page.getByText('We’ve received your visit request.')).toBeVisible()
  await expect(page.getByText('We confirm your visit by email or phone.')).toBeVisible()
  const questions = page.getByText('Questions? Call')
  await expect(questions.locator('[href^="tel:"]')).toBeVisible()
  await expect(questions.locator('[href^="mailto:"]')).toBeVisible()
  await expect(page.getByText(windowLabel(serviceTime))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Another Quote' })).toHaveAttribute('href', '/#quote')
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expectAccessible(page)
}

test('books a quote with its details filled in, as often as the card offered (P1.17, P4.2, P9.9, P9.12, P35.18)', async ({
  page,
  visitor,
  freshWindow,
  admin,
}) => {
  const quote = await savedQuote(visitor)
  const window = freshWindow()
  await seedStorage(page, STORAGE, JSON.stringify(quote))
  await pickRegular(page, window)
  await expect(page.getByLabel('How often?')).toHaveValue('3')
  await page.getByLabel('How often?').selectOption('Every 2 months')
  await expect(page.getByLabel('First Name *')).toHaveValue('Ana Maria')
  await expect(page.getByLabel('Last Name *')).toHaveValue('Ruiz')
  await expect(page.getByLabel('Address *')).toHaveValue(customerInfo.address)
  await expect(page.locator('.quote-notice')).toHaveText(
    `Quote sentYour total is $${quote.totalPrice}. We’ll write to ana@example.com.Now pick a day below. I’ll book later`,
  )
  await expect(page.getByRole('group', { name: /^Arrival window on \w+day, / })).toContainText('Pacific time')
  await expect(page.getByRole('complementary', { name: 'Your visit' })).toContainText(
    `Your quoteSmall home: $179Total $${quote.totalPrice}Prefer to talk? Call (`,
  )
  await expectAccessible(page)
  await page.getByLabel('Call me if an earlier day opens').check()
  await book(page).click()
  await expect(page).toHaveURL(/\/quote-submitted$/)
  await expectThanks(page, quote, window)
  // Kept for this tab alone.
  expect(await stored(page, STORAGE)).toBeNull()
  await page.reload()
  await expect(page.getByText(windowLabel(window.serviceTime))).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/quote-submitted')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('No quote here yet')
  const bookings = await admin.expect('listBookings')
  expect(bookings.find(({ quoteId }) => quoteId === quote.id)).toMatchObject({
    ...window,
    totalPrice: quote.totalPrice,
    firstName: 'Ana Maria',
    status: 'pending',
    isFlexible: true,
    everyMonths: 2,
  })
})

test('a consultation asks for the business and shows no price (P12.2, P12.10)', async ({
  page,
  visitor,
  freshWindow,
}) => {
  const { serviceDate, serviceTime } = freshWindow()
  await seedStorage(page, STORAGE, JSON.stringify(await savedQuote(visitor)))
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

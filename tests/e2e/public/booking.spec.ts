import type { Page } from '@playwright/test'
import { windowLabel } from '#frontend/lib/days.ts'
import {
  breakApi,
  expectAccessible,
  FAILURES,
  loseAnswer,
  seedStorage,
  stored,
  TOO_MANY,
} from '#tests/e2e/public/visitor-page.ts'
import type { ApiClient } from '#tests/support/api/client.ts'
import { quoteRequest, visitor as visitorFields, type Window } from '#tests/support/api/requests.ts'
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

async function pick(page: Page, { serviceDate, serviceTime }: Window) {
  await page.goto(`/booking?date=${serviceDate}`)
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

test('books a quote with its contact details filled in', async ({ page, visitor, freshWindow, admin }) => {
  const quote = await savedQuote(visitor)
  const window = freshWindow()
  await seedStorage(page, STORAGE, JSON.stringify(quote))
  await pick(page, window)
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
  })
})

test('a consultation asks for the business and shows no price', async ({ page, visitor, freshWindow }) => {
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
  await expect(page.getByText('We will confirm it by email or phone. To change it, call (')).toBeVisible()
  await expect(page.getByText(`We’re emailing ${email} a link to your visit.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    /calendar\.ics\?t=c/,
  )
  await expect(page).toHaveTitle(/^Thank You/)
  await expect(page.getByRole('link', { name: 'See your visit' })).toHaveAttribute('href', /^\/visit\?k=v/)
  await expectAccessible(page)
})

test('reports that a window has filled up, offers others and keeps the input', async ({
  page,
  visitor,
  freshWindow,
}) => {
  const window = freshWindow()
  await pick(page, window)
  await fillDetails(page)
  for (let status = 201; status === 201; ) {
    status = (await visitor.call('createBooking', { body: { ...visitorFields(), ...window } })).status
  }
  await book(page).click()
  const taken = page.locator('.alert', { hasText: 'has just been taken' })
  await expect(taken).toBeFocused()
  await expect(taken).toContainText('What you typed is kept.')
  await expect(page.getByText('Choose a day and an arrival window above.')).toBeVisible()
  await expect(page.getByRole('radio', { name: windowLabel(window.serviceTime), exact: true })).toHaveCount(0)
  await expect(page.getByLabel('Last Name *')).toHaveValue('Ruiz')
  await expect(book(page)).toBeDisabled()
  await page.locator('[name="serviceTime"]').first().check()
  await book(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your visit is requested!' })).toBeVisible()
})

test('books without a quote that the business has deleted', async ({ page, visitor, freshWindow, admin }) => {
  const quote = await savedQuote(visitor)
  await admin.expect('deleteQuote', { params: { id: quote.id } })
  await seedStorage(page, STORAGE, JSON.stringify(quote))
  await pick(page, freshWindow())
  await book(page).click()
  await expect(page).toHaveURL(/\/quote-submitted$/)
})

test('stores a booking without its deleted quote once after a lost answer', async ({
  page,
  visitor,
  freshWindow,
  admin,
}) => {
  const quote = await savedQuote(visitor)
  await admin.expect('deleteQuote', { params: { id: quote.id } })
  await seedStorage(page, STORAGE, JSON.stringify(quote))
  const window = freshWindow()
  await pick(page, window)
  const email = `${crypto.randomUUID()}@example.com`
  await page.getByLabel('Email *').fill(email)
  // The first call is refused for its quote; the second, without it, is stored.
  await loseAnswer(page, '/api/bookings')
  await book(page).click()
  await expect(page.getByRole('alert')).toContainText('Failed to book your visit.')
  await book(page).click()
  await expect(page).toHaveURL(/\/quote-submitted$/)
  const bookings = await admin.expect('listBookings')
  expect(bookings.filter((booking) => booking.email === email)).toHaveLength(1)
})

test('retries open times that cannot be loaded', async ({ page }) => {
  await breakApi(page, 'GET', '/api/availability?*', '500')
  await page.goto('/booking')
  await expect(page.getByText('We cannot load open times right now')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/availability?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[name="serviceDate"]').first()).toBeVisible()
})

for (const failure of FAILURES) {
  test(`reports a failed booking (${failure}), and keeps the input`, async ({ page, freshWindow }) => {
    await breakApi(page, 'POST', '/api/bookings', failure)
    await pick(page, freshWindow())
    await fillDetails(page)
    await book(page).click()
    // At its limits the API knows better than the page what to do.
    const told = failure === '429' ? TOO_MANY : 'Failed to book your visit. Please try again.'
    await expect(page.getByRole('alert')).toContainText(told)
    await expect(page.getByLabel('Last Name *')).toHaveValue('Ruiz')
    await page.unroute('**/api/bookings')
    await book(page).click()
    await expect(page.getByRole('heading', { name: 'Thank you, your visit is requested!' })).toBeVisible()
  })
}

test('the confirmation page without a quote links to the calculator', async ({ page }) => {
  await seedStorage(page, STORAGE, 'no quote')
  await page.goto('/quote-submitted')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No quote here yet')
  await expect(page.getByRole('link', { name: 'Get a quote', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get a commercial quote' })).toBeVisible()
  expect(await stored(page, STORAGE)).toBeNull()
  await expectAccessible(page)
})

test('removes an invalid saved quote, and books without it', async ({ page }) => {
  const quote = { totalPrice: 179, lines: ['Small home: $179'] }
  await page.goto('/booking')
  for (const broken of [
    { totalPrice: -5, lines: [] },
    { ...quote, lines: [{}] },
    { ...quote, customerInfo: { name: 5 } },
    { ...quote, booking: { serviceDate: '2026-02-30', serviceTime: '08:00' } },
  ]) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      STORAGE,
      JSON.stringify(broken),
    ] as const)
    await page.reload()
    await expect.poll(() => stored(page, STORAGE)).toBeNull()
    await expect(page.getByText('Your quote')).toHaveCount(0)
  }
})

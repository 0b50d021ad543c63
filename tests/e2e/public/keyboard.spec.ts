/** The three ways to reach the business, and a visit's move, with Tab, Space, Enter and arrows alone. */
import type { Locator, Page } from '@playwright/test'
import { dayName } from '#frontend/lib/days.ts'
import {
  button,
  expectAccessibleAtRest,
  expectVisit,
  outcome,
  visitTest as test,
} from '#tests/e2e/public/visit-link.ts'
import { openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect } from '#tests/support/browser/test.ts'

const MOST_TABS = 80

/** Presses Tab until an element has the focus, and checks that the focus can be seen on the way. */
async function tabTo(page: Page, target: Locator) {
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement))) {
      await expect.poll(() => isFocusVisible(page), `${target}`).toBe(true)
      return
    }
  }
  throw new Error(`${target} is not reached by ${MOST_TABS} tabs`)
}

/** An outline, which forced colors keep, on the focused element or on the option card around it. */
function isFocusVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    return [focused, focused?.closest('label')].some((element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    })
  })
}

/** The skip link saves the way through the header. */
async function skipToContent(page: Page) {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
}

async function pressOn(page: Page, target: Locator, key: string) {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

test('makes, sends and books a residential quote by keyboard', async ({ page, admin }) => {
  const email = `${crypto.randomUUID()}@example.com`
  await page.goto('/')
  await skipToContent(page)
  const sizes = page.locator('[name="houseSize"]')
  await pressOn(page, sizes, 'Space')
  await page.keyboard.press('ArrowDown')
  await expect(sizes.nth(1)).toBeChecked()
  await pressOn(page, page.locator('[name="stories"]'), 'Space')
  await pressOn(page, page.getByRole('checkbox', { name: /^French doors/ }), 'Space')
  await expect(page.locator('.quote-amount')).toHaveText('$224')
  await pressOn(page, page.getByRole('button', { name: 'Submit Quote Request' }), 'Enter')

  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await typeInto(page, dialog.getByLabel('Full Name *'), 'Ana Ruiz')
  await typeInto(page, dialog.getByLabel('Email *'), email)
  await typeInto(page, dialog.getByLabel('Phone'), '(559) 555-0111')
  await typeInto(page, dialog.getByLabel('Address'), '1 Main St, Hanford')
  await pressOn(page, dialog.getByRole('button', { name: 'Submit Quote Request' }), 'Enter')
  await expect(page).toHaveURL(/\/booking$/)

  const days = page.locator('[name="serviceDate"]')
  await expect(days.first()).toBeVisible()
  await skipToContent(page)
  await pressOn(page, days, 'Space')
  await page.keyboard.press('ArrowRight')
  await expect(days.nth(1)).toBeChecked()
  await pressOn(page, page.locator('[name="serviceTime"]'), 'Space')
  await expect(page.getByLabel('First Name *')).toHaveValue('Ana')
  await pressOn(page, page.getByRole('button', { name: 'Request this visit' }), 'Enter')
  await expect(page).toHaveURL(/\/quote-submitted$/)
  await expect(page.getByText('Total $224')).toBeVisible()
  const bookings = await admin.expect('listBookings')
  expect(bookings.filter((booking) => booking.email === email)).toHaveLength(1)
})

test('makes and sends a commercial estimate by keyboard', async ({ page, admin }) => {
  const businessName = `Bakery ${crypto.randomUUID()}`
  await page.goto('/commercial-quote')
  await skipToContent(page)
  // Typing replaces the 0.
  await typeInto(page, page.getByLabel('Large windows'), '40')
  await pressOn(page, page.getByLabel('Building type'), 'ArrowDown')
  await pressOn(page, page.getByRole('checkbox', { name: /^Outside only/ }), 'Space')
  await expect(page.locator('.quote-sum output')).toHaveText('$222')
  await pressOn(page, page.getByRole('link', { name: 'Schedule Window Cleaning' }), 'Enter')
  await expect(page).toHaveURL(/\/commercial-contact$/)

  await expect(page.getByText('Your Quote Summary')).toBeVisible()
  await skipToContent(page)
  await typeInto(page, page.getByLabel('Business Name *'), businessName)
  await typeInto(page, page.getByLabel('Contact Person *'), 'Ana Ruiz')
  await typeInto(page, page.getByLabel('Email Address *'), 'ana@example.com')
  await typeInto(page, page.getByLabel('Phone Number *'), '(559) 555-0111')
  await typeInto(page, page.getByLabel('Business Address *'), '1 Main St, Hanford')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: 'Thank You for Your Commercial Quote Request!' }),
  ).toBeFocused()
  await expectAccessible(page)
  const quotes = await admin.expect('listCommercialQuotes')
  expect(quotes.find((quote) => quote.businessName === businessName)).toMatchObject({
    largeWindows: 40,
    isOutsideOnly: true,
    totalPrice: 222,
  })
})

test('sends a message by keyboard', async ({ page, admin }) => {
  const message = `Do you clean skylights? ${crypto.randomUUID()}`
  await openWorking(page, '/#contact')
  await typeInto(page, page.getByLabel('Name *'), 'Ana Ruiz')
  await typeInto(page, page.getByLabel('Email *'), 'ana@example.com')
  await typeInto(page, page.getByLabel('Message *'), message)
  await pressOn(page, page.getByRole('button', { name: 'Send message' }), 'Enter')
  await expect(page.locator('.toast-card')).toContainText('Message Sent!')
  const contacts = await admin.expect('listContacts')
  expect(contacts.filter((contact) => contact.message === message)).toHaveLength(1)
})

test('moves a visit by keyboard (P32.17)', async ({ page, mailed }) => {
  const { window, link } = mailed
  await page.goto(link)
  await expectVisit(page, window)
  await pressOn(page, button(page, 'Move visit'), 'Enter')
  await expect(outcome(page, 'Choose another time')).toBeFocused()
  const own = page.locator(`[name="serviceDate"][value="${window.serviceDate}"]`)
  await expect(own).toBeChecked()
  await pressOn(page, own, 'ArrowRight')
  const day = page.locator('[name="serviceDate"]:checked')
  await expect(day).not.toHaveValue(window.serviceDate)
  await expect(day).toBeChecked()
  const serviceDate = await day.inputValue()
  await pressOn(page, page.locator('[name="serviceTime"]'), 'Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(outcome(page, 'Your visit has a new time')).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: dayName(serviceDate) })).toBeVisible()
  await expectAccessibleAtRest(page)
})

/** The page that a commercial request is sent from, with and without an estimate. */
import type { Locator } from '@playwright/test'
import { fillBusiness, STORAGE, saved, submit } from '#tests/e2e/public/commercial-actions.ts'
import {
  breakApi,
  expectAccessible,
  expectLimitTold,
  FAILURES,
  holdScripts,
  openWorking,
  seedStorage,
  stored,
} from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('an empty form names the missing fields and focuses the first', async ({ page }) => {
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
    test(`the first tap on ${name} names the missing fields`, async ({ page }) => {
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

  test('a tap before hydration counts', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/commercial-contact')
    await submit(page).tap()
    release()
    await expect(page.getByText('Business name is required')).toBeVisible()
  })
})

for (const failure of FAILURES) {
  test(`reports a failed request (${failure}), and keeps the input`, async ({ page }) => {
    await seedStorage(page, STORAGE, JSON.stringify(saved))
    await breakApi(page, 'POST', '/api/commercial-contacts', failure)
    // The estimate moves the form when the page hydrates, which a press must not meet halfway.
    await openWorking(page, '/commercial-contact')
    await expect(page.getByRole('heading', { name: 'Your Quote Summary' })).toBeVisible()
    await fillBusiness(page, 'Ruiz Bakery')
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText('Failed to submit request. Please try again.')
    await expectLimitTold(page.getByRole('alert'), failure)
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

/** Fills in what describes a building, after each empty field has asked for it. */
async function describeBuilding(form: Locator) {
  await form.getByLabel('Phone Number *').fill('')
  await form.getByRole('button', { name: 'Send Request' }).click()
  for (const message of [
    'Phone number is required',
    'Building type is required',
    'Square footage is required',
    'Number of floors is required',
    'Cleaning frequency is required',
  ])
    await expect(form.getByText(message, { exact: true })).toBeVisible()
  await form.getByLabel('Phone Number *').fill('(559) 555-0111')
  await form.getByLabel('Building Type *').selectOption('Office Building')
  await expect(form.getByLabel('Building Type *').locator('option').first()).toHaveText('Please choose')
  await expect(form.getByLabel('Window count, if you know it')).toBeVisible()
  await form.getByLabel('Square Footage *').fill('12,000')
  await form.getByLabel('Number of Floors *').fill('2')
  await form.getByLabel('Cleaning Frequency *').selectOption('Monthly')
}

test('sends a description of the building without a window count', async ({ page, admin }) => {
  const name = `Clinic ${crypto.randomUUID()}`
  await page.goto('/commercial-contact')
  const form = page.locator('form').filter({ hasText: 'Square Footage' })
  await expect(form).toBeHidden()
  await fillBusiness(page, name)
  await page.getByText('I don’t know my window count').click()
  // In place of the first form, with what it held.
  await expect(page.getByLabel('Business Name *')).toHaveCount(1)
  await expect(form.getByLabel('Business Name *')).toHaveValue(name)
  await form.getByLabel('Contact Person *').fill('Eva Ruiz')
  await page.getByText('I don’t know my window count').click()
  await expect(submit(page)).toBeVisible()
  await expect(page.getByLabel('Contact Person *')).toHaveValue('Eva Ruiz')
  await page.getByText('I don’t know my window count').click()
  await expect(form.getByLabel('Business Address *')).toHaveValue('1 Main St, Hanford')
  await describeBuilding(form)
  await breakApi(page, 'POST', '/api/contacts', '429')
  await form.getByRole('button', { name: 'Send Request' }).click()
  await expect(form.getByRole('alert')).toContainText('Failed to submit request. Please try again.')
  await expectLimitTold(form.getByRole('alert'), '429')
  await page.unroute('**/api/contacts')
  await form.getByRole('button', { name: 'Send Request' }).click()
  await expect(form.getByText('Commercial Quote Request Submitted!')).toBeVisible()
  await expect(form).toContainText("We'll contact you within 24 hours with a detailed proposal.")
  const contacts = await admin.expect('listContacts')
  const contact = contacts.find(({ message }) => message.includes(name))
  expect(contact?.source).toBe('commercial')
  expect(contact?.name).toBe('Eva Ruiz')
  const message = contact?.message
  expect(message).toContain('Square footage: 12,000')
  expect(message).toContain('Window count: Not specified')
  expect(message).toContain('Special requirements: None')
})

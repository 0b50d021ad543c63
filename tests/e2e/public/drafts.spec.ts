/** A form's input stays with its tab until it is sent. */

import type { Page } from '@playwright/test'
import { windowLabel } from '#frontend/lib/days.ts'
import { holdScripts, openAnew } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))

test('a message keeps its draft until it is sent', async ({ page }) => {
  const fields = {
    'Name *': 'Ana Ruiz',
    'Email *': 'ana@example.com',
    'Message *': 'Do you clean skylights?',
  }
  await page.goto('/#contact')
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await openAnew(page, '/#contact')
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label).scrollIntoViewIfNeeded()
    await expect(page.getByLabel(label)).toHaveValue(text)
  }
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message Sent!').first()).toBeVisible()
  expect(await drafts(page)).toEqual([])
})

test('a booking keeps its draft until it is sent (P9.11)', async ({ page, freshWindow }) => {
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

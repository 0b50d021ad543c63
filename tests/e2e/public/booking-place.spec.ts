/** Where a visit is decides its first day, and never whether it can be asked for. */

import type { Page } from '@playwright/test'
import { windowLabel } from '#frontend/lib/days.ts'
import { openWorking } from '#tests/e2e/public/visitor-page.ts'
import { expect, test } from '#tests/support/browser/test.ts'

async function fillDetails(page: Page, address: string) {
  for (const [label, text] of Object.entries({
    'First Name *': 'Ana',
    'Last Name *': 'Ruiz',
    'Email *': 'ana@example.com',
    'Phone *': '(559) 555-0111',
    'Address *': address,
  }))
    await page.getByLabel(label).fill(text)
}

const send = (page: Page) => page.getByRole('button', { name: 'Request this visit' })

async function refuseDay(page: Page) {
  const json = {
    message: 'Please check the marked fields.',
    code: 'address-too-soon',
    fields: { serviceDate: 'Too soon' },
  }
  await page.route('**/api/bookings', (route) => route.fulfill({ status: 400, json }))
}

for (const address of ['1523 G St, Reedley, CA 93654', '1 Elm Ave, Sanger']) {
  test(`takes ${address} without a chosen city`, async ({ page, freshWindow }) => {
    const { serviceDate, serviceTime } = freshWindow()
    await page.goto(`/booking?date=${serviceDate}`)
    await page.getByRole('radio', { name: windowLabel(serviceTime), exact: true }).check()
    await fillDetails(page, address)
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Thank you, your visit is requested!' })).toBeVisible()
  })
}

test('after the API refuses an unknown town for today, the days start tomorrow', async ({ page }) => {
  await page.route('**/api/availability?*', (route) => {
    // As on a morning on which the same day can be booked.
    const isFar = new URL(route.request().url()).searchParams.has('city')
    const dates = ['2026-06-10', '2026-06-11'].slice(Number(isFar))
    return route.fulfill({ json: { days: dates.map((date) => ({ date, times: ['10:00'] })) } })
  })
  await refuseDay(page)
  await page.goto('/booking?date=2026-06-10')
  await page.getByRole('radio', { name: '10 AM-12 PM' }).check()
  await fillDetails(page, '1523 G St, Reedley, CA 93654')
  await send(page).click()
  await expect(
    page.getByText('At this address the first visit is the day after you book.').first(),
  ).toBeVisible()
  await expect(page.locator('[name="serviceDate"]')).toHaveCount(1)
  await expect(page.getByLabel('City')).toHaveValue('elsewhere')
  await expect(page.getByLabel('Address *')).toHaveValue('1523 G St, Reedley, CA 93654')
})

test('home shows the next open times of the city that was read before', async ({ page }) => {
  await openWorking(page, '/lemoore-window-cleaning')
  const asked = page.waitForRequest('**/api/availability?*')
  await page.goto('/#booking')
  expect(new URL((await asked).url()).searchParams.get('city')).toBe('lemoore')
})

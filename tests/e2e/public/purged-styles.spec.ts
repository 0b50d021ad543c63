/** What opens on a page loses no style; the pages themselves: first-visit.spec.ts. */
import { breakApi, openWorking } from '#tests/e2e/public/visitor-page.ts'
import { differences, expectSameStyles, openDetails } from '#tests/support/browser/styles.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('the drawer, and the dialog with errors and a failure, lose no style', async ({ page }) => {
  await breakApi(page, 'POST', '/api/quotes', '500')
  await page.goto('/')
  // To a link: what the keyboard reaches has a ring.
  for (let key = 0; key < 2; key++) await page.keyboard.press('Tab')
  await expectSameStyles(page)
  await page.getByRole('radio', { name: /^Small home/ }).check()
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(page.getByText('Choose the number of stories')).toBeVisible()
  await page.getByRole('radio', { name: /^One story/ }).check()
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full Name *').fill('Ana Ruiz')
  await dialog.getByLabel('Email *').fill('ana@')
  await dialog.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(dialog.getByText('Valid email is required')).toBeVisible()
  await expectSameStyles(page)
  await dialog.getByLabel('Email *').fill('ana@example.com')
  await dialog.getByRole('button', { name: 'Submit Quote Request' }).click()
  await expect(page.locator('.toast-card')).toBeVisible()
  await expectSameStyles(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  await openDetails(page)
  expect((await differences(page)).slice(0, 20)).toEqual([])
})

test('the commercial calculator, its forms with errors and its confirmation lose no style', async ({
  page,
}) => {
  await openWorking(page, '/fresno-commercial-window-cleaning')
  await page.getByRole('button', { name: 'Get Commercial Quote' }).click()
  await page.getByLabel('Large windows').fill('3')
  await expectSameStyles(page)
  await page.getByRole('link', { name: 'Schedule Window Cleaning' }).first().click()
  await expect(page.getByText('Your Quote Summary')).toBeVisible()
  await page.getByLabel('Business Name *').focus()
  const submit = page.getByRole('button', { name: 'Submit Quote Request' })
  await submit.click()
  await expect(page.getByText('Business address is required')).toBeVisible()
  await expectSameStyles(page)
  await page.getByLabel('Business Name *').fill('Ruiz Bakery')
  await page.getByLabel('Contact Person *').fill('Ana Ruiz')
  await page.getByLabel('Email Address *').fill('ana@example.com')
  await page.getByLabel('Phone Number *').fill('(559) 555-0111')
  await page.getByLabel('Business Address *').fill('1 Main St, Hanford')
  await submit.click()
  await expect(page.getByRole('heading', { name: /^Thank You/ })).toBeVisible()
  await expectSameStyles(page)
})

test('booking with its details and errors loses no style', async ({ page }) => {
  await page.goto('/booking')
  await page.locator('[name="serviceDate"]').last().check()
  await page.locator('[name="serviceTime"]').last().check()
  await page.getByRole('button', { name: 'Request this visit' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expectSameStyles(page)
})

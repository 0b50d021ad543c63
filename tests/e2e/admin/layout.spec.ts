/** Every screen and its main dialogs hold on a small phone, in wide and in narrow fonts, and with text of twice the size. */
import { card } from '#tests/e2e/admin/back-office.ts'
import { visitor as person, quoteRequest } from '#tests/support/api/requests.ts'
import { misplaced, showOn } from '#tests/support/browser/layout.ts'
import { test as base, expect } from '#tests/support/browser/test.ts'

const SCREENS = [{ width: 320 }, { width: 390, isTextDoubled: true }]

const test = base.extend({
  page: async ({ lastingAdminPage: page }, use) => use(page),
})

for (const path of [
  'dashboard',
  'today',
  'bookings',
  'bookings?view=week',
  'bookings?view=visits',
  'bookings?dialog=add',
  'customers',
  'contacts',
  'contacts?dialog=add',
  'quotes',
  'quotes?tab=commercial',
  'content',
  'content?dialog=add',
  'content?tab=reviews',
  'content?tab=reviews&dialog=add',
  'photos',
  'settings',
  'settings?dialog=add',
  'settings?tab=general',
  'settings?tab=account',
]) {
  test(`/admin/${path} fits small phones and text of twice the size`, async ({ page, visitor }) => {
    await visitor.expect('createQuote', { body: quoteRequest() })
    await page.goto(`/admin/${path}`)
    await expect(path.includes('dialog') ? page.getByRole('dialog') : page.locator('h1')).toBeVisible()
    await expect(page.locator('.loading')).toHaveCount(0)
    for (const screen of SCREENS) {
      await showOn(page, screen)
      expect(await misplaced(page), JSON.stringify(screen)).toEqual([])
    }
  })
}

test("a booking's card and dialogs fit small phones and text of twice the size", async ({
  page,
  visitor,
  freshWindow,
}) => {
  const { id } = await visitor.expect('createBooking', { body: { ...person(), ...freshWindow() } })
  await page.goto(`/admin/bookings?q=${id}`)
  for (const name of ['Edit', 'Cancel', "Customer's Link", 'Delete']) {
    await card(page, id).getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('.loading')).toHaveCount(0)
    for (const screen of SCREENS) {
      await showOn(page, screen)
      expect(await misplaced(page), `${name} ${JSON.stringify(screen)}`).toEqual([])
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('the login fits small phones and text of twice the size', async ({ lastingPage: page }) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  for (const screen of SCREENS) {
    await showOn(page, screen)
    expect(await misplaced(page), JSON.stringify(screen)).toEqual([])
  }
})

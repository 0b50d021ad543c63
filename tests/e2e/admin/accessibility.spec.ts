import type { Page } from '@playwright/test'
import { card } from '#tests/e2e/admin/back-office.ts'
import {
  commercialRequest,
  contactRequest,
  visitor as person,
  quoteRequest,
} from '#tests/support/api/requests.ts'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { collectComplaints } from '#tests/support/browser/complaints.ts'
import { test as base, expect } from '#tests/support/browser/test.ts'

const PHONE = { width: 390, height: 844 }

/** Every test begins at an address of its own, and only looks or works on a record of its own. */
const test = base.extend({
  page: async ({ lastingAdminPage: page }, use) => {
    await page.setViewportSize(PHONE)
    await use(page)
  },
})

/** In what people type in these tests. */
const SPANISH = 'Quisiera'

/** The language of each element that holds Spanish, and of each box for text. */
function languagesOfTypedText(page: Page): Promise<string[]> {
  return page.evaluate((word) => {
    const boxes = [...document.querySelectorAll('textarea, input[type="text"]:not([autocomplete])')]
    const holders = [...document.body.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.includes(word)),
    )
    return [...boxes, ...holders].map(
      (element) => element.closest('[lang]')?.getAttribute('lang') ?? element.outerHTML,
    )
  }, SPANISH)
}

/**
 * Axe finds nothing, nothing is wider than the phone, what can be tapped is large enough for a thumb, and what people typed has no
 * language.
 */
async function expectUsable(page: Page): Promise<void> {
  for (const language of await languagesOfTypedText(page)) expect(language).toBe('')
  expect(await axeViolations(page)).toEqual([])
  const { tooWide, tooSmall } = await page.evaluate(() => ({
    tooWide: document.documentElement.scrollWidth - window.innerWidth,
    tooSmall: [...document.querySelectorAll('button, .btn')]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 24)
      .map((control) => control.outerHTML),
  }))
  expect(tooWide).toBeLessThanOrEqual(0)
  expect(tooSmall).toEqual([])
}

for (const [path, title] of [
  ['/dashboard', 'Admin Dashboard'],
  ['/bookings', 'Manage Bookings'],
  ['/bookings?view=week', 'Manage Bookings'],
  ['/today', 'Today'],
  ['/bookings?view=visits', 'Manage Bookings'],
  ['/customers', 'Customers'],
  ['/contacts', 'Manage Contacts'],
  ['/quotes', 'All Quotes'],
  ['/quotes?tab=commercial', 'All Quotes'],
  ['/content', 'Website Content Management'],
  ['/content?tab=reviews', 'Website Content Management'],
  ['/photos', 'Photos'],
  ['/settings', 'Settings'],
  ['/settings?tab=general', 'Settings'],
  ['/settings?tab=account', 'Settings'],
] as const) {
  test(`${path} is usable on a phone and by assistive technology`, async ({ page, visitor }) => {
    const customerInfo = { name: 'Ana Ruiz', email: 'ana@example.com', message: SPANISH }
    await visitor.expect('createQuote', { body: quoteRequest({ customerInfo }) })
    await visitor.expect('createCommercialContact', { body: commercialRequest({ message: SPANISH }) })
    const complaints = collectComplaints(page)
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('.loading')).toHaveCount(0)
    await expectUsable(page)
    expect(complaints).toEqual([])
  })
}

for (const path of [
  '/bookings?dialog=add',
  '/contacts?dialog=add',
  '/content?dialog=add',
  '/content?tab=reviews&dialog=add',
  '/settings?dialog=add',
]) {
  test(`the dialog of ${path} is usable on a phone and closes by Escape`, async ({ page }) => {
    const complaints = collectComplaints(page)
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectUsable(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(complaints).toEqual([])
  })
}

test('the login is usable on a phone and by assistive technology', async ({ lastingPage: page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expectUsable(page)
})

test('every dialog of a contact returns the focus to its button', async ({ page, visitor, admin }) => {
  const { id } = await visitor.expect('createContact', { body: contactRequest({ message: SPANISH }) })
  await admin.expect('updateContact', { params: { id }, body: { address: SPANISH, adminResponse: SPANISH } })
  await page.goto(`/admin/contacts?q=${id}`)
  await expect(card(page, id).locator('[lang=""]', { hasText: SPANISH })).toHaveCount(3)
  for (const name of ['Edit Contact', 'Add Response', 'Reply Templates', 'Delete Contact']) {
    const button = card(page, id).getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await expectUsable(page)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }
})

test('the question about a stale edit is usable', async ({ page, visitor, admin }) => {
  const { id } = await visitor.expect('createContact', { body: contactRequest() })
  await page.goto(`/admin/contacts?q=${id}`)
  await card(page, id).getByRole('button', { name: 'Edit Contact' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('Typed here')
  await admin.expect('updateContact', { params: { id }, body: { address: SPANISH } })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('button', { name: 'Keep what I typed' })).toBeInViewport()
  await expect(dialog.locator('[lang=""]', { hasText: SPANISH })).toBeVisible()
  await expectUsable(page)
})

test("a booking's dialogs are usable", async ({ page, visitor, admin, freshWindow }) => {
  const body = { ...person(), ...freshWindow(), notes: SPANISH }
  const { id } = await visitor.expect('createBooking', { body })
  await admin.expect('updateBooking', { params: { id }, body: { adminNotes: SPANISH } })
  await page.goto(`/admin/bookings?q=${id}`)
  await expect(card(page, id).locator('[lang=""]', { hasText: SPANISH })).toHaveCount(2)
  for (const name of ['Edit', 'Cancel', "Customer's Link", 'Delete']) {
    await card(page, id).getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('.loading')).toHaveCount(0)
    await expectUsable(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

for (const [path, edit] of [
  ['/content', 'Edit'],
  ['/settings', 'Edit'],
  ['/settings', /^Change/],
] as const) {
  test(`editing (${edit}) and deleting on ${path} is usable`, async ({ page }) => {
    await page.goto(`/admin${path}`)
    const first = page.locator('[data-id]').first()
    await first.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectUsable(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await first.getByRole('button', { name: edit }).click()
    await expect(page.getByRole('button', { name: /^Save/ })).toBeVisible()
    await expectUsable(page)
  })
}

test('finds a quote and cancels its deletion by keyboard alone', async ({ page, visitor }) => {
  const { id } = await visitor.expect('createQuote', { body: quoteRequest() })
  await page.goto('/admin/quotes')
  await expect(page.locator('.list-totals')).toBeVisible()
  const tabTo = async (matches: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await matches()) return
      await page.keyboard.press('Tab')
    }
    throw new Error('Not reached by Tab')
  }
  const focused = (selector: string) => () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  await tabTo(focused('input[type="search"]'))
  await page.keyboard.type(id)
  await expect(page.locator('.record-card')).toHaveCount(1)
  await tabTo(focused('.record-card .btn-outline-danger:has(svg)'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Delete Quote' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, id).getByRole('button', { name: 'Delete' })).toBeFocused()
})

test('the buttons of the bar fit into 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/admin/dashboard')
  const box = await page.getByRole('button', { name: 'Logout' }).boundingBox()
  expect((box?.x ?? 320) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
})

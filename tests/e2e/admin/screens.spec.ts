/** The contract of a screen: what every screen and dialog of the back office holds on a phone, in wide and in narrow fonts. */
import type { Page } from '@playwright/test'
import { card, openMore } from '#tests/e2e/admin/back-office.ts'
import {
  commercialRequest,
  contactRequest,
  partlyPaidVisit,
  visitor as person,
  quoteRequest,
} from '#tests/support/api/requests.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { collectComplaints } from '#tests/support/browser/complaints.ts'
import { expectFit } from '#tests/support/browser/layout.ts'
import { test as base, expect } from '#tests/support/browser/test.ts'

const PHONE = { width: 390, height: 844 }
const SCREENS = [{ width: 320 }, { width: 390, isTextDoubled: true }]
const TITLES = {
  '/dashboard': 'Admin Dashboard',
  '/bookings': 'Manage Bookings',
  '/bookings?view=week': 'Manage Bookings',
  '/bookings?view=visits': 'Manage Bookings',
  '/today': 'Today',
  '/customers': 'Customers',
  '/money': 'Money',
  '/money?tab=paid': 'Money',
  '/contacts': 'Manage Contacts',
  '/quotes': 'All Quotes',
  '/quotes?tab=commercial': 'All Quotes',
  '/content': 'Website Content Management',
  '/content?tab=reviews': 'Website Content Management',
  '/photos': 'Photos',
  '/settings': 'Settings',
  '/settings?tab=general': 'Settings',
  '/settings?tab=account': 'Settings',
  '/working': 'Is everything working?',
}
const DIALOGS = [
  '/bookings?dialog=add',
  '/contacts?dialog=add',
  '/content?dialog=add',
  '/content?tab=reviews&dialog=add',
  '/settings?dialog=add',
  '/contacts?status=spam&dialog=delete-spam',
]

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

/** Axe finds nothing, what can be tapped is large enough for a thumb, and what people typed has no language; all of it fits. */
async function expectUsable(page: Page, what: string): Promise<void> {
  await expect(page.locator('.loading')).toHaveCount(0)
  await page.setViewportSize(PHONE)
  for (const language of await languagesOfTypedText(page)) expect(language, what).toBe('')
  await expectAccessible(page, what)
  const tooSmall = await page.evaluate(() =>
    [...document.querySelectorAll(':is(main, [role=dialog]) :is(button, .btn, select)')]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 43.5)
      .map((control) => control.outerHTML),
  )
  expect(tooSmall, what).toEqual([])
  await expectFit(page, SCREENS, what)
}

/** A few screens a test: a record each would cost more than the look at them. */
for (const some of Object.keys(TITLES).flatMap((_, index, all) =>
  index % 5 ? [] : [all.slice(index, index + 5)],
))
  test(`${some.join(', ')} fit a phone, and axe finds nothing`, async ({ page, visitor, admin }) => {
    await partlyPaidVisit(admin, SPANISH)
    const customerInfo = { name: 'Ana Ruiz', email: 'ana@example.com', message: SPANISH }
    await visitor.expect('createQuote', quoteRequest({ customerInfo }))
    await visitor.expect('createCommercialContact', commercialRequest({ message: SPANISH }))
    const complaints = collectComplaints(page)
    for (const path of some) {
      await page.goto(`/admin${path}`)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
        TITLES[path as keyof typeof TITLES],
      )
      await expectUsable(page, path)
    }
    expect(complaints).toEqual([])
  })

test('dialogs of lists fit a phone, axe finds nothing, and Escape closes them', async ({ page, visitor }) => {
  for (const website of ['http://spam.example', ''])
    await visitor.expect('createContact', contactRequest({ website }))
  const complaints = collectComplaints(page)
  for (const path of DIALOGS) {
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('dialog'), path).toBeVisible()
    await expectUsable(page, path)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog'), path).toHaveCount(0)
  }
  await page.keyboard.press('/')
  await page.keyboard.type('ana')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.getByRole('option', { selected: true })).toHaveCSS('text-decoration-line', 'underline')
  await page.emulateMedia({ forcedColors: null })
  await expectUsable(page, 'the search')
  await page.keyboard.press('Escape')
  expect(complaints).toEqual([])
})

test('the login fits a phone, and axe finds nothing', async ({ lastingPage: page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expectUsable(page, 'the login')
})

/** Opens each dialog of a record by keyboard: it takes the focus, is usable, and gives the focus back. */
async function expectDialogs(page: Page, id: string, names: readonly string[]) {
  for (const name of names) {
    const button = card(page, id).getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await expect(dialog.locator('.dialog-close')).toHaveCSS('width', '44px')
    await expectUsable(page, name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
  }
}

test("a contact's dialogs fit a phone and return the focus", async ({ page, visitor, admin }) => {
  const { id } = await visitor.expect('createContact', contactRequest({ message: SPANISH }))
  await admin.expect('updateContact', id, { address: SPANISH, adminResponse: SPANISH })
  await page.goto(`/admin/contacts?q=${id}`)
  await expect(card(page, id).locator('[lang=""]', { hasText: SPANISH })).toHaveCount(3)
  await openMore(card(page, id))
  await expectDialogs(page, id, ['Edit Contact', 'Add Response', 'Reply Templates', 'Delete Contact'])
})

test('the question about a stale edit fits a phone', async ({ page, visitor, admin }) => {
  const { id } = await visitor.expect('createContact', contactRequest())
  await page.goto(`/admin/contacts?q=${id}`)
  await openMore(card(page, id))
  await card(page, id).getByRole('button', { name: 'Edit Contact' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('Typed here')
  await admin.expect('updateContact', id, { address: SPANISH })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('button', { name: 'Keep what I typed' })).toBeInViewport()
  await expect(dialog.locator('[lang=""]', { hasText: SPANISH })).toBeVisible()
  await expectUsable(page, 'the question about a stale edit')
})

test("a booking's card and dialogs fit a phone and return the focus", async ({
  page,
  visitor,
  admin,
  freshWindow,
}) => {
  const body = { ...person(), lastName: 'Hernández-Villaseñor de la Torre', ...freshWindow(), notes: SPANISH }
  const { id } = await visitor.expect('createBooking', body)
  await admin.expect('updateBooking', id, { adminNotes: SPANISH })
  await page.goto(`/admin/bookings?q=${id}`)
  await expect(card(page, id).locator('[lang=""]', { hasText: SPANISH })).toHaveCount(2)
  await openMore(card(page, id))
  await expectDialogs(page, id, ['Edit', 'Cancel', "Customer's Link", 'Delete'])
})

test("a quote's dialogs fit a phone and return the focus", async ({ page, visitor }) => {
  const { id } = await visitor.expect('createQuote', quoteRequest())
  await page.goto(`/admin/quotes?q=${id}`)
  await openMore(card(page, id))
  await expectDialogs(page, id, ['Send Again', 'Change Price', 'Decline', 'End Links'])
})

for (const path of ['/content', '/settings']) {
  test(`editing and deleting on ${path} fit a phone`, async ({ page }) => {
    await page.goto(`/admin${path}`)
    const first = page.locator('[data-id]').first()
    await expectDialogs(page, (await first.getAttribute('data-id')) ?? '', ['Delete'])
    await first.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('button', { name: /^Save/ })).toBeVisible()
    await expectUsable(page, 'Edit')
    if (path === '/content') return
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await first.getByRole('button', { name: /^Change/ }).click()
    await expectUsable(page, 'Change')
  })
}

test('what has the focus is not behind the bar at the foot of a phone (P2.9)', async ({ page }) => {
  await page.goto('/admin/settings')
  await expect(page.getByRole('button', { name: /^Switch off/ }).first()).toBeVisible()
  const behind = () => {
    const [bar, focused] = [document.querySelector('.admin-nav'), document.activeElement]
    if (!bar || !focused?.matches('a, button, input, select') || bar.contains(focused)) return ''
    const isBehind = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
    return isBehind ? focused.outerHTML : ''
  }
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(behind)).toBe('')
  }
})

test('finds a quote and cancels its deletion by keyboard alone', async ({ page, visitor }) => {
  const { id } = await visitor.expect('createQuote', quoteRequest())
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
  await tabTo(focused('.record-card summary'))
  await page.keyboard.press('Enter')
  await tabTo(focused('.record-card .btn-outline-danger:has(svg)'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Delete Quote' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, id).getByRole('button', { name: 'Delete' })).toBeFocused()
})

/** Spam is hidden, one choice away, and kept or deleted by the owner. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { card, expectToast, failCalls, uniqueName } from '#tests/e2e/admin/back-office.ts'
import { expect, test } from '#tests/e2e/admin/own-stack.ts'
import {
  commercialRequest,
  contactRequest,
  visitor as person,
  quoteRequest,
} from '#tests/support/api/requests.ts'
import { axeViolations } from '#tests/support/browser/axe.ts'

const SPAM = { website: 'http://spam.example' }
const SPAM_CALLS = /\/api\/admin\/spam\//

const KEEPING = { method: 'POST', calls: SPAM_CALLS, done: 'Not Spam' }
/** A booking claims its place again. */
const RE_OPENING = { method: 'PATCH', calls: /\/api\/admin\/bookings\//, done: 'Booking Updated' }

async function expectUsable(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
}

/** The record is out of its list until it is found among the spam; a failure keeps it there. */
async function expectMarkedNotSpam(page: Page, path: string, id: string, call: typeof KEEPING) {
  await page.goto(path)
  await expect(page.locator('.list-totals')).toBeVisible()
  await expect(card(page, id)).toHaveCount(0)
  const status = page.getByLabel('Status')
  await expect(status.locator('option[value="spam"]')).toHaveText(/^Spam \([1-9]\d*\)$/)
  await status.selectOption('spam')
  await expect(page).toHaveURL(/status=spam/)
  const caught = card(page, id)
  await expect(caught).toContainText('Looks like spam')
  const { method, calls, done } = call
  await failCalls(page, method, calls)
  await caught.getByRole('button', { name: 'Not spam' }).click()
  await expectToast(page, 'Error')
  await page.unroute(calls)
  await caught.getByRole('button', { name: 'Not spam' }).click()
  await expectToast(page, done)
  await expect(caught).toHaveCount(0)
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}q=${id}`)
  await expect(card(page, id)).toBeVisible()
  await expect(card(page, id)).not.toContainText('Looks like spam')
  await expect(card(page, id).getByRole('button', { name: 'Not spam' })).toHaveCount(0)
}

// Cards, whose buttons need no press of a row.
test.use({ viewport: { width: 1024, height: 768 } })

test('"Not spam" makes any kind of record an ordinary one', async ({
  page,
  signIn,
  visitor,
  freshWindow,
}) => {
  await signIn()
  const name = uniqueName('Caught')
  const customerInfo = { name, email: 'caught@example.com' }
  const quote = await visitor.expect('createQuote', { body: quoteRequest({ customerInfo, ...SPAM }) })
  const contact = await visitor.expect('createContact', { body: contactRequest({ name, ...SPAM }) })
  const request = await visitor.expect('createCommercialContact', {
    body: commercialRequest({ businessName: name, ...SPAM }),
  })
  const booking = await visitor.expect('createBooking', {
    body: { ...person(), lastName: name, ...freshWindow(), ...SPAM },
  })
  for (const [path, id] of [
    ['/admin/quotes', quote.id],
    ['/admin/contacts', contact.id],
    ['/admin/quotes?tab=commercial', request.quoteId ?? ''],
    ['/admin/bookings', booking.id],
  ] as const) {
    await expectMarkedNotSpam(page, path, id, id === booking.id ? RE_OPENING : KEEPING)
  }
  // The other half of the commercial request went along.
  await page.goto(`/admin/contacts?q=${request.id}`)
  await expect(card(page, request.id)).not.toContainText('Looks like spam')
})

test('deletes all spam after confirming its number, and keeps the real leads', async ({
  page,
  signIn,
  visitor,
  ownAdmin,
}) => {
  await signIn()
  await page.setViewportSize({ width: 320, height: 700 })
  const real = await visitor.expect('createQuote', { body: quoteRequest() })
  for (let count = 0; count < 3; count += 1) await visitor.expect('createQuote', { body: quoteRequest(SPAM) })
  const { spam } = await ownAdmin.expect('getDashboard')
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: `Quotes (${spam.quotes})` }).click()
  await expect(page.locator('.list-totals')).toHaveText(`${spam.quotes} quotes that look like spam`)
  await expectUsable(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const [head = '', ...lines] = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n')
  const column = head.split(',').indexOf('Spam')
  expect(lines.map((line) => line.split(',')[column])).toEqual(Array(spam.quotes).fill('yes'))

  await page.getByRole('button', { name: 'Delete all spam' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Spam' })
  await expect(dialog).toContainText(`${spam.quotes} quotes that look like spam`)
  await expect(dialog).toContainText('cannot be undone')
  await expectUsable(page)
  await failCalls(page, 'DELETE', SPAM_CALLS)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'Failed to delete spam.')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unroute(SPAM_CALLS)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Spam Deleted', `${spam.quotes} quotes have been permanently deleted.`)
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.record-card')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await ownAdmin.expect('listQuotes', { query: { status: 'spam' } })).toEqual([])
  await page.goto(`/admin/quotes?q=${real.id}`)
  await expect(card(page, real.id)).toBeVisible()
})

test('a long deletion runs in steps, shows progress and can be left', async ({ page, signIn, visitor }) => {
  await signIn()
  await visitor.expect('createContact', { body: contactRequest(SPAM) })
  let steps = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SPAM_CALLS, async (route) => {
    steps += 1
    if (steps === 3) await held
    await route.fulfill({ json: { deleted: 200, hasMore: true } })
  })
  await page.goto('/admin/contacts?status=spam&dialog=delete-spam')
  const dialog = page.getByRole('dialog', { name: 'Delete Spam' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText(/400 of \d+ deleted/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  release()
  await expectToast(page, 'Spam Deleted', '600 contacts have been permanently deleted.')
  await expect(dialog).toHaveCount(0)
  expect(steps).toBe(3)
})

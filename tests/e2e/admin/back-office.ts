/** Shared by tests of the back office: name own data, open a record, look at a toast, make calls fail. */
import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { BookingRow, CreateBookingRequest } from '#schemas/contract/bookings.ts'
import { contactRequest, visitor as person, quoteRequest, type Window } from '#tests/support/api/requests.ts'
import { test as base } from '#tests/support/browser/test.ts'

export { expect } from '@playwright/test'

/** A record that only this test knows, and its card on the screen that is open. */
export type OpenRecord = { id: string; shown: Locator }

/** A booking with its arrival window, and how it is stored by now. */
type OpenBooking = OpenRecord & { window: Window; stored: () => Promise<BookingRow | undefined> }

/** `test` that can start signed in, with a fresh contact, quote or booking before it. */
export const test = base.extend<{
  contact: OpenRecord
  quote: OpenRecord
  /** Makes a booking of a window that no other test takes. */
  openBooking: (changes?: Partial<CreateBookingRequest>) => Promise<OpenBooking>
}>({
  contact: async ({ page, signIn, visitor }, use) => {
    await signIn()
    const { id } = await visitor.expect('createContact', { body: contactRequest() })
    await page.goto(`/admin/contacts?q=${id}`)
    await use({ id, shown: card(page, id) })
  },
  quote: async ({ page, signIn, visitor }, use) => {
    await signIn()
    const { id } = await visitor.expect('createQuote', { body: quoteRequest() })
    await page.goto(`/admin/quotes?q=${id}`)
    await use({ id, shown: card(page, id) })
  },
  openBooking: ({ page, signIn, visitor, admin, freshWindow }, use) =>
    use(async (changes) => {
      await signIn()
      const window = freshWindow()
      const { id } = await visitor.expect('createBooking', { body: { ...person(), ...window, ...changes } })
      await page.goto(`/admin/bookings?q=${id}`)
      const stored = async () => (await admin.expect('listBookings', { query: { q: id } }))[0]
      return { id, window, shown: card(page, id), stored }
    }),
})

/** A name that no other test uses, so that lists can be searched for it. */
export function uniqueName(word: string): string {
  return `${word} ${randomUUID().slice(0, 8)}`
}

/** The notification area shows this title and, when given, this description. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.locator('.toast-card')
  await expect(toast.locator('.toast-title')).toHaveText(title)
  if (description !== undefined) await expect(toast).toContainText(description)
}

/** Signs in by the form of the login screen that is open. */
export async function fillSignIn(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** How many rows each answer to calls of a path has, from now on; an answer that the page no longer waits for counts as none. */
export function noteSizes(page: Page, path: RegExp): Promise<number>[] {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (!path.test(response.url())) return
    const rows = response.json() as Promise<unknown[]>
    sizes.push(
      rows.then(
        ({ length }) => length,
        () => 0,
      ),
    )
  })
  return sizes
}

/** The card of a record by its id. */
export function card(page: Page, id: string): Locator {
  return page.locator(`[data-id="${id}"]`)
}

/** The card of a record with its further facts and actions. */
export async function openMore(shown: Locator): Promise<void> {
  await shown.getByText('More', { exact: true }).click()
}

/** Waits until the publisher has written an edit into a page. */
export async function expectPublished(page: Page, path: string, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    expect(await shown.count()).toBeGreaterThan(0)
  }).toPass({ timeout: 30_000 })
}

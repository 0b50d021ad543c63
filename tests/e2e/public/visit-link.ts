/** Books visits and takes the links out of the mails about them. */
import type { Page } from '@playwright/test'
import { dayName, windowLabel } from '#frontend/lib/days.ts'
import { expectAccessible } from '#tests/e2e/public/visitor-page.ts'
import type { ApiClient } from '#tests/support/api/client.ts'
import { visitor as visitorFields, type Window } from '#tests/support/api/requests.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { waitForMail } from '#tests/support/mail/mailbox.ts'

type Booked = { id: string; email: string; window: Window }

/** Books a visit for a customer of its own. */
export async function bookVisit(visitor: ApiClient, window: Window, changes = {}): Promise<Booked> {
  const email = `${crypto.randomUUID()}@example.com`
  const body = { ...visitorFields(), ...window, email, ...changes }
  const { id } = await visitor.expect('createBooking', { body })
  return { id, email, window }
}

/** The link of the customer's receipt, or of the owner's mail about the same booking. */
export async function mailedLink(
  stack: { mailUrl: string },
  { email }: Booked,
  page: '/visit' | '/answer',
): Promise<URL> {
  const { body } = await waitForMail(stack, ({ destination, replyTo }) =>
    (page === '/visit' ? destination.to : replyTo).includes(email),
  )
  const [link = ''] = new RegExp(`\\S+${page}\\?k=\\S+`).exec(body.text ?? '') ?? []
  return new URL(link)
}

/** The path and query of a link: mails name the host that visitors use. */
export const pathIn = ({ pathname, search }: URL) => `${pathname}${search}`

/** The state above a visit. */
export const visitState = (page: Page) => page.locator('.panel > .alert').first()

export async function expectNoToken(page: Page, path: string) {
  await expect.poll(() => page.evaluate(() => location.pathname + location.search + location.hash)).toBe(path)
}

type Opened = Awaited<ReturnType<typeof bookVisit>> & { link: URL; token: string }

export const visitTest = test.extend<{
  /** Books a visit and takes the link out of its receipt. */
  mailed: () => Promise<Opened>
}>({
  mailed: async ({ page, visitor, freshWindow, stack }, use) =>
    use(async () => {
      // Scrolls at once, and changes no color gradually.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const booked = await bookVisit(visitor, freshWindow(), { city: 'hanford' })
      const link = await mailedLink(stack, booked, '/visit')
      return { ...booked, link, token: link.searchParams.get('k') ?? '' }
    }),
})

export const outcome = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export async function expectVisit(page: Page, { serviceDate, serviceTime }: Window) {
  await expect(page.getByRole('heading', { level: 2, name: dayName(serviceDate) })).toBeVisible()
  await expect(page.locator('.visit-window')).toHaveText(`${windowLabel(serviceTime)} (Pacific time)`)
}

export async function chooseWindow(page: Page, { serviceDate, serviceTime }: Window) {
  const day = page.locator(`[name="serviceDate"][value="${serviceDate}"]`)
  await page.locator('[name="serviceDate"]').first().waitFor()
  const first = await page.locator('[name="serviceDate"]').first().inputValue()
  const more = button(page, serviceDate < first ? 'Earlier days' : 'More days')
  while ((await day.count()) === 0) await more.click()
  await day.check()
  await page.getByRole('radio', { name: windowLabel(serviceTime), exact: true }).check()
}

export const bookingOf = async (admin: ApiClient, id: string) =>
  (await admin.expect('listBookings')).find((booking) => booking.id === id)

/** axe finds nothing: no button is pointed at, and the header covers no link. */
export async function expectAccessibleAtRest(page: Page) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
}

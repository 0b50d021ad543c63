/** Books visits and takes the links out of the mails about them. */
import type { Page } from '@playwright/test'
import { dayName, windowLabel } from '#frontend/lib/days.ts'
import type { ApiClient } from '#tests/support/api/client.ts'
import { quoteRequest, visitor as visitorFields, type Window } from '#tests/support/api/requests.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { linkIn, mailTo } from '#tests/support/mail/mailbox.ts'

type Booked = { id: string; email: string; window: Window }

/** Books a visit for a customer of its own. */
export async function bookVisit(visitor: ApiClient, window: Window, changes = {}): Promise<Booked> {
  const email = `${crypto.randomUUID()}@example.com`
  const body = { ...visitorFields(), ...window, email, ...changes }
  const { id } = await visitor.expect('createBooking', body)
  return { id, email, window }
}

/** The state above a visit. */
export const visitState = (page: Page) => page.locator('.panel > .alert').first()

export async function expectNoToken(page: Page, path: string) {
  await expect.poll(() => page.evaluate(() => location.pathname + location.search + location.hash)).toBe(path)
}

export const visitTest = test.extend<{
  /** A visit that was booked, and the link in its receipt. */
  mailed: Booked & { link: string }
  /** The same of a quote. */
  quoted: { id: string; totalPrice: number; email: string; link: string }
}>({
  mailed: async ({ page, visitor, freshWindow, stack }, use) => {
    // Scrolls at once, and changes no color gradually.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const booked = await bookVisit(visitor, freshWindow(), { city: 'hanford' })
    const { body } = await mailTo(stack, booked.email)
    await use({ ...booked, link: linkIn(body, '/visit') })
  },
  quoted: async ({ page, visitor, stack }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const email = `${crypto.randomUUID()}@example.com`
    const customerInfo = {
      name: 'Marked Name',
      email,
      phone: '(559) 555-0187',
      address: '7 Mark St, Hanford',
    }
    const body = quoteRequest({ customerInfo, city: 'hanford' })
    const { id, totalPrice } = await visitor.expect('createQuote', body)
    const mail = await mailTo(stack, email)
    await use({ id, totalPrice, email, link: linkIn(mail.body, '/quote') })
  },
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

/** axe finds nothing: no button is pointed at, and the header covers no link. */
export async function expectAccessibleAtRest(page: Page) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
}

/** A phone that has kept a day of three visits, for tests without a network. */
import type { Page } from '@playwright/test'
import { pacificToday } from '#frontend/lib/days.ts'
import type { ArrivalTime } from '#schemas/facts/pacific-time.ts'
import { test as base, expect } from '#tests/e2e/admin/fresh-stack.ts'
import type { ApiClient } from '#tests/support/api/client.ts'
import { addVisit, customerId, visitor as person } from '#tests/support/api/requests.ts'

export { expect } from '#tests/e2e/admin/fresh-stack.ts'

const TIMES: ArrivalTime[] = ['08:00', '10:00', '12:00']
const NAMES = ['Ana', 'Bob', 'Cleo']

/** Three visits of today, and the screen open on a phone that has kept it. */
export const test = base.extend<{ ids: string[] }>({
  viewport: { width: 390, height: 844 },
  ids: async ({ page, context, signIn, freshAdmin }, use) => {
    const ids: string[] = []
    for (const [index, firstName] of NAMES.entries()) {
      const visit = { firstName, serviceTime: TIMES[index] ?? '08:00', totalPrice: 120 }
      ids.push((await addVisit(freshAdmin, pacificToday(), visit)).id)
    }
    const note = { action: 'note', address: person().address, text: 'LADDER, dog bites' } as const
    await freshAdmin.expect('updateCustomer', await customerId(freshAdmin, person().email), note)
    await signIn()
    await page.goto('/admin/today')
    await expect(page.locator('.stop')).toHaveCount(3)
    await shellIsKept(page)
    await use(ids)
    // The worker's next test has the same stack, where the service worker would stay offline.
    await context.setOffline(false)
  },
})

export const stop = (page: Page, id = '') => page.locator(`.stop[data-id="${id}"]`)
export const panel = (page: Page) => page.getByRole('region', { name: /^Not sent yet/ })
export const asOf = (page: Page) => page.getByText(/This is the day as of \d+(:\d\d)?\s[AP]M\./)

export async function pay(page: Page, id: string | undefined, method = 'cash'): Promise<void> {
  await stop(page, id).getByRole('button', { name: 'Done & Paid' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Paid by').selectOption(method)
  await dialog.getByRole('button', { name: 'Done & Paid' }).click()
  await expect(dialog).toHaveCount(0)
}

export async function stored(admin: ApiClient, id = '') {
  const [booking] = await admin.expect('listBookings', { q: id })
  return booking
}

export async function shellIsKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/admin/login')))).toBe(true)
  await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller))
}

/** Everything that scripts of the site can keep on the device, but the cookie that no script reads. */
export const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const records: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const open = indexedDB.open(name)
      const database = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result)
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAllKeys()
        const keys = await new Promise<unknown[]>((resolve) => (all.onsuccess = () => resolve(all.result)))
        records.push(...keys)
      }
      database.close()
    }
    const shells = await caches.keys()
    const files = await Promise.all(shells.map(async (name) => (await caches.open(name)).keys()))
    const paths = files.flat().map(({ url }) => new URL(url).pathname)
    return [...records, ...shells, ...paths.filter((path) => !/^\/(assets\/|admin\/login$)/.test(path))]
  })

/** Returns the value that the page has kept under a key, or puts one there. Never creates the database, which is the page's part. */
export const kept = <T>(page: Page, key: 'day' | 'changes', value?: T) =>
  page.evaluate(
    async ([name, next]) => {
      if (!(await indexedDB.databases()).some((existing) => existing.name === 'back-office'))
        return undefined as T
      const open = indexedDB.open('back-office')
      const database = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result)
      })
      const store = database.transaction('kept', 'readwrite').objectStore('kept')
      const request = next === undefined ? store.get(name) : store.put(next, name)
      const result = await new Promise<unknown>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
      database.close()
      return result as T
    },
    [key, value] as const,
  )

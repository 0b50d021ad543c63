/** What every test of the back office does: name its own data, look at a toast, make one call fail. */
import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'

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

/** Makes calls of a method to paths that match fail as when the service is down; the page itself is real. */
export async function failCalls(page: Page, method: string, path: RegExp, status = 503): Promise<void> {
  await page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status,
          contentType: 'application/json',
          body: JSON.stringify({ message: 'The service is busy. Please try again in a moment.' }),
        })
      : route.fallback(),
  )
}

/** The card of a record by its id. */
export function card(page: Page, id: string): Locator {
  return page.locator(`[data-id="${id}"]`)
}

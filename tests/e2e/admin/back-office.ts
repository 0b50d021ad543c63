/** Shared by tests of the back office: name own data, find a card, look at a toast, sign in. */
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

/** Signs in by the form of the login screen that is open. */
export async function fillSignIn(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
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

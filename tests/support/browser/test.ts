/** `test` for browser tests: pages open on the stack's address, and the back office can start signed in. */
import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { pacificToday } from '#frontend/lib/days.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { openWindows, type Window } from '#tests/support/api/requests.ts'
import type { TestStack } from '#tests/support/api/test-stack.ts'
import { STACK_VARIABLE } from '#tests/support/browser/setup.ts'

export { expect } from '@playwright/test'

type BrowserStack = Pick<TestStack, 'url' | 'mailUrl' | 'dynamodbEndpoint' | 'admin'>

type Fixtures = {
  stack: BrowserStack
  /** A visitor that calls the API beside the browser, from an address of its own. */
  visitor: ApiClient
  /** Signs the browser of this test in as the seeded admin. */
  signIn: () => Promise<void>
}

type WorkerFixtures = {
  /** For tests that leave nothing behind in the browser: the same page for all of a worker, which compiles our code only once. */
  lastingPage: Page
  /** The same, signed in as the seeded admin. */
  lastingAdminPage: Page
  /** An API client that is signed in. All share a session, because signing in is throttled. */
  admin: ApiClient
  /** Gives an arrival window that no other test takes, each on another day than the one before. */
  freshWindow: () => Window
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of wanted fixtures from the pattern
  stack: async ({}, use) => use(browserStack()),
  baseURL: async ({ stack }, use) => use(stack.url),
  visitor: async ({ stack }, use) => use(apiClient(stack)),
  lastingPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: browserStack().url })
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  lastingAdminPage: [
    async ({ browser, admin }, use) => {
      const { url } = browserStack()
      const page = await browser.newPage({ baseURL: url })
      await copyCookies(page.context(), admin, url)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  admin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of wanted fixtures from the pattern
    async ({}, use) => {
      const { cookies, ...stack } = browserStack()
      const client = apiClient(stack)
      for (const [name, value] of cookies) client.cookies.set(name, value)
      await use(client)
    },
    { scope: 'worker' },
  ],
  freshWindow: [
    async ({ admin }, use, { parallelIndex, config }) => {
      // Every day belongs to one worker, by its date alone: days that another test closes or fills meanwhile shift nothing.
      // None that is too near for its customer to change (P32).
      const first = addDays(pacificToday(), 2)
      // Nor one of the last week, which may be alone in it: a calendar then has no other day to go to.
      const last = addDays(pacificToday(), LIMITS.bookingDays - 7)
      const own = (await openWindows(admin))
        .filter(({ serviceDate }) => serviceDate >= first && serviceDate <= last)
        .filter(({ serviceDate }) => daysSince1970(serviceDate) % config.workers === parallelIndex)
        .sort((a, b) => a.serviceTime.localeCompare(b.serviceTime))
      await use(() => {
        const window = own.pop()
        if (!window) throw new Error('No arrival window is left')
        return window
      })
    },
    { scope: 'worker' },
  ],
  signIn: async ({ context, admin, stack }, use) => use(() => copyCookies(context, admin, stack.url)),
})

/** From here on only `page.clock.runFor` lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

function daysSince1970(date: string): number {
  return Date.parse(date) / 86_400_000
}

function browserStack(): BrowserStack & { cookies: [name: string, value: string][] } {
  const text = process.env[STACK_VARIABLE]
  if (!text) throw new Error('The stack was not started by playwright.config.ts')
  return JSON.parse(text)
}

/** Chromium treats localhost as a secure address, so Secure cookies work there without TLS. */
export async function copyCookies(context: BrowserContext, client: ApiClient, url: string): Promise<void> {
  await context.addCookies(
    [...client.cookies].map(([name, value]) => ({
      name,
      value,
      domain: new URL(url).hostname,
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict' as const,
    })),
  )
}

/** Every action of the back office while the API refuses or fails: the exact words, and nothing that was typed is lost. */
import type { Locator, Page } from '@playwright/test'
import { actionsOn, DIALOG, REFUSAL } from '#tests/e2e/admin/actions.ts'
import { nextFrames } from '#tests/e2e/public/visitor-page.ts'
import type { ApiClient } from '#tests/support/api/client.ts'
import {
  commercialRequest,
  contactRequest,
  visitor as person,
  quoteRequest,
  type Window,
} from '#tests/support/api/requests.ts'
import { expect, test } from '#tests/support/browser/test.ts'

/** Answers every change with `status`, and tells which calls were made. */
async function refuseChanges(page: Page) {
  const refusal = { status: 0, calls: [] as string[] }
  await page.route('**/api/admin/**', async (route) => {
    const { method, url } = { method: route.request().method(), url: new URL(route.request().url()) }
    if (method === 'GET') return route.fallback()
    refusal.calls.push(`${method} ${url.pathname.replace('/api/admin', '')}`)
    await nextFrames(page)
    if (refusal.status === 409) return route.fulfill({ status: 409, json: { message: REFUSAL } })
    return route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' })
  })
  // A mail that could not be sent, for Retry.
  await page.route('**/api/admin/contacts?*', async (route) => {
    const response = await route.fetch()
    const rows = (await response.json()) as object[]
    await route.fulfill({
      response,
      json: rows.map((row) => ({ ...row, notification: { id: '1', status: 'failed' } })),
    })
  })
  return refusal
}

/** To another address of the back office, which is one page: loading it anew each time would take most of this test. */
async function goWithin(page: Page, path: string) {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Ids of a record of each kind, for the cards that actions are taken on. */
async function createRecords(visitor: ApiClient, admin: ApiClient, visit: Window) {
  const contact = await visitor.expect('createContact', { body: contactRequest() })
  const quote = await visitor.expect('createQuote', { body: quoteRequest() })
  const { quoteId: commercial = '' } = await visitor.expect('createCommercialContact', {
    body: commercialRequest(),
  })
  const booking = await visitor.expect('createBooking', { body: { ...person(), ...visit } })
  const price = (await admin.expect('listPricingEntries')).find(({ key }) => key === 'small')
  const [content] = await admin.expect('listContentItems')
  return {
    contact: contact.id,
    quote: quote.id,
    booking: booking.id,
    commercial,
    price: price?.id ?? '',
    content: content?.id ?? '',
  }
}

/** Presses the button while the API answers with each failure: the action's words, the focus and what was typed stay. */
async function expectKept(
  page: Page,
  refusal: Awaited<ReturnType<typeof refuseChanges>>,
  action: ReturnType<typeof actionsOn>[number],
) {
  const toast = page.locator('.toast-card')
  const place = page.locator(action.within)
  const typed = Object.entries(action.typed ?? {})
  const button = place.getByRole('button', { name: new RegExp(`^${action.button}`) })
  for (const [index, status] of [409, 500].entries()) {
    Object.assign(refusal, { status, calls: [] })
    await button.press('Enter')
    await expect(toast).toHaveText(
      `Error${typeof action.says === 'string' ? action.says : action.says[index]}`,
    )
    // The pointer over a notification keeps it open until it is closed below.
    await toast.hover()
    expect(refusal.calls).toEqual([action.call])
    await expect(button).toBeEnabled()
    await expect(button).toBeFocused()
    for (const [label, text] of typed)
      await expect(place.getByLabel(label, { exact: true })).toHaveValue(text)
    if (action.typed || action.within === DIALOG) await expect(place.getByRole('alert')).toBeVisible()
    await toast.locator('.toast-close').click()
    await expect(toast).toHaveCount(0)
  }
}

async function enter(control: Locator, text: string) {
  const isSelect = (await control.evaluate((element) => element.tagName)) === 'SELECT'
  await (isSelect ? control.selectOption(text) : control.fill(text))
}

test('every failed action shows its own message, and keeps the input', async ({
  page,
  signIn,
  admin,
  visitor,
  freshWindow,
}) => {
  await signIn()
  const visit = freshWindow()
  const ids = await createRecords(visitor, admin, visit)
  const refusal = await refuseChanges(page)
  await page.goto('/admin/dashboard')
  for (const action of actionsOn(ids, visit.serviceDate)) {
    await goWithin(page, `/admin${action.path}`)
    const place = page.locator(action.within)
    if (action.opens) await place.getByRole('button', { name: action.opens }).click()
    for (const [label, text] of Object.entries(action.typed ?? {}))
      await enter(place.getByLabel(label, { exact: true }), text)
    await expectKept(page, refusal, action)
  }
})

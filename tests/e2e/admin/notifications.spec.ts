/** A mail service that refuses for good, and later works. */
import { card, expectToast } from '#tests/e2e/admin/back-office.ts'
import { test as base, expect } from '#tests/e2e/admin/fresh-stack.ts'
import { contactRequest, openWindows, visitor as person } from '#tests/support/api/requests.ts'
import { type FakeSes, startFakeSes } from '#tests/support/mail/fake-ses.ts'

const test = base.extend<{ ses: FakeSes }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of wanted fixtures from the pattern
  ses: async ({}, use) => {
    const ses = await startFakeSes()
    await use(ses)
    await ses.stop()
  },
  stackEnv: async ({ ses }, use) => use({ SES_ENDPOINT: ses.url }),
})

test('shows a bounced mail on its record, and Retry sends it (P17.3, P17.8)', async ({
  page,
  ses,
  signIn,
  visitor,
  freshAdmin,
}) => {
  await signIn()
  ses.setRefusal(() => ({ code: 'MessageRejected', message: 'The message holds a virus.' }))
  const { id } = await visitor.expect('createContact', { body: contactRequest() })
  const [window] = await openWindows(visitor)
  const booking = await visitor.expect('createBooking', { body: { ...person(), ...window } as never })
  const stateOf = async () =>
    (await freshAdmin.expect('listContacts', { query: { q: id } }))[0]?.notification?.status
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('failed')

  await page.goto(`/admin/contacts?q=${id}`)
  await expect(card(page, id)).toContainText('Email to you: failed')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByText('to you could not be sent')).toBeVisible()
  await page.goto(`/admin/contacts?q=${id}`)
  ses.setRefusal(() => undefined)
  await card(page, id).getByRole('button', { name: 'Retry' }).click()
  await expectToast(page, 'Email Queued')
  await expect(card(page, id)).not.toContainText('Email to you: failed')
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('sent')
  await page.reload()
  await expect(card(page, id)).toContainText('Email to you: sent')

  await page.goto(`/admin/bookings?q=${booking.id}`)
  const visit = card(page, booking.id)
  await expect(visit).toContainText('Customer: receipt failed: MessageRejected')
  await visit.locator('.notification', { hasText: 'receipt' }).getByRole('button', { name: 'Retry' }).click()
  await expectToast(page, 'Email Queued')
  await expect(async () => {
    await page.reload()
    await expect(visit).toContainText(/Customer: receipt sent \d+(:\d\d)? [AP]M/, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
})

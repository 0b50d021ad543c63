/** The page of the link in the owner's mail about a booking (P32.8). */
import { dayName } from '#frontend/lib/days.ts'
import {
  bookVisit,
  button,
  expectAccessibleAtRest,
  expectNoToken,
  outcome,
  visitState,
} from '#tests/e2e/public/visit-link.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'
import { expectFit } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { linkIn, waitForMail } from '#tests/support/mail/mailbox.ts'
import { clockHour, spend } from '#tests/support/table/budgets.ts'

/** Scrolls at once, and changes no color gradually. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** After many other leads of this hour the owner gets digests, which have no such link. */
const giveMails = ({ dynamodbEndpoint }: { dynamodbEndpoint: string }) =>
  spend(dynamodbEndpoint, { scope: 'owner-mail', client: 'all', windowsOf: clockHour, used: 0 })

test('a mail with a long name and the visit that it opens fit a small phone, and the visit can be confirmed', async ({
  page,
  visitor,
  stack,
  freshWindow,
  admin,
}) => {
  await giveMails(stack)
  const { id, email, window } = await bookVisit(visitor, freshWindow())
  const mail = await waitForMail(stack, ({ replyTo }) => replyTo.includes(email))
  await page.setViewportSize({ width: 390, height: 844 })
  const longName = 'A'.repeat(100)
  await page.setContent(mail.body.html.replaceAll('Ana Ruiz', longName))
  await expect(page.getByText(longName)).not.toHaveCount(0)
  await expectFit(page, [{ width: 390 }], 'the mail')
  await page.goto(linkIn(mail.body, '/answer'))
  await expect(outcome(page, dayName(window.serviceDate))).toBeVisible()
  await expectNoToken(page, '/answer')
  await expect(page.locator('dl')).toContainText('CustomerAna Ruiz')
  await expect(button(page, 'Confirm')).toBeInViewport()
  await expectAccessibleAtRest(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await button(page, 'Decline').click()
  await expect(outcome(page, 'Decline this visit?')).toBeFocused()
  await expect(button(page, 'Yes, decline')).toBeInViewport()
  await expectAccessibleAtRest(page)
  await expectFit(page, [{ width: 320 }], 'the question')
  await button(page, 'Back').click()
  await button(page, 'Confirm').click()
  await expect(outcome(page, 'Confirmed')).toBeFocused()
  await expect(visitState(page)).toHaveText('Confirmed')
  await expect(button(page, 'Confirm')).toHaveCount(0)
  await expectAccessibleAtRest(page)
  expect((await admin.expect('listBookings', { q: id }))[0]?.status).toBe('confirmed')
})

test('a mailed quote fits small phones, and is marked contacted', async ({ page, visitor, stack, admin }) => {
  await giveMails(stack)
  const email = `${crypto.randomUUID()}@example.com`
  const customerInfo = { name: 'Ana Ruiz', email }
  const { id } = await visitor.expect('createQuote', quoteRequest({ customerInfo, city: 'hanford' }))
  const mail = await waitForMail(stack, ({ replyTo }) => replyTo.includes(email))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(linkIn(mail.body, '/answer'))
  await expect(button(page, 'Mark Contacted')).toBeInViewport()
  await expectNoToken(page, '/answer')
  await expectAccessibleAtRest(page)
  await button(page, 'Mark Contacted').click()
  await expect(page.getByRole('heading', { name: 'Marked contacted' })).toBeFocused()
  await expectAccessibleAtRest(page)
  expect((await admin.expect('listQuotes', { q: id }))[0]?.state).toBe('contacted')
})

/** The page of a quote's link (P33). */
import { dayName } from '#frontend/lib/days.ts'
import { money } from '#frontend/lib/money.ts'
import {
  button,
  chooseWindow,
  expectNoToken,
  expectVisit,
  outcome,
  pathIn,
} from '#tests/e2e/public/visit-link.ts'
import { breakApi, expectAccessible } from '#tests/e2e/public/visitor-page.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'
import { test as base, expect } from '#tests/support/browser/test.ts'
import { waitForMail } from '#tests/support/mail/mailbox.ts'
import { expireQuote } from '#tests/support/table/expire-quote.ts'

type Quoted = { id: string; totalPrice: number; email: string; link: string }

const test = base.extend<{ quoted: () => Promise<Quoted> }>({
  /** Asks for a quote and takes the link out of its receipt. */
  quoted: async ({ page, visitor, stack }, use) =>
    use(async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const email = `${crypto.randomUUID()}@example.com`
      const customerInfo = {
        name: 'Marked Name',
        email,
        phone: '(559) 555-0187',
        address: '7 Mark St, Hanford',
      }
      const body = quoteRequest({ customerInfo, city: 'hanford' })
      const { id, totalPrice } = await visitor.expect('createQuote', { body })
      const mail = await waitForMail(stack, ({ destination }) => destination.to.includes(email))
      const [link = ''] = /\S+\/quote\?k=\S+/.exec(mail.body.text ?? '') ?? []
      return { id, totalPrice, email, link: pathIn(new URL(link)) }
    }),
})

for (const width of [390, 320]) {
  test(`shows price, lines and last day, nobody's name, and no token, at ${width} px`, async ({
    page,
    quoted,
    admin,
  }) => {
    const { id, totalPrice, email, link } = await quoted()
    const [row] = await admin.expect('listQuotes', { query: { q: id } })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(link)
    await expect(outcome(page, money(totalPrice))).toBeVisible()
    await expectNoToken(page, '/quote')
    await expect(page.getByText(`Price held until ${dayName(row?.validUntil ?? '')}`)).toBeVisible()
    await expect(page.locator('.plain-lines')).toContainText('Small home: $179')
    for (const mark of [email, 'Marked', '555-0187', 'Mark St'])
      await expect(page.locator('body')).not.toContainText(mark)
    await expectAccessible(page)
    await button(page, 'No thanks').click()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}

test('books a visit at its price, and shows that it is booked', async ({
  page,
  quoted,
  freshWindow,
  admin,
}) => {
  const { id, totalPrice, email, link } = await quoted()
  const window = freshWindow()
  await page.goto(link)
  await page.getByRole('link', { name: 'Book this' }).click()
  await expect(page.locator('.quote-notice')).toContainText(/^\s*Your quote/)
  await expect(page.getByText(`Total ${money(totalPrice)}`)).toBeVisible()
  await chooseWindow(page, window)
  await expect(page.getByText('As in your quote: name, email, phone, address.')).toBeVisible()
  await expect(page.getByLabel('Email *', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await button(page, 'Request this visit').click()
  await expect(page).toHaveURL(/\/quote-submitted$/)
  await expect(
    page.getByText('We’re emailing a link to your visit to the address in your quote.'),
  ).toBeVisible()
  await expectAccessible(page)
  const [booking] = await admin.expect('listBookings', { query: { q: email } })
  expect(booking).toMatchObject({ ...window, quoteId: id, totalPrice, lastName: 'Name' })
  for (const mark of [email, 'Marked', '555-0187', 'Mark St'])
    await expect(page.locator('body')).not.toContainText(mark)
  await page.getByRole('link', { name: 'See your visit' }).click()
  await expectVisit(page, window)
  await page.goto('/quote')
  await expect(outcome(page, 'This quote is booked')).toBeVisible()
  const day = dayName(window.serviceDate)
  await expect(page.getByText(`A visit on ${day} is requested, but not confirmed yet.`)).toBeVisible()
  await admin.expect('updateBooking', { params: { id: booking?.id ?? '' }, body: { status: 'confirmed' } })
  await page.reload()
  await expect(page.getByText(`The visit on ${day} is confirmed.`)).toBeVisible()
  await expectAccessible(page)
})

test('refuses a booking once the price has ended, and says what it costs today', async ({
  page,
  quoted,
  freshWindow,
  stack,
}) => {
  const { id, totalPrice, link } = await quoted()
  await page.goto(link)
  await page.getByRole('link', { name: 'Book this' }).click()
  await chooseWindow(page, freshWindow())
  await button(page, 'Change these').click()
  for (const label of ['First Name *', 'Last Name *', 'Address *'])
    await page.getByLabel(label, { exact: true }).fill('Hanford')
  await page.getByLabel('Email *', { exact: true }).fill('late@example.com')
  await page.getByLabel('Phone *', { exact: true }).fill('(559) 555-0100')
  await expireQuote(stack.dynamodbEndpoint, id)
  await button(page, 'Request this visit').click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: `Today it is $${totalPrice}.` })
      .first(),
  ).toBeVisible()
})

test('asks why before it declines, and can still be booked', async ({ page, quoted, admin }) => {
  const { id, link } = await quoted()
  await page.goto(link)
  await button(page, 'No thanks').click()
  await expect(outcome(page, 'No thanks?')).toBeFocused()
  await button(page, 'Back').click()
  await expect(button(page, 'No thanks')).toBeFocused()
  await button(page, 'No thanks').click()
  await page.getByLabel('Not now, perhaps later').check()
  await breakApi(page, 'POST', '/api/quotes/answer', 'no connection')
  await button(page, 'Send').click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is no connection' })).toBeVisible()
  await page.unrouteAll()
  await button(page, 'Send').click()
  await expect(outcome(page, 'Thank you for telling us')).toBeFocused()
  await expectAccessible(page)
  expect((await admin.expect('listQuotes', { query: { q: id } }))[0]).toMatchObject({
    state: 'declined',
    declined: { reason: 'later' },
  })
  await expect(page.getByRole('link', { name: 'Book this' })).toBeVisible()
})

test('shows an ended price beside the one of today, and renews it', async ({ page, quoted, stack }) => {
  const { id, totalPrice, link } = await quoted()
  await expireQuote(stack.dynamodbEndpoint, id)
  await page.goto(link)
  await expect(page.getByText('This price has ended')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(page.getByText(`Total ${money(totalPrice)}`)).toHaveCount(2)
  await expectAccessible(page)
  await button(page, 'Take today’s price').click()
  await expect(outcome(page, 'Here is your new quote')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Book this' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Price held until/)).toBeVisible()
})

test('passes the link on, and asks about the quote by its number', async ({
  page,
  quoted,
  context,
  freshWindow,
}) => {
  const { id, link } = await quoted()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await page.goto(link)
  await button(page, 'Share').click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).not.toContain(new URL(link, page.url()).search)
  await page.getByRole('link', { name: 'Ask a question' }).click()
  await expect(page.getByLabel(/Message|help/).last()).toHaveValue(`About quote ${id.slice(0, 8)}: `)
  await page.goto(pathIn(new URL(shared)))
  await page.getByRole('link', { name: 'Book this' }).click()
  await chooseWindow(page, freshWindow())
  await expect(page.getByLabel('Email *', { exact: true })).toHaveValue('')
})

test('says what to do without a link, or with one that does not work', async ({ page }) => {
  await page.goto('/quote')
  await expect(outcome(page, 'Open the link in your mail')).toBeVisible()
  await page.goto(`/quote?k=q${'A'.repeat(44)}`)
  await expect(outcome(page, 'This link does not work')).toBeVisible()
  await expect(page.locator('.thanks a[href^="tel:"]').first()).toBeVisible()
})

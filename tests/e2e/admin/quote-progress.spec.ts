/** The owner's actions on a quote, and the reminders of quotes (P33). */
import { card, expect, expectToast, test } from '#tests/e2e/admin/back-office.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { waitForMail } from '#tests/support/mail/mailbox.ts'

test('a card shows how far a quote has got; the owner holds, reprices, sends and marks it', async ({
  page,
  signIn,
  visitor,
  admin,
  stack,
}) => {
  await signIn()
  const email = `${crypto.randomUUID()}@example.com`
  const { id, totalPrice } = await visitor.expect('createQuote', {
    body: quoteRequest({ customerInfo: { name: 'Ana Ruiz', email } }),
  })
  const stored = async () => (await admin.expect('listQuotes', { query: { q: id } }))[0]
  await page.goto(`/admin/quotes?q=${id}`)
  const shown = card(page, id)
  await expect(shown.locator('.status-badge')).toHaveText('new')
  await expect(shown).toContainText('30 days left')
  await shown.getByText('More', { exact: true }).click()
  await shown.getByRole('button', { name: 'Hold 30 Days More' }).click()
  await expectToast(page, 'Price Held')
  await expect(shown).toContainText('60 days left')
  await shown.getByRole('button', { name: 'Change Price' }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Change Price' })
  await dialog.getByLabel('New Total *').fill(String(totalPrice + 1))
  await dialog.getByLabel('Reason *').fill('Two neighbors')
  await submit.click()
  await expect(dialog.getByText(`Enter at most $${totalPrice}, the original price`).first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  // A slip of the hand: asked about, and taken back.
  await dialog.getByLabel('New Total *').fill('36')
  const percent = Math.round(100 - 3600 / totalPrice)
  await expect(dialog.getByRole('status')).toHaveText(
    `$${totalPrice} $36, ${percent}% off the original price.`,
  )
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText(`$${totalPrice} to $36: ${percent}% off`)
  expect(await stored()).toMatchObject({ totalPrice })
  await dialog.getByRole('button', { name: 'Change it anyway' }).click()
  await expectToast(page, 'Price Lowered', `$${totalPrice} to $36.`)
  await expect(shown.locator('.record-price')).toHaveText('$36')
  await expect(shown).toContainText(`Discount-$${totalPrice - 36} (${percent}%)`)
  await expect(shown).not.toContainText('Extras-')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Price Restored')
  await expect(shown.locator('.record-price')).toHaveText(`$${totalPrice}`)
  await expect(shown).not.toContainText('Discount')
  await shown.getByRole('button', { name: 'Change Price' }).click()
  await dialog.getByLabel('New Total *').fill(String(totalPrice - 9))
  await dialog.getByLabel('Reason *').fill('Two neighbors')
  await submit.click()
  await expectToast(page, 'Price Lowered')
  await expect(shown).toContainText(`from $${totalPrice} by owner: Two neighbors`)
  await shown.getByRole('button', { name: 'Send Again' }).click()
  await expect(dialog).toContainText(`Your quote: $${totalPrice - 9}`)
  await expect(dialog).toContainText('Our discount: -$9')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send Email' }).click()
  await expectToast(page, 'Quote Sent', email)
  await waitForMail(
    stack,
    (mail) => mail.destination.to.includes(email) && mail.subject.includes(`$${totalPrice - 9}`),
  )
  await shown.getByRole('button', { name: 'Mark Contacted' }).click()
  await expectToast(page, 'Marked Contacted')
  await expect(shown.locator('.status-badge')).toHaveText('contacted')
  expect(await stored()).toMatchObject({ state: 'contacted', totalPrice: totalPrice - 9 })
  expect(await axeViolations(page)).toEqual([])
  await page.goto('/admin/quotes?status=contacted')
  await expect(card(page, id)).toBeVisible()
  await page.getByLabel('Status').selectOption('declined')
  await expect(card(page, id)).toHaveCount(0)

  await page.goto(`/admin/quotes?q=${id}`)
  const generation = (await stored())?.linkGeneration ?? 0
  await shown.getByText('More', { exact: true }).click()
  await shown.getByRole('button', { name: 'End Links' }).click()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep Them' }).click()
  await shown.getByRole('button', { name: 'End Links' }).click()
  await dialog.getByRole('button', { name: 'End Links' }).click()
  await expectToast(page, 'Links Ended')
  expect(await stored()).toMatchObject({ linkGeneration: generation + 1 })
  await shown.getByRole('button', { name: 'Decline' }).click()
  await dialog.getByLabel('Reason *').selectOption('Not now')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Decline Quote' }).click()
  await expectToast(page, 'Quote Declined', 'Not now')
  await expect(shown.locator('.status-badge')).toHaveText('declined')
  await expect(shown.getByRole('button', { name: 'Decline' })).toHaveCount(0)
  expect(await stored()).toMatchObject({ declined: { reason: 'later' } })
})

test('Book opens a booking filled in, at the price of the quote; the card then links to it', async ({
  page,
  signIn,
  visitor,
  admin,
  freshWindow,
}) => {
  await signIn()
  const customerInfo = {
    ...{ name: 'Ana de la Cruz', email: `${crypto.randomUUID()}@example.com` },
    ...{ phone: '(559) 555-0177', address: '7 Main St, Hanford' },
  }
  const { id, totalPrice } = await visitor.expect('createQuote', {
    body: quoteRequest({ customerInfo, city: 'hanford' }),
  })
  await page.goto(`/admin/quotes?q=${id}`)
  await card(page, id).getByRole('link', { name: 'Book' }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, value] of [
    ['First Name *', 'Ana'],
    ['Last Name *', 'de la Cruz'],
    ['Email', customerInfo.email],
    ['Phone *', customerInfo.phone],
    ['Address *', customerInfo.address],
    ['City', 'hanford'],
  ] as const)
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value)
  await expect(dialog.getByText(`Quote of Ana de la Cruz, $${totalPrice}`)).toBeVisible()
  const window = freshWindow()
  await dialog.getByLabel('Service Date *').fill(window.serviceDate)
  await dialog.getByLabel('Arrival Window *').selectOption(window.serviceTime)
  await dialog.getByRole('button', { name: 'Add Booking' }).click()
  await expectToast(page, 'Booking Added')
  const [quote] = await admin.expect('listQuotes', { query: { q: id } })
  expect(quote).toMatchObject({ state: 'booked', booking: window })
  await page.goto(`/admin/quotes?q=${id}`)
  const shown = card(page, id)
  await expect(shown.locator('.status-badge')).toHaveText('booked')
  await shown.getByRole('link', { name: /confirmed$/ }).click()
  await expect(card(page, quote?.bookingId ?? '')).toContainText(`$${totalPrice}`)
})

test('Book on a message opens a booking with who wrote it', async ({ page, contact }) => {
  await contact.shown.getByRole('link', { name: 'Book' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('First Name *')).toHaveValue('Ana')
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('ana@example.com')
})

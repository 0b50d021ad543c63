/** @jest-environment ./tests/support/component/environment.js */
/** The owner's actions on a quote (P33). */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { pacificToday } from '#frontend/lib/days.ts'
import { heldLonger, repriced } from '#functions/quotes/quote.ts'
import { originalPrice, type QuoteRow } from '#schemas/contract/quotes.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import {
  expectNoDialog,
  expectText,
  expectToast,
  expectValues,
  field,
  fill,
  fillAll,
  findDialog,
  openDialog,
  press,
  textsOf,
  user,
} from '#tests/support/component/acts.ts'
import { cardOf, findCard, openScreen } from '#tests/support/component/back-office.tsx'
import { nextInstant, refusal } from '#tests/support/component/fake-api.ts'
import { contactRow, ownersApi, quoteOf } from '#tests/support/component/owners-api.ts'

const HIGH = 'Enter at most the original price'

/** The quotes screen with one quote, whose actions do what the API says of them. */
async function openQuote(changes: Partial<QuoteRow> = {}) {
  const quote = quoteOf({}, { validUntil: addDays(pacificToday(), 30), ...changes })
  const api = ownersApi({ quotes: [quote] })
  const total = originalPrice(quote)
  api.handlers.updateQuote = ({ body }) => {
    const now = new Date()
    if (body.action === 'hold') Object.assign(quote, heldLonger(quote, now), { state: 'new' })
    if (body.action === 'price') {
      if (body.totalPrice > total) return refusal(400, HIGH, { fields: { totalPrice: HIGH } })
      Object.assign(quote, repriced(quote, body, 'owner', now))
    }
    if (body.action === 'contacted') {
      const contactedAt = body.isContacted ? nextInstant() : undefined
      Object.assign(quote, { contactedAt, state: contactedAt ? 'contacted' : 'new' })
    }
    if (body.action === 'decline')
      Object.assign(quote, { state: 'declined', declined: { at: nextInstant(), reason: body.reason } })
    return Object.assign(quote, { updatedAt: nextInstant() })
  }
  openScreen('/quotes')
  await findCard(quote.id)
  const shown = () => cardOf(quote.id) as HTMLElement
  return { quote, api, shown, total }
}

async function changePrice(shown: HTMLElement, price: number) {
  const dialog = await openDialog('Change Price', 'Change Price', shown)
  fillAll({ 'New Total *': String(price), 'Reason *': 'Two neighbors' }, dialog)
  await press('Change Price', dialog)
  return dialog
}

test('a card shows how long a price is held, on its last day until the end of it; one that is over is held before it is sent again (P33.8)', async () => {
  const { api, shown } = await openQuote({ state: 'expired', validUntil: addDays(pacificToday(), -1) })
  await expectText(shown, /^(?=.*expired)(?=.*Mark Contacted)(?!.*Send Again)/)
  await press('Hold 30 Days More', shown())
  await expectToast('Price Held')
  await expectText(shown, /^(?=.*new)(?=.*30 days left)(?=.*Send Again)/)
  expect(api.changes).toMatchObject([{ body: { action: 'hold' } }])
  const last = await openQuote({ validUntil: pacificToday() })
  await expectText(last.shown, 'until the end of today')
})

test('a price is lowered with a reason; a slip of the hand is asked about, and taken back (P33.8)', async () => {
  const { quote, api, shown, total } = await openQuote()
  const lower = total - 9
  await changePrice(shown(), lower)
  await expectToast('Price Lowered')
  await expectText(shown, `from $${total} by owner: Two neighbors`)
  const dialog = await changePrice(shown(), total + 1)
  await expectText(dialog, HIGH)
  expect(field('New Total *', dialog).getAttribute('aria-invalid')).toBe('true')
  fill('New Total *', '36', dialog)
  const percent = Math.round(100 - 3600 / total)
  await expectText(
    () => dialog.querySelector('[role=status]'),
    `$${lower} $36, ${percent}% off the original price.`,
  )
  const before = api.changes.length
  await press('Change Price', dialog)
  await expectText(dialog, `$${lower} to $36: ${percent}% off`)
  expect(api.changes).toHaveLength(before)
  await press('Change it anyway', dialog)
  await expectToast('Price Lowered', `$${lower} to $36.`)
  await expectNoDialog()
  await expectText(shown, `Discount-$${total - 36} (${percent}%)`)
  expect(shown().querySelector('.record-price')?.textContent).toBe('$36')
  expect(shown().textContent).not.toContain('Extras-')
  await press('Undo')
  await expectToast('Price Restored')
  await expectText(shown, 'Discount-$9')
  expect(quote.totalPrice).toBe(lower)
  await changePrice(shown(), total)
  await expectToast('Price Raised', `$${lower} to $${total}.`)
})

test('a low price that is raised again is not asked about (P33.8)', async () => {
  const discount = { label: 'Our discount', amount: '-143.00' }
  const lines = [{ label: 'Small home', amount: '179.00' }, discount]
  const { shown } = await openQuote({ totalPrice: 36, lines })
  await changePrice(shown(), 40)
  await expectToast('Price Raised', '$36 to $40.')
})

test('the email is read before it is sent again, and what was read is sent', async () => {
  const { quote, api, shown } = await openQuote()
  const read = { to: 'ana@example.com', subject: 'Your quote: $209', text: 'Our discount: -$9' }
  const updatedAt = nextInstant()
  api.handlers.previewQuote = () => ({ ...read, updatedAt })
  const dialog = await openDialog('Send Again', 'Send Again', shown())
  for (const text of Object.values(read)) await expectText(dialog, text)
  quote.totalPrice = 1234
  await press('Send Email', dialog)
  await expectToast('Quote Sent', 'To ana@example.com.')
  await expectText(shown, '$1,234')
  expect(api.changes).toMatchObject([{ body: { action: 'send', updatedAt } }])
})

test('a quote is marked as contacted, and declined with its reason', async () => {
  const { api, shown } = await openQuote()
  await press('Mark Contacted', shown())
  await expectToast('Marked Contacted')
  await expectText(() => shown().querySelector('.status-badge'), 'contacted')
  await press('Not Contacted', shown())
  await expectToast('Not Contacted', 'The mark is removed.')
  await expectText(() => shown().querySelector('.status-badge'), 'new')
  const dialog = await openDialog('Decline Quote', 'Decline', shown())
  fill('Reason *', 'later', dialog)
  await press('Decline Quote', dialog)
  await expectToast('Quote Declined', 'Not now')
  await expectText(() => shown().querySelector('.status-badge'), 'declined')
  expect(api.changes).toMatchObject([
    { body: { action: 'contacted', isContacted: true } },
    { body: { action: 'contacted', isContacted: false } },
    { body: { action: 'decline', reason: 'later' } },
  ])
  expect(shown().textContent).not.toMatch(/Decline(?!d)/)
})

test('a press that comes too late shows the card as it is now (P17.4)', async () => {
  const { quote, api, shown } = await openQuote()
  api.handlers.updateQuote = () => {
    Object.assign(quote, { state: 'contacted', updatedAt: nextInstant() })
    return refusal(409, 'It has been changed meanwhile.', { current: quote })
  }
  await press('Mark Contacted', shown())
  await expectToast('Error', 'Failed to update quote. It has been changed meanwhile.')
  await expectText(() => shown().querySelector('.status-badge'), 'contacted')
})

test('links end after a question, at the next press when the quote was changed meanwhile', async () => {
  const { quote, api, shown } = await openQuote()
  api.handlers.updateQuote = ({ body }) =>
    body.updatedAt === quote.updatedAt ? quote : refusal(409, 'It has been changed meanwhile.')
  const dialog = await openDialog('End Links', 'End Links', shown())
  Object.assign(quote, { updatedAt: nextInstant() })
  await press('End Links', dialog)
  await expectText(() => dialog.querySelector('[role=alert]'), 'It has been changed meanwhile.')
  await press('End Links', dialog)
  await expectToast('Links Ended')
  expect(api.changes.at(-1)).toMatchObject({ body: { action: 'revoke' } })
})

test('Book opens a booking with who asked, where, and the quote (P33.12)', async () => {
  const customerInfo = {
    ...{ name: 'Ana de la Cruz', email: 'ana@example.com' },
    ...{ phone: '(559) 555-0177', address: '7 Main St, Hanford' },
  }
  const { quote, api, shown, total } = await openQuote({ customerInfo, city: 'hanford' })
  await user.click(shown().querySelector('a[href*="dialog=add"]') as HTMLElement)
  const dialog = await findDialog('Add Booking')
  const { email, phone, address } = customerInfo
  const ana = { 'First Name *': 'Ana', 'Last Name *': 'de la Cruz', Email: email, 'Phone *': phone }
  await expectValues({ ...ana, 'Address *': address, City: 'hanford' }, dialog)
  await expectText(dialog, new RegExp(`Quote of Ana de la Cruz, \\$${total}`))
  fillAll({ 'Service Date *': addDays(pacificToday(), 14), 'Arrival Window *': '08:00' }, dialog)
  await press('Add Booking', dialog)
  await expectToast('Booking Added')
  expect(api.changes).toMatchObject([{ name: 'addBooking', body: { quoteId: quote.id } }])
})

test('the card of a booked quote leads to its visit, and offers no change', async () => {
  const { id } = contactRow()
  const booking = { id, status: 'confirmed', serviceDate: '2026-06-10', serviceTime: '08:00' }
  const { shown } = await openQuote({ state: 'booked', booking } as Partial<QuoteRow>)
  await expectText(shown, /booked.*confirmed.*Book Again/)
  expect(shown().querySelector(`a[href$="/bookings?q=${booking.id}"]`)).toBeTruthy()
  expect(shown().textContent).not.toContain('Change Price')
})

test('the card of a quote that was replaced leads to the newer one, and offers nothing but to delete it (P33.19)', async () => {
  const renewedAs = contactRow().id
  const { shown } = await openQuote({ state: 'expired', renewedAs })
  expect(shown().querySelector(`a[href$="/quotes?q=${renewedAs}"]`)).toBeTruthy()
  expect(textsOf('button', shown())).toEqual(['Copy Quote Data', 'Delete'])
})

test.each([
  [200, /It has been deleted\.$/, 'Could not load'],
  [500, /Could not load the customer\./, 'deleted'],
])('Book says whether its customer is gone or cannot be read: %i', async (status, text, other) => {
  const api = ownersApi()
  if (status === 500) api.fail('listContacts')
  openScreen(`/bookings?dialog=add&id=contact-${contactRow().id}`)
  const dialog = await findDialog('Add Booking')
  await waitFor(() => expect(dialog.textContent).not.toContain('Loading'))
  expect(dialog.textContent).toMatch(text)
  expect(dialog.textContent).not.toContain(other)
})

test.each([
  ['website', {}, { Service: 'residential', 'Business Name': '' }],
  ['commercial', { businessName: 'Ruiz Bakery' }, { Service: 'commercial', 'Business Name': 'Ruiz Bakery' }],
  // Who waits for us to come to their town has left neither name nor address.
  [
    'not-yet',
    { email: 'bo@example.com', name: 'bo@example.com', address: '94103' },
    { Email: 'bo@example.com', 'First Name *': '', 'Last Name *': '', 'Address *': '' },
  ],
] as const)('Book proposes what is known of a contact from %s (P39.16)', async (source, known, proposed) => {
  const contact = contactRow({ source, ...known })
  ownersApi({ contacts: [contact] })
  openScreen(`/bookings?dialog=add&id=contact-${contact.id}`)
  await expectValues(proposed)
})

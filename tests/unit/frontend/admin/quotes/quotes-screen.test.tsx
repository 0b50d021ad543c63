/** @jest-environment ./tests/support/component/environment.js */
import { expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import {
  expectNoDialog,
  expectText,
  expectToast,
  field,
  fill,
  fillAll,
  openDialog,
  press,
} from '#tests/support/component/acts.ts'
import { cardOf, findCard, openScreen } from '#tests/support/component/back-office.tsx'
import { nextInstant, refusal } from '#tests/support/component/fake-api.ts'
import { REAL_TIMERS } from '#tests/support/component/monday.ts'
import { ownersApi, quoteOf } from '#tests/support/component/owners-api.ts'

async function openQuote() {
  const quote = quoteOf()
  const api = ownersApi({ quotes: [quote] })
  openScreen('/quotes')
  return { quote, api, shown: await findCard(quote.id) }
}

const failure = (dialog: HTMLElement) => () => dialog.querySelector('[role=alert]')

test('Copy Quote Data copies exactly the specified fields, and says when the browser refuses (P21.2)', async () => {
  const { quote, shown } = await openQuote()
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await press('Copy Quote Data', shown)
  await expectToast('Copied')
  const copied = JSON.parse(copy.mock.calls[0]?.[0] ?? '')
  expect(Object.keys(copied).sort()).toEqual(
    ['basePrice', 'createdAt', 'extras', 'houseSize', 'totalPrice', 'windowTypes'].sort(),
  )
  expect(copied).toMatchObject({ basePrice: quote.basePrice, totalPrice: quote.totalPrice })
  copy.mockRejectedValueOnce(new Error())
  await press('Copy Quote Data', shown)
  await expectToast('Error', 'Your browser did not allow copying to the clipboard.')
})

test.each(['sent', 'failed'] as const)(
  'a %s email is said once on its card, behind More unless it failed',
  async (status) => {
    const mail = { id: 'quote-1-a', status, attempts: 1, updatedAt: nextInstant() }
    const quote = quoteOf({}, { followUpMails: [mail] })
    ownersApi({ quotes: [quote] })
    openScreen('/quotes')
    const lines = [...(await findCard(quote.id)).querySelectorAll('.record-meta')]
    const said = lines.filter(({ textContent }) => /Follow-up 1/.test(textContent))
    expect(said.map((line) => line.closest('details') !== null)).toEqual([status === 'sent'])
  },
)

test('removes a quote that was deleted in another tab, and closes its dialog (P21.4, P30.5)', async () => {
  const { quote, api, shown } = await openQuote()
  const dialog = await openDialog('Delete Quote', 'Delete', shown)
  api.tables.quotes.length = 0
  await press('Delete', dialog)
  await expectToast('Quote Deleted', 'Quote has been permanently deleted.')
  await expectNoDialog()
  await expectText('main .btn[href="/"]', 'View Website')
  expect(cardOf(quote.id)).toBeNull()
})

test("edits a quote's customer, and shows a newer edit before overwriting it (P15.9, P21.5)", async () => {
  const { quote, api, shown } = await openQuote()
  const stored = () => api.tables.quotes[0]?.customerInfo
  const dialog = await openDialog('Edit Quote', 'Edit', shown)
  expect(field('Name *', dialog).value).toBe('Ana Ruiz')
  fill('Email *', 'ana@', dialog)
  await press('Save Changes', dialog)
  await expectText(failure(dialog), 'Valid email is required')
  fillAll({ 'Email *': 'anna@example.com', Phone: '(559) 555-0188' }, dialog)
  Object.assign(api.tables.quotes[0] ?? {}, {
    customerInfo: { ...quote.customerInfo, address: '11 Main St' },
    updatedAt: nextInstant(),
  })
  await press('Save Changes', dialog)
  await expectText(failure(dialog), 'Address: now 11 Main St')
  await press('Use the newer version', dialog)
  await waitFor(() => expect(field('Address', dialog).value).toBe('11 Main St'))
  fill('Email *', 'anna@example.com', dialog)
  await press('Save Changes', dialog)
  await expectToast('Quote Updated')
  await expectNoDialog()
  expect(stored()).toMatchObject({ email: 'anna@example.com', address: '11 Main St' })
  const again = await openDialog('Edit Quote', 'Edit', await findCard(quote.id))
  fill('Address', '', again)
  await press('Save Changes', again)
  await expectNoDialog()
  await waitFor(() => expect(cardOf(quote.id)?.textContent).not.toContain('11 Main St'))
  expect(stored()?.address ?? '').toBe('')
})

test('a price over a newer one is said to differ from that one, which Undo puts back (P17.4, P33.8)', async () => {
  const { quote, api, shown } = await openQuote()
  const newer = { ...quote, totalPrice: 120, updatedAt: nextInstant() }
  api.handlers.updateQuote = ({ body: { updatedAt, ...body } }) =>
    updatedAt === newer.updatedAt
      ? Object.assign(newer, body, { updatedAt: nextInstant() })
      : refusal(409, 'newer', { current: { ...newer, state: undefined } })
  const dialog = await openDialog('Change Price', 'Change Price', shown)
  fillAll({ 'New Total *': '150', 'Reason *': 'Far away' }, dialog)
  await press('Change Price', dialog)
  await expectText(failure(dialog), 'New Total: now 120')
  // Nor is a reason made up that the newer one does not have.
  expect(failure(dialog)()?.textContent).not.toMatch(/State|Reason/)
  await press('Keep what I typed', dialog)
  await press('Change Price', dialog)
  await expectToast('Price Raised', '$120 to $150.')
  await press('Undo')
  await expectToast('Price Restored', 'It is $120 again.')
  expect(newer.totalPrice).toBe(120)
})

test("an export has the name of the business's day, not of that of UTC; a failed one is reported (P1.17, P17.5)", async () => {
  jest.useFakeTimers({ now: Date.parse('2027-03-05T23:30:00-08:00'), doNotFake: REAL_TIMERS })
  Object.assign(URL, { createObjectURL: () => 'blob:1' })
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { api } = await openQuote()
  await press(/Export CSV/)
  await waitFor(() => expect(save.mock.contexts).toMatchObject([{ download: 'quotes-2027-03-05.csv' }]))
  api.fail('listQuotes')
  await press(/Export CSV/)
  await expectToast('Error', 'Failed to export. Please try again.')
})

/** @jest-environment ./tests/support/component/environment.js */
import { expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { pacificToday } from '#frontend/lib/days.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import {
  button,
  expectText,
  expectToast,
  field,
  fill,
  fillAll,
  findDialog,
  openDialog,
  press,
  textsOf,
  user,
} from '#tests/support/component/acts.ts'
import { openScreen, widenWindow } from '#tests/support/component/back-office.tsx'
import { refusal } from '#tests/support/component/fake-api.ts'
import { REAL_TIMERS } from '#tests/support/component/monday.ts'
import {
  bookingRow,
  commercialRows,
  contactRow,
  customerOf,
  ownersApi,
} from '#tests/support/component/owners-api.ts'

const AT = '2026-05-04T17:00:00.000Z'

test('marketing mails are stopped and allowed again at a press, and after a bounce or a complaint at none (P34.7)', async () => {
  const record = contactRow()
  const { email } = record
  const card = customerOf('Ana Ruiz', { emails: [email], records: [{ kind: 'contact', record, mails: [] }] })
  const since = (reason: 'asked' | 'bounced' | 'complaint') => [{ email, at: AT, reason }]
  let optOuts: ReturnType<typeof since> = []
  const sent: boolean[] = []
  const show = () => ({ ...card, optOuts })
  Object.assign(ownersApi().handlers, {
    getCustomer: show,
    updateCustomer: ({ body }: { body: { isOptedOut: boolean } }) => {
      sent.push(body.isOptedOut)
      optOuts = body.isOptedOut ? since('asked') : []
      return show()
    },
  })
  openScreen(`/customers?customer=${card.id}`)
  await user.dblClick(await waitFor(() => button('Stop them')))
  await expectText('main', `No marketing mails to ${email} since May 4, 2026, 10\u00a0AM (asked)`)
  await press('Allow again')
  await expectText('main', `Marketing mails to ${email} are allowed`)
  expect(sent).toEqual([true, false])
  for (const reason of ['bounced', 'complaint'] as const) {
    optOuts = since(reason)
    openScreen(`/customers?customer=${card.id}`)
    await expectText('main', `(${reason})`)
    expect(textsOf('main button')).not.toContain('Allow again')
  }
})

test('books for a customer, whose facts are filled in (P34.11)', async () => {
  const person = { email: 'ana@example.com', phone: '(559) 555-0111', address: '1 Elm St' }
  const { email, phone, address } = person
  const visit = { serviceDate: addDays(pacificToday(), 14), serviceTime: '12:00' }
  const known = { emails: [email], phones: [phone], addresses: [address], nextCursor: 'older' }
  const card = customerOf('Ana Ruiz', known)
  const api = ownersApi()
  const read = jest.fn(() => card)
  api.handlers.getCustomer = read
  openScreen(`/customers?customer=${card.id}`)
  await expectText('.screen-actions', /^\s*Book\s*Export/)
  // The older records are read when they are asked for.
  expect(read).toHaveBeenCalledTimes(1)
  const dialog = await openDialog('Add Booking', 'Book')
  fillAll({ 'Service Date *': visit.serviceDate, 'Arrival Window *': '12:00' }, dialog)
  await press('Add Booking', dialog)
  await expectToast('Booking Added')
  expect(api.changes[0]?.body).toMatchObject({ ...person, ...visit, firstName: 'Ana', lastName: 'Ruiz' })
})

test('Forget says why it failed, and a customer who was forgotten is not in the list that is shown next (P34.10)', async () => {
  const card = customerOf('Ana Ruiz', { emails: ['ana@example.com'] })
  const row = { id: card.id, name: 'Ana Ruiz', lastAt: AT, records: [] }
  const api = ownersApi({ customers: [row] })
  api.handlers.getCustomer = () => card
  api.handlers.forgetCustomer = () => refusal(409, 'It has changed. Try again.', { current: { id: card.id } })
  const forgotten = () => {
    api.tables.customers.length = 0
    return { deleted: 1, hasMore: false }
  }
  openScreen('/customers')
  await user.click(await screen.findByRole('link', { name: 'Ana Ruiz' }))
  const dialog = await openDialog('Forget Customer', 'Forget this customer')
  expect(field('Type ana@example.com to confirm', dialog).autocomplete).toBe('off')
  fill('Type ana@example.com to confirm', 'ana@example.com', dialog)
  await press('Forget', dialog)
  await waitFor(() =>
    expect(dialog.querySelector('[role=alert]')?.textContent).toBe('It has changed. Try again.'),
  )
  api.handlers.forgetCustomer = forgotten
  await press('Forget', dialog)
  await expectText('main', 'No customers yet')
  expect(api.changes.at(-1)?.body).toEqual({ confirmation: 'ana@example.com', merged: [] })
})

test('a card that stays open past the end of a visit’s window names the visit that is next then (P34.4)', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T17:59:00Z'), doNotFake: REAL_TIMERS })
  const records = ['2026-11-23', '2026-12-01'].map((serviceDate) => ({
    ...{ kind: 'booking' as const, record: bookingRow({ serviceDate }), mails: [] },
  }))
  const card = customerOf('Ana Ruiz', { records })
  ownersApi().handlers.getCustomer = () => card
  openScreen(`/customers?customer=${card.id}`)
  await expectText('[aria-label=Summary]', 'Next VisitMon, Nov 23')
  jest.setSystemTime(Date.parse('2026-11-23T18:00:00Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expectText('[aria-label=Summary]', 'Next VisitTue, Dec 1')
})

test('a customer without an email address is merged and forgotten by the phone number, after the owner has read what they owe (P38.7)', async () => {
  const visits = [
    { totalPrice: 90 },
    { totalPrice: undefined },
    { totalPrice: 50, status: 'cancelled' as const },
  ]
  const records = visits.map((visit) => ({
    ...{ kind: 'booking' as const, mails: [] },
    record: bookingRow({ status: 'completed', ...visit }),
  }))
  const [phone, lastAt] = ['(559) 555-0111', AT]
  const other = { id: customerOf('Bo').id, name: 'Bo', phone: '5595550122', lastAt }
  const card = customerOf('Ana Ruiz', { phones: [phone], perhaps: [other], records })
  ownersApi().handlers.getCustomer = () => card
  openScreen(`/customers?customer=${card.id}`)
  await press('Merge Bo')
  expect((await findDialog('Merge Customers')).textContent).toContain('All records of Bo ((559) 555-0122)')
  await user.keyboard('{Escape}')
  const dialog = await openDialog('Forget Customer', 'Forget this customer')
  field(`Type ${phone} to confirm`, dialog)
  expect(dialog.textContent).toContain(' Still owed, and listed no longer: $90, price not agreed.')
})

test('a customer whom a search finds again by older records keeps one line', async () => {
  const line = { id: customerOf('Ana').id, name: 'Ana Ruiz', lastAt: AT }
  const [newer, older] = [contactRow(), contactRow()].map((row) => ({ ...row, kind: 'contact' }))
  ownersApi().handlers.listCustomers = ({ query: { cursor } }) =>
    cursor
      ? Response.json([{ ...line, records: [older] }])
      : Response.json([{ ...line, records: [newer] }], { headers: { 'x-next-cursor': 'next' } })
  openScreen('/customers?q=Ruiz')
  await press('Load more')
  await expectText('main .list-totals', '1 found')
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Ana Ruiz' })).toHaveLength(1))
  expect(screen.getAllByRole('link', { name: /^Message/ })).toHaveLength(2)
})

test('a note is on the card once it is saved, and so is who was merged', async () => {
  const [address, updatedAt] = ['1 Elm St', AT]
  const other = { id: customerOf('Bo').id, name: 'Bo', phone: '5595550122', lastAt: updatedAt }
  const card = customerOf('Ana Ruiz', { addresses: [address], perhaps: [other] })
  const { handlers } = ownersApi()
  handlers.getCustomer = () => card
  handlers.updateCustomer = ({ body }) =>
    body.action === 'note'
      ? Object.assign(card, { notes: [{ address, text: body.text, updatedAt }] })
      : Object.assign(card, { merged: [other], perhaps: [] })
  openScreen(`/customers?customer=${card.id}`)
  await press(/^Add Note about/)
  fill('Note', 'Friendly dog', await findDialog('Note'))
  await press('Save Note')
  await expectToast('Note Saved')
  await expectText('main', 'Friendly dog')
  await press('Merge Bo')
  await press('Merge', await findDialog('Merge Customers'))
  await expectToast('Customers Merged')
  await waitFor(() => button('Separate Bo'))
})

test('the list of customers links a record without email and phone to itself', async () => {
  const [id, at] = ['42424242-0000-4000-8000-000000000000', AT]
  const records = [{ kind: 'commercial-quote' as const, id, createdAt: at }]
  ownersApi({ customers: [{ name: 'Nobody', lastAt: at, records }] })
  openScreen('/customers')
  const link = await screen.findByRole('link', { name: 'Nobody' })
  expect(link.getAttribute('href')).toBe(`/admin/quotes?tab=commercial&q=${id}`)
})

test('a business below the minimum visit was quoted that, on its card and in the table at a desk (P10.5)', async () => {
  const { quote } = commercialRows()
  const card = customerOf('Ana Ruiz', { records: [{ kind: 'commercial-quote', record: quote, mails: [] }] })
  Object.assign(ownersApi({ commercialQuotes: [quote, commercialRows().quote] }).handlers, {
    getCustomer: () => card,
  })
  const price = `$150 (minimum visit; windows $${quote.totalPrice})`
  openScreen(`/customers?customer=${card.id}`)
  await expectText('.record-price', price)
  await expectText('main', '1 quote, $150')
  widenWindow()
  openScreen('/quotes?tab=commercial')
  await screen.findAllByRole('cell', { name: price })
})

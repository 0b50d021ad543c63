/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { BookingRow } from '#schemas/contract/bookings.ts'
import type { Answer } from '#schemas/contract/index.ts'
import { addDays } from '#schemas/facts/pacific-time.ts'
import {
  expectNoDialog,
  expectText,
  expectToast,
  expectValue,
  field,
  fill,
  fillAll,
  findDialog,
  openDialog,
  press,
  textsOf,
} from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { refusal } from '#tests/support/component/fake-api.ts'
import { openOn } from '#tests/support/component/island.tsx'
import { DAY, failure, openBooking } from '#tests/support/component/open-booking.tsx'
import { bookingRow, EMPTY_DAY, ownersApi, quoteOf } from '#tests/support/component/owners-api.ts'

const NEXT = addDays(DAY, 1)

const openForm = (shown: () => HTMLElement) => openDialog('Booking of Ana Ruiz', 'Edit', shown())

test('warns that a window has filled up, and books it anyway on request (P19.3)', async () => {
  const { api, shown } = await openBooking()
  const save = api.handlers.updateBooking
  api.handlers.updateBooking = (input) => {
    const { anyway, serviceDate } = input.body
    if (anyway) return save?.(input) as BookingRow
    const why = serviceDate === '2026-05-01' ? 'It is over.' : 'Its window is full, 2 of 2 taken.'
    return refusal(409, why, { warnings: [why] })
  }
  const dialog = await openForm(shown)
  fill('Service Date *', NEXT, dialog)
  await press('Save Changes', dialog)
  await expectText(failure(dialog), /is full, \d of 2 taken/)
  // Another visit is another question.
  fill('Service Date *', '2026-05-01', dialog)
  await waitFor(() => expect(dialog.textContent).not.toContain('is full'))
  await press('Save Changes', dialog)
  await expectText(failure(dialog), 'It is over.')
  api.fail('updateBooking')
  await press('Save anyway', dialog)
  await expectToast('Error', 'Failed to update booking.')
  api.mend('updateBooking')
  // What was confirmed stays so while nothing else is typed.
  await press('Save Changes', dialog)
  await expectNoDialog()
  expect(api.tables.bookings).toMatchObject([{ serviceDate: '2026-05-01' }])
})

test('edits customer and visit, and shows the agreed price beside the quoted one (P19.4)', async () => {
  const quote = quoteOf({ stories: 'two_story' })
  const { totalPrice } = quote
  const priced = { quoteId: quote.id, totalPrice, quotedPrice: totalPrice, city: 'somewhere else' }
  const noted = { updatedAt: quote.createdAt }
  const addressNotes = [
    { address: '1 MAIN ST', text: 'Dog', ...noted },
    { address: '1 Main Street', text: 'Ladder', ...noted },
  ]
  const { api, shown } = await openBooking(
    { ...priced, address: '1 Main St', addressNotes, notes: 'Gate code 1234' },
    [quote],
  )
  expect(textsOf('.record-note', shown())).toEqual(['Dog', '1 Main Street: Ladder'])
  const dialog = await openForm(shown)
  expect(field("Customer's Notes", dialog).value).toBe('Gate code 1234')
  await expectText(() => dialog.querySelector('table'), new RegExp(`Two stories.*Total\\$${totalPrice}`))
  const visit = { 'Service Date *': NEXT, 'Arrival Window *': '12:00', Service: 'house', Price: '150' }
  const notes = { 'Admin Notes': 'Bring the long ladder', Status: 'confirmed' }
  fillAll({ 'Address *': '11 Main St', Email: '', ...visit, ...notes }, dialog)
  await press('Save Changes', dialog)
  await expectToast('Booking Updated', 'Ana Ruiz')
  await expectText(shown, `Quote $${totalPrice}, agreed $150`)
  expect(api.tables.bookings[0]).toMatchObject({
    ...{ address: '11 Main St', serviceType: 'house', city: 'somewhere else', totalPrice: 150 },
    ...{ serviceDate: NEXT, serviceTime: '12:00', adminNotes: 'Bring the long ladder', status: 'confirmed' },
  })
  expect(api.tables.bookings[0]).not.toHaveProperty('email')
  const again = await openForm(shown)
  await expectText(() => again.querySelector('table'), new RegExp(`Total\\$${totalPrice}.*Agreed\\$150`))
})

test('shows that somebody else has moved the visit, and overwrites it on request', async () => {
  const { api, shown, change } = await openBooking()
  const dialog = await openForm(shown)
  fill('Admin Notes', 'Bring the long ladder', dialog)
  change({ serviceDate: NEXT, serviceTime: '14:00', email: undefined, isFlexible: true, everyMonths: 3 })
  await press('Save Changes', dialog)
  const inWords = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  for (const news of [
    `Service Date: now ${new Date(NEXT).toLocaleDateString('en-US', inWords)}`,
    ...['Email: now empty', 'Would Come Earlier: now yes', 'How Often: now Every 3 months'],
  ])
    await expectText(failure(dialog), news)
  expect(dialog.querySelectorAll('[role=alert] li')).toHaveLength(6)
  await press('Use the newer version', dialog)
  await expectValue('Service Date *', NEXT, dialog)
  expect(field('Arrival Window *', dialog).value).toBe('14:00')
  await press('Save Changes', dialog)
  await expectToast('Booking Updated')
  expect(api.tables.bookings).toMatchObject([{ serviceDate: NEXT, serviceTime: '14:00' }])
})

test('a note on a visit whose day is called off leaves the choice to its customer, and says so (P35.12)', async () => {
  const off = { date: DAY, reason: 'wind', action: 'ask' } as const
  const calledOff = { ...off, sequence: 1, until: `${DAY}T18:00:00.000Z` }
  const { shown } = await openBooking({ status: 'confirmed', calendarSequence: 1, calledOff })
  const dialog = await openForm(shown)
  fill('Admin Notes', 'Bring the long ladder', dialog)
  await press('Save Changes', dialog)
  await expectToast('Booking Updated', 'Ana Ruiz is asked to choose another day.')
})

test('what is typed over a visit that was cancelled meanwhile asks whether its customer is told, and so does a change of a newer version that was taken (P19.8)', async () => {
  const { shown, change } = await openBooking({ status: 'confirmed' })
  const dialog = await openForm(shown)
  fill('Admin Notes', 'Bring the long ladder', dialog)
  expect(dialog.textContent).not.toContain('Tell the customer')
  change({ status: 'cancelled' })
  await press('Save Changes', dialog)
  await press('Keep what I typed', dialog)
  await expectText(dialog, 'Tell the customer by email')
  await press('Save Changes', dialog)
  await expectToast('Booking Updated', 'Ana Ruiz is confirmed. The customer gets an email about it.')
  const again = await openForm(shown)
  fill('Admin Notes', 'Bring the short ladder', again)
  change({ status: 'pending', address: '22 Oak St' })
  await press('Save Changes', again)
  await press('Use the newer version', again)
  await expectValue('Address *', '22 Oak St', again)
  fill('Service Date *', NEXT, again)
  await expectText(again, 'Tell the customer by email')
  await press('Save Changes', again)
  await expectToast('Booking Updated', 'Ana Ruiz is pending. The customer gets an email about it.')
})

test('marks windows that visitors cannot book, but not what it takes itself, and takes past days (P19.3)', async () => {
  const { api, shown } = await openBooking({ serviceTime: '10:00', hours: 3 })
  const days = [
    { date: DAY, times: ['16:00' as const] },
    { date: NEXT, times: ['08:00' as const] },
  ]
  const byHours: Record<string, typeof days> = { 5: [{ date: NEXT, times: ['16:00'] }], 10: [] }
  api.handlers.getAvailability = ({ query }) => openOn(byHours[query?.hours ?? ''] ?? days)
  const dialog = await openForm(shown)
  expect(field('Service Date *', dialog).min).toBe('2020-01-01')
  expect(field(/^Phone/, dialog).type).toBe('tel')
  const open = () =>
    [...field('Arrival Window *', dialog).querySelectorAll('option')].flatMap(({ value, text }) =>
      value && !text.includes('not open to visitors') ? [value] : [],
    )
  await waitFor(() => expect(open()).toEqual(['08:00', '10:00', '12:00', '16:00']))
  fill('Hours', '2', dialog)
  await waitFor(() => expect(open()).toEqual(['10:00', '12:00', '16:00']))
  fill('Service Date *', NEXT, dialog)
  await waitFor(() => expect(open()).toEqual(['08:00']))
  fill('Hours', '5', dialog)
  await waitFor(() => expect(open()).toEqual(['16:00']))
  // Later than visitors can book.
  fill('Service Date *', addDays(DAY, 300), dialog)
  await waitFor(() => expect(open()).toEqual([]))
  fill('Service Date *', NEXT, dialog)
  await waitFor(() => expect(open()).toEqual(['16:00']))
  // More than a day has: as many as a day has.
  fill('Hours', '12', dialog)
  await waitFor(() => expect(open()).toEqual([]))
  fill('Arrival Window *', '', dialog)
  await waitFor(() => expect(field('Arrival Window *', dialog).getAttribute('aria-invalid')).toBe('true'))
})

test('a visit at which nobody was home is moved to windows that have room for its hours (P19.3)', async () => {
  const visit = bookingRow({ hours: 3 })
  const { handlers } = ownersApi({ bookings: [visit] })
  const { getAvailability } = handlers
  handlers.getDay = () => ({ ...EMPTY_DAY, visits: [visit] })
  const asked: unknown[] = []
  handlers.getAvailability = (input) => {
    asked.push(input.query?.hours)
    return getAvailability?.(input) as Answer<'getAvailability'>
  }
  openScreen(`/today?dialog=move-visit&id=${visit.id}`)
  await findDialog('Move the Visit of Ana Ruiz')
  await waitFor(() => expect(asked).toEqual(['3']))
})

test('does not say of a quote that cannot be read that it was deleted, nor of windows that none is open', async () => {
  const quote = quoteOf()
  const booking = bookingRow({ quoteId: quote.id, serviceDate: DAY })
  const api = ownersApi({ bookings: [booking], quotes: [quote] })
  const openFailing = async (name: 'listQuotes' | 'getAvailability') => {
    api.fail(name)
    openScreen(`/bookings?dialog=edit&id=${booking.id}`)
    return await findDialog('Booking of Ana Ruiz')
  }
  const dialog = await openFailing('listQuotes')
  await expectText(dialog, /Could not load the quote|has been deleted/)
  expect(dialog.textContent).not.toContain('has been deleted')
  api.mend('listQuotes')
  await press('Retry', dialog)
  await expectText(dialog, 'Total')
  const again = await openFailing('getAvailability')
  await expectText(again, 'Could not load open arrival windows')
  api.mend('getAvailability')
  await press('Retry', again)
  await waitFor(() => expect(again.textContent).not.toContain('Could not load'))
})

test('says that the quote was deleted', async () => {
  const quoteId = '11111111-0000-4000-8000-000000000000'
  await openBooking({ quoteId }, [])
  const dialog = await openDialog('Booking of Ana Ruiz', 'Edit')
  await expectText(dialog, 'Quote 11111111 has been deleted.')
})

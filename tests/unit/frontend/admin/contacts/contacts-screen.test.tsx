/** @jest-environment ./tests/support/component/environment.js */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ContactRow } from '#schemas/contract/contacts.ts'
import { contactRequest } from '#tests/support/api/requests.ts'
import {
  button,
  expectNoDialog,
  expectText,
  expectToast,
  field,
  fill,
  fillAll,
  findDialog,
  openDialog,
  press,
  user,
} from '#tests/support/component/acts.ts'
import { cardOf, findCard, openScreen, widenWindow } from '#tests/support/component/back-office.tsx'
import type { FakeApi } from '#tests/support/component/fake-api.ts'
import { REAL_TIMERS } from '#tests/support/component/monday.ts'
import { contactRow, ownersApi } from '#tests/support/component/owners-api.ts'

let rows: ContactRow[]
let api: FakeApi

/** Opens the list with one contact. */
async function openContact(changes: Partial<ContactRow> = {}) {
  const row = contactRow(changes)
  rows.push(row)
  openScreen('/contacts')
  return { id: row.id, shown: await findCard(row.id) }
}

const badge = () => document.querySelector('.record-card .status-badge')

beforeEach(() => {
  rows = []
  api = ownersApi({ contacts: rows })
})

test('stores an added contact, says what is still needed, and closing while it is saved keeps the screen (P20.1, P20.2)', async () => {
  openScreen('/contacts')
  const dialog = await openDialog('Add Contact')
  const save = button('Add Contact', dialog)
  fillAll({ 'Name *': '   ', 'Email *': 'added@example.com' }, dialog)
  fill('Message *', 'Called about the shop front', dialog)
  expect(save).toHaveProperty('disabled', true)
  fill('Name *', ' Rosa ', dialog)
  const answer = api.hold('addContact')
  await user.click(save)
  await user.keyboard('{Escape}')
  answer()
  await expectToast('Contact Added', 'New contact has been added successfully.')
  await expectNoDialog()
  expect(rows[0]).toMatchObject({ name: 'Rosa', email: 'added@example.com', source: 'manual' })
  expect(rows[0]).not.toHaveProperty('address')
  expect(await screen.findByText('Rosa')).toBeTruthy()
  expect(document.querySelector('h1')?.textContent).toBe('Manage Contacts')
  await expectText('.list-totals', /^1 contact/)
})

test("changes a contact's status in any order, also with a response (P17.3, P20.1, P20.3, P25.2, P30.4)", async () => {
  const { id } = await openContact()
  expect(badge()?.className).toContain('badge-blue')
  await press('Mark Resolved')
  await expectToast('Contact Updated', 'Contact status has been updated successfully.')
  await waitFor(() => expect(badge()?.className).toContain('badge-grey'))
  await press('Mark Contacted')
  await expectText(badge, 'contacted')
  expect(badge()?.className).toContain('badge-green')
  const dialog = await openDialog('Add Response')
  fillAll({ Response: 'Yes, we do.', Status: 'resolved' }, dialog)
  await press('Save Response', dialog)
  await expectText(() => cardOf(id), 'Admin ResponseYes, we do.')
  await expectToast('Contact Updated', 'Contact status has been updated successfully.')
  expect(api.changes.at(-1)?.body).toMatchObject({ adminResponse: 'Yes, we do.', status: 'resolved' })
})

test('saves an edited contact, removes a cleared phone (P15.9, P20.1)', async () => {
  await openContact()
  const dialog = await openDialog('Edit Contact')
  fillAll({ Phone: '', Address: '5 Oak St' }, dialog)
  await press('Save Changes', dialog)
  await expectToast('Contact Updated', 'Contact information has been updated successfully.')
  expect(rows[0]).toMatchObject({ address: '5 Oak St', message: contactRequest().message })
  expect(rows[0]).not.toHaveProperty('phone')
})

test('deletes a contact after confirming (P17.3, P17.6, P20.1)', async () => {
  const { id, shown } = await openContact()
  const remove = button('Delete Contact', shown)
  await user.click(remove)
  // Pressed twice before the browser has gone back, it closes the dialog alone.
  const cancel = button('Cancel', await findDialog('Delete Contact'))
  fireEvent.click(cancel)
  fireEvent.click(cancel)
  await expectNoDialog()
  expect(document.activeElement).toBe(remove)
  await user.click(remove)
  const dialog = await findDialog('Delete Contact')
  expect(dialog.textContent).toContain(
    "Ana Ruiz's message will be deleted permanently. This action cannot be undone. What else",
  )
  await press('Delete', dialog)
  await expectToast('Contact Deleted', 'Contact has been permanently deleted.')
  await waitFor(() => expect(cardOf(id)).toBeNull())
  await expectNoDialog()
  expect(document.activeElement?.tagName).toBe('H1')
})

test('keeps a text that is too long, and shows its limit (P26.7)', async () => {
  openScreen('/contacts?dialog=add')
  const dialog = await findDialog()
  fill('Name *', 'x'.repeat(101), dialog)
  expect((await screen.findByRole('alert')).textContent).toBe('At most 100 characters')
  expect(field('Name *', dialog).value).toBe('x'.repeat(101))
})

test('a request that became late while the phone slept is marked late when it wakes (P20.4)', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-05-11T16:30:00.000Z'), doNotFake: REAL_TIMERS })
  const { shown } = await openContact({ createdAt: '2026-05-10T18:30:00.000Z' })
  await expectText(() => shown.querySelector('.badge-clock'), 'Reply within 2 h 0 min')
  jest.setSystemTime(Date.parse('2026-05-11T19:30:00.000Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expectText(() => shown.querySelector('.badge-red'), '1 h 0 min late')
})

test('a new request is marked in red once its 24 hours are over, in the table at a desk, too (P20.4)', async () => {
  const createdAt = new Date(Date.now() - 26 * 3_600_000 - 60_000).toISOString()
  const { shown } = await openContact({ source: 'commercial', createdAt })
  await expectText(() => shown.querySelector('.badge-red'), /2 h \d+ min late/)
  widenWindow()
  openScreen('/contacts')
  await expectText('tbody th', /Ana Ruiz.*2 h \d+ min late/)
})

test('the dialog says that the quote of the same request is deleted, too', async () => {
  const { shown } = await openContact({ commercialQuoteId: '42424242-0000-4000-8000-000000000000' })
  const words = 'message will be deleted permanently, with the quote of the same request. This action'
  await expectText(await openDialog('Delete Contact', 'Delete Contact', shown), words)
})

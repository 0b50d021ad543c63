/** @jest-environment ./tests/support/component/environment.js */
/** Rows that leave their list while they are worked on do not lose the keyboard's focus. */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { button, expectNoDialog, fillAll, findDialog, user } from '#tests/support/component/acts.ts'
import { cardOf, findCard, openScreen } from '#tests/support/component/back-office.tsx'
import { nextInstant } from '#tests/support/component/fake-api.ts'
import { bookingRow, contactRow, ownersApi } from '#tests/support/component/owners-api.ts'

const expectFocus = (element: () => Element | null) =>
  waitFor(() => expect(document.activeElement).toBe(element()))
const heading = () => document.querySelector('h1')

async function pressEnter(name: string, place: HTMLElement): Promise<void> {
  button(name, place).focus()
  await user.keyboard('{Enter}')
}

async function confirmDeletion(): Promise<void> {
  await pressEnter('Delete', await findDialog())
  await expectNoDialog()
}

test('a card keeps the focus when what was pressed in it disappears', async () => {
  const { id } = bookingRow()
  const until = nextInstant()
  const calledOff = { date: '2026-05-11', reason: 'wind', action: 'ask', sequence: 0, until } as const
  const api = ownersApi({ bookings: [bookingRow({ id, calledOff })] })
  openScreen('/bookings')
  await pressEnter('Keep This Day', await findCard(id))
  await expectFocus(() => cardOf(id))
  expect(api.changes).toHaveLength(1)
})

test('the next booking is focused when a new status removes one from the filtered list', async () => {
  const [oldest, middle, newest] = [bookingRow(), bookingRow(), bookingRow()]
  const api = ownersApi({ bookings: [oldest, middle, newest] })
  openScreen('/bookings?status=pending')
  const confirm = async ({ id }: { id: string }) => pressEnter('Confirm', await findCard(id))
  await confirm(middle)
  await expectFocus(() => cardOf(oldest.id))
  // The key pressed once more must not reach the next booking's buttons.
  await user.keyboard('{Enter}')
  await expectFocus(() => cardOf(oldest.id))
  expect(api.changes).toHaveLength(1)
  await confirm(oldest)
  await expectFocus(() => cardOf(newest.id))
  await confirm(newest)
  await expectFocus(heading)
})

test('the next contact is focused when one is resolved, deleted or answered', async () => {
  const rows = [1, 2, 3, 4].map(() => contactRow())
  ownersApi({ contacts: rows.toReversed() })
  const [first = '', second = '', third = '', fourth = ''] = rows.map(({ id }) => id)
  openScreen('/contacts?status=new')
  await pressEnter('Mark Resolved', await findCard(first))
  await expectFocus(() => cardOf(second))
  await pressEnter('Delete Contact', await findCard(second))
  await confirmDeletion()
  await expectFocus(() => cardOf(third))
  await pressEnter('Add Response', await findCard(third))
  const dialog = await findDialog()
  fillAll({ Response: 'Called back', Status: 'contacted' }, dialog)
  await pressEnter('Save Response', dialog)
  await expectNoDialog()
  await expectFocus(() => cardOf(fourth))
})

test('the heading is focused when a Retry that worked disappears', async () => {
  const api = ownersApi({ contacts: [contactRow()] })
  api.fail('listContacts')
  openScreen('/contacts')
  await waitFor(() => button('Retry'))
  api.mend('listContacts')
  await pressEnter('Retry', document.body)
  await waitFor(() => expect(document.querySelector('.record-card')).toBeTruthy())
  await expectFocus(heading)
})

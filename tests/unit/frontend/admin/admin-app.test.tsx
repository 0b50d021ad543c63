/** @jest-environment ./tests/support/component/environment.js */
/** What is around all screens, and how the owner leaves them. */
import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import {
  button,
  expectNoDialog,
  expectText,
  expectToast,
  expectValue,
  fill,
  fillAll,
  findDialog,
  openDialog,
  press,
  user,
} from '#tests/support/component/acts.ts'
import { openScreen, reload } from '#tests/support/component/back-office.tsx'
import { OWNER, refusal } from '#tests/support/component/fake-api.ts'
import { expectReads } from '#tests/support/component/monday.ts'
import { contactRow, ownersApi } from '#tests/support/component/owners-api.ts'

async function signIn(username = 'owner'): Promise<void> {
  await expectText('h1', 'Admin Login')
  fillAll({ Username: username, Password: 'the password' })
  await press('Sign In')
}

test('every screen has search, website, logout and the other screens around it (P18.2)', async () => {
  await expectReads('/money', 'header', 'Back office | Search | → / | View Website | Logout')
  await expectReads(
    '/money',
    'nav',
    `→ /dashboard | Dashboard | → /today | Today | → /bookings | Bookings | → /contacts | Contacts | → /quotes | Quotes
    | More | → /money | Money | → /customers | Customers | → /content | Content | → /photos | Photos | → /settings
    | Settings | → /working | Is everything working?`,
  )
  const nav = document.querySelector<HTMLElement>('nav[aria-label="Back office"]') ?? undefined
  await press('More', nav)
  const isOpen = () => button('More', nav).getAttribute('aria-expanded')
  expect(isOpen()).toBe('true')
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe('false')
  await press('More', nav)
  await user.click(screen.getByRole('link', { name: 'Customers' }))
  await waitFor(() => expect(isOpen()).toBe('false'))
})

test('/admin opens the dashboard (P16.1)', async () => {
  ownersApi()
  openScreen('')
  await expectText('h1', 'Admin Dashboard')
  expect(location.pathname).toBe('/admin/dashboard')
})

test('a link pressed while a search is typed wins (P17.12)', async () => {
  ownersApi()
  openScreen('/contacts')
  await waitFor(() => expect(document.querySelector('.list-totals')).toBeTruthy())
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  fill('Search contacts', 'ana')
  // As a finger does, whose press waits for nothing.
  document.querySelector<HTMLAnchorElement>('nav a[href="/admin/quotes"]')?.click()
  // What React does at once is in a microtask; what it puts off is not.
  await null
  jest.advanceTimersByTime(1000)
  jest.useRealTimers()
  await expectText('h1', 'All Quotes')
  expect(location.pathname + location.search).toBe('/admin/quotes')
})

test('a read that answers 401 while the owner logs out does not say that the session ended (P16.18)', async () => {
  const api = ownersApi()
  const [answerList, answerLogout] = [api.hold('listContacts'), api.hold('logout')]
  openScreen('/contacts')
  await press('Logout')
  await waitFor(() => expect(api.changes).toMatchObject([{ name: 'logout' }]))
  api.fail('listContacts', 401, 'Please sign in.')
  answerList()
  await expectText('main', 'Could not load')
  answerLogout()
  await expectText('h1', 'Admin Login')
  await expectToast('Logged Out')
  expect(location.pathname + location.search).toBe('/admin/login')
})

test('a sign-out without a network does not end the session that is started after it (P35.10)', async () => {
  const api = ownersApi()
  const read = jest.fn(() => OWNER)
  api.handlers.getSession = read
  const tell = jest.spyOn(BroadcastChannel.prototype, 'postMessage')
  openScreen('/settings')
  api.breakOff('logout', 'no connection')
  await press('Logout')
  await signIn()
  await expectText('h1', 'Admin Dashboard')
  expect(tell.mock.calls).toEqual([['signed-out'], ['signed-in']])
  read.mockClear()
  reload()
  await waitFor(() => expect(read).toHaveBeenCalled())
  expect(api.changes.map(({ name }) => name)).toEqual(['logout', 'login'])
})

test('the question who is there ends with its session, and what was pressed is not done (P16.12)', async () => {
  const api = ownersApi({ contacts: [contactRow()] })
  const { listContacts } = api.handlers
  const asked = jest.fn(() => refusal(403, 'Please confirm that it is you.', { needsSignIn: true }))
  api.handlers.listContacts = (call) =>
    'export' in call.query ? asked() : (listContacts?.(call as never) as Response)
  openScreen('/contacts')
  await openDialog('Confirm that it is you', 'Export CSV')
  api.fail('listContacts', 401, 'Please sign in.')
  fireEvent.focus(window)
  await expectText('h1', 'Admin Login')
  api.mend('listContacts')
  await signIn()
  await expectText('main', '1 contact')
  await expectNoDialog()
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([
  ['the same admin', 'owner', 'Ros'],
  ['nobody else', 'Helper', ''],
])('what was typed when the session ended is there again for %s (P16.5)', async (_who, username, kept) => {
  const api = ownersApi()
  api.handlers.login = () => ({ ...OWNER, username })
  openScreen('/contacts?dialog=add')
  fill('Name *', 'Ros', await findDialog('Add Contact'))
  api.fail('addContact', 401, 'Please sign in.')
  fillAll({ 'Email *': 'a@b.co', 'Message *': 'Hi' })
  await press('Add Contact', await findDialog('Add Contact'))
  await signIn(username)
  await expectValue('Name *', kept, await findDialog('Add Contact'))
})

test('Logout deletes what was typed in forms (P16.5)', async () => {
  const goTo = (path: string) => {
    history.pushState(null, '', path)
    reload()
  }
  ownersApi()
  openScreen('/contacts?dialog=add')
  fill('Name *', 'Ros', await findDialog('Add Contact'))
  goTo('/admin/contacts')
  await press('Logout')
  await signIn()
  goTo('/admin/contacts?dialog=add')
  await expectValue('Name *', '', await findDialog('Add Contact'))
})

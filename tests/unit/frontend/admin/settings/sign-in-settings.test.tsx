/** @jest-environment ./tests/support/component/environment.js */
import { expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { SignIn } from '#schemas/contract/sign-in.ts'
import {
  expectNoDialog,
  expectText,
  expectToast,
  field,
  fill,
  findDialog,
  openDialog,
  press,
  user,
} from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { OWNER, refusal } from '#tests/support/component/fake-api.ts'
import { ownersApi, signInOf } from '#tests/support/component/owners-api.ts'

const NEW = 'harvest moon and tumbleweed'

/** The account settings of an owner who is signed in here and on a phone. */
function openAccount(more: Partial<SignIn> = {}) {
  const api = ownersApi()
  const signIn = signInOf('2026-05-04T17:00:00.000Z', more)
  api.handlers.getSignIn = () => signIn
  openScreen('/settings?tab=account')
  return { ...api, signIn }
}

test('the first password is changed only with itself and a repeated new one (P16.7, P16.8, P16.9)', async () => {
  const api = ownersApi()
  let hasFirstPassword = true
  api.handlers.getSession = () => ({ ...OWNER, hasFirstPassword })
  api.handlers.changePassword = ({ body }) => {
    const message = 'Current password is incorrect'
    if (body.currentPassword !== 'first')
      return refusal(400, message, { fields: { currentPassword: message } })
    hasFirstPassword = false
    return { success: true }
  }
  openScreen('/dashboard')
  const choose = () => document.querySelector<HTMLElement>('main .alert-warning a')
  await expectText(choose, 'Choose your own password')
  await user.click(choose() as HTMLElement)
  await waitFor(() => field('New Password'))
  const form = () => document.querySelector('form')
  for (const [length, words] of [
    [12, 'Good length'],
    [11, 'Fair: 12 or more characters are safer'],
    [6, 'Fair: 12 or more characters are safer'],
    [5, 'Too short: at least 6 characters'],
  ] as const) {
    fill('New Password', 'x'.repeat(length))
    await expectText(form, words)
    expect(form()?.querySelector('meter')?.value).toBe(length)
  }
  fill('Confirm New Password', 'other')
  await press('Update Password')
  await expectText(form, /Current password is required.*Password must be at least 6 characters/)
  await expectToast('Error', 'New passwords do not match')
  expect(api.changes).toEqual([])
  for (const label of ['New Password', 'Confirm New Password']) fill(label, NEW)
  fill('Current Password', 'not the password')
  await press('Update Password')
  await expectToast('Error', 'Current password is incorrect')
  // At its field, and not below as well.
  await waitFor(() => expect(form()?.textContent.match(/Current password is incorrect/g)).toHaveLength(1))
  fill('Current Password', 'first')
  await press('Update Password')
  await expectToast('Password Updated', 'Other devices have been signed out.')
  expect(api.changes.at(-1)?.body).toEqual({ currentPassword: 'first', newPassword: NEW })
  expect(field('New Password').value).toBe('')
  await user.click(document.querySelector('nav a[href="/admin/dashboard"]') as HTMLElement)
  await expectText('h1', 'Admin Dashboard')
  await waitFor(() => expect(choose()).toBeNull())
})

test('a change that needs a new sign-in is not made when the owner closes the question, which offers no link after too many tries (P16.12, P16.17)', async () => {
  const { changes, fail, handlers } = openAccount({ recoveryCodesLeft: 1 })
  handlers.changeSignIn = () => refusal(401, 'Please confirm that it is you.', { needsSignIn: true })
  await expectText('main', 'You have 1 code left.')
  await press('Sign out Phone')
  await press('Close', await findDialog('Confirm that it is you'))
  await expectNoDialog()
  expect(changes.map(({ name }) => name)).toEqual(['changeSignIn'])
  fail('login', 429, 'Too many tries.')
  openScreen('/settings?tab=account')
  const dialog = await openDialog('Confirm that it is you', 'Sign out Phone')
  fill('Password', 'a wrong one')
  await press('Sign In', dialog)
  await expectText(() => dialog.querySelector('[role=alert]'), 'Too many tries.')
  expect(dialog.textContent).not.toContain('sign-in link')
})

test('nothing is changed where somebody else signs in to confirm it (P16.12)', async () => {
  const { changes, handlers } = openAccount({ recoveryCodesLeft: 1 })
  handlers.changeSignIn = () => refusal(401, 'Please confirm that it is you.', { needsSignIn: true })
  handlers.login = () => ({ ...OWNER, username: 'Helper' })
  const dialog = await openDialog('Confirm that it is you', 'Sign out Phone')
  fill('Password', 'theirs', dialog)
  await press('Sign In', dialog)
  await expectNoDialog()
  expect(changes.map(({ name }) => name)).toEqual(['changeSignIn', 'login'])
})

test('a new password leaves this device alone in the list (P16.9, P16.13)', async () => {
  const { handlers, signIn } = openAccount()
  handlers.changePassword = () => {
    signIn.devices = signIn.devices.filter(({ isThis }) => isThis)
    return { success: true }
  }
  await expectText('main', 'Sign out everywhere else')
  fill('Current Password', 'the old password')
  for (const label of ['New Password', 'Confirm New Password']) fill(label, NEW)
  await press('Update Password')
  await expectText('main', /^(?!.*Sign out everywhere else)/)
})

test.each([
  ['Sign out everywhere else', 'Sign out', { action: 'signOutOthers' }, 'Other Devices Signed Out'],
  ['Turn off', 'Turn off', { action: 'removeApp' }, 'Authenticator App Off'],
])('%s asks first, then does that and says so', async (label, confirm, body, title) => {
  const { changes, handlers, signIn } = openAccount({ recoveryCodesLeft: 1 })
  handlers.changeSignIn = () => signIn
  await press(label)
  const dialog = await findDialog()
  expect(changes).toEqual([])
  await press(confirm, dialog)
  await expectToast(title)
  expect(changes).toMatchObject([{ name: 'changeSignIn', body }])
})

test('a code that the app does not show is refused at its field', async () => {
  const { handlers, signIn } = openAccount()
  handlers.changeSignIn = ({ body }) =>
    body.action === 'newSecret'
      ? { ...signIn, secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', secretUri: 'otpauth://totp/x' }
      : refusal(400, 'Not the code')
  const dialog = await openDialog('Set up an authenticator app', 'Set up')
  expect(dialog.textContent).toContain('ABCD EFGH IJKL')
  fill('2. Code that the app shows', '123456', dialog)
  await press('Turn on', dialog)
  await expectText(dialog, 'Not the code')
})

test('new recovery codes are shown once, and downloaded one per line', async () => {
  const { handlers, signIn } = openAccount({ recoveryCodesLeft: 1 })
  handlers.changeSignIn = () => ({ ...signIn, recoveryCodes: ['abcde-12345', 'fghij-67890'] })
  let file = new Blob()
  URL.createObjectURL = (blob) => {
    file = blob as Blob
    return 'blob:1'
  }
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await press('New recovery codes')
  await press('Download', await findDialog('Your recovery codes'))
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('recovery-codes.txt')
  expect(file.size).toBe('abcde-12345\nfghij-67890\n'.length)
  await press('I have kept them')
  await expectNoDialog()
  expect(document.body.textContent).not.toContain('abcde-12345')
})

test('at most five passkeys can be added, and a failure to add one says why', async () => {
  const at = '2026-05-04T17:00:00.000Z'
  const { handlers, fail } = ownersApi()
  const key = (id: number) => ({ id: `${id}`, name: `Key ${id}`, createdAt: at, lastUsedAt: at })
  const passkeys = [1, 2, 3, 4, 5].map(key)
  handlers.getSignIn = () => signInOf(at, { passkeys, freshUntil: '2099-01-01T00:00:00.000Z' })
  Object.assign(window, { PublicKeyCredential: class {} })
  openScreen('/settings?tab=account')
  await expectText('main', 'You have 5 passkeys, the maximum.')
  expect(document.body.textContent).not.toContain('Add a passkey')
  passkeys.pop()
  openScreen('/settings?tab=account')
  fail('createChallenge', 429, 'Too many requests.')
  await press('Add a passkey')
  await expectToast('Error', 'Too many requests.')
  Reflect.deleteProperty(window, 'PublicKeyCredential')
})

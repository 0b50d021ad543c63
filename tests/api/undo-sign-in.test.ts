/** Undoing a change of how the back office is signed in to by the link of its mail (P16.16). */
import { expect, test } from '@jest/globals'
import { undoDesk } from '#tests/api/undo-desk.ts'
import { codeOf, STEP_MS } from '#tests/support/session/authenticator-app.ts'

const { clock, browser, newOwner, ownMails, seen, stateAfter } = undoDesk()

test('a new password ends with all sessions, the one before it stays ended, and a passkey still signs in (P16.16)', async () => {
  const { tokenOf } = await ownMails()
  const { account, owner: thief, userId } = await newOwner()
  const phone = browser()
  await phone.expect('login', account)
  const passkey = await phone.addPasskey()
  clock.now += 1000
  await thief.changePassword(account.password, 'of a thief, and long')
  const token = await tokenOf('The password was changed')
  expect(await seen(token)).toMatchObject({ state: 'open', device: 'Safari on iPhone' })
  clock.now += 1000
  expect(await stateAfter(token)).toBe('undone')
  expect(await thief.isSignedIn()).toBe(false)
  for (const password of ['of a thief, and long', account.password])
    expect((await browser().call('login', { ...account, password })).status).toBe(401)
  expect((await phone.signInBy(passkey, userId)).status).toBe(200)
})

test('a password that was replaced since is not ended by the link of the one before (P16.16)', async () => {
  const { tokenOf } = await ownMails()
  const { account, owner: someone } = await newOwner()
  await someone.changePassword(account.password, 'the first of two new')
  const token = await tokenOf('The password was changed')
  await someone.changePassword('the first of two new', 'the second of them')
  expect(await stateAfter(token)).toBe('changed')
  expect(await someone.isSignedIn()).toBe(true)
  await browser().expect('login', { ...account, password: 'the second of them' })
})

test('an added passkey is removed and signs in no more; the others stay (P16.16)', async () => {
  const { tokenOf } = await ownMails()
  const { account, owner: first, userId } = await newOwner()
  const own = await first.addPasskey()
  await tokenOf('A passkey was added')
  const again = await ownMails()
  const thief = browser()
  await thief.expect('login', account)
  const added = await thief.addPasskey()
  const token = await again.tokenOf('A passkey was added')
  const signInBy = async (passkey: typeof added) => (await browser().signInBy(passkey, userId)).status
  expect(await signInBy(added)).toBe(200)
  expect(await stateAfter(token)).toBe('undone')
  expect([await signInBy(added), await signInBy(own)]).toEqual([401, 200])
  expect([await thief.isSignedIn(), await first.isSignedIn()]).toEqual([false, false])
})

test('an app that was set up ends together with the password, so that its end lets nobody in (P16.16)', async () => {
  const { tokenOf } = await ownMails()
  const { account, owner: thief } = await newOwner()
  const secret = await thief.setUpApp()
  const token = await tokenOf('An authenticator app was set up')
  expect(await stateAfter(token)).toBe('undone')
  for (const code of [undefined, codeOf(secret, clock.now + STEP_MS)]) {
    const { status, text } = await browser().call('login', { ...account, ...(code && { code }) })
    expect([status, JSON.parse(text).message]).toEqual([401, 'Invalid credentials'])
  }
  expect(await thief.isSignedIn()).toBe(false)
})

test('new recovery codes end, the app stays (P16.16)', async () => {
  const { tokenOf } = await ownMails()
  const { account, owner: thief } = await newOwner()
  const secret = await thief.setUpApp()
  const { recoveryCodes = [] } = await thief.expect('changeSignIn', { action: 'newRecoveryCodes' })
  const token = await tokenOf('New recovery codes were made')
  const signIn = (code = '') => browser().call('login', { ...account, code })
  expect((await signIn(recoveryCodes[0])).status).toBe(200)
  expect(await stateAfter(token)).toBe('undone')
  expect((await signIn(recoveryCodes[1])).status).toBe(401)
  expect((await signIn(codeOf(secret, clock.now + STEP_MS))).status).toBe(200)
})

test('what was removed stays removed: every device is signed out, and the account opens as before (P16.16)', async () => {
  const { tokenOf } = await ownMails()
  const { account, owner: thief, userId } = await newOwner()
  const passkey = await thief.addPasskey()
  await thief.setUpApp()
  await thief.expect('changeSignIn', { action: 'removeApp' })
  await thief.expect('changeSignIn', { action: 'removePasskey', id: passkey.id })
  for (const mark of ['A passkey was removed', 'The authenticator app was removed']) {
    const someone = browser()
    await someone.expect('login', account)
    expect(await stateAfter(await tokenOf(mark))).toBe('undone')
    expect(await someone.isSignedIn()).toBe(false)
  }
  expect((await thief.signInBy(passkey, userId)).status).toBe(401)
})

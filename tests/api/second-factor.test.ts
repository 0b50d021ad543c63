/** Codes of an authenticator app, and recovery codes, beside a password. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { startHeldTable } from '#tests/api/held-table.ts'
import { signInDesk } from '#tests/api/sign-in-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { codeOf, STEP_MS } from '#tests/support/session/authenticator-app.ts'
import { ORIGIN } from '#tests/support/session/owner-browser.ts'

const { stack, clock, browser, newOwner, nextWindow } = signInDesk()

/** An account with an authenticator app. */
async function withApp() {
  const { account, owner } = await newOwner()
  const { secret = '', secretUri = '' } = await owner.expect('changeSignIn', { action: 'newSecret' })
  const code = codeOf(secret, clock.now)
  const changed = await owner.expect('changeSignIn', { action: 'setUpApp', secret, code })
  const { recoveryCodes = [] } = changed
  const signIn = (typed?: string, client = browser()) =>
    client.call('login', { ...account, ...(typed !== undefined && { code: typed }) })
  const codeAt = (steps: number) => codeOf(secret, clock.now + steps * STEP_MS)
  return { account, owner, secret, secretUri, recoveryCodes, signIn, changed, codeAt }
}

test('once an app is set up, a password alone does not sign in (P16.11)', async () => {
  const { account, owner, secretUri, secret, signIn, codeAt } = await withApp()
  expect(secretUri).toBe(
    `otpauth://totp/www.example.com:${account.username}?issuer=www.example.com&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  const asked = await signIn()
  expect([asked.status, JSON.parse(asked.text)]).toMatchObject([401, { needsCode: true }])
  const guess = await browser().call('login', { ...account, password: 'not it', code: codeAt(1) })
  expect(JSON.parse(guess.text)).toEqual({ message: 'Invalid credentials' })
  expect((await signIn(codeAt(1).replace(/(?<=^.{3})/, ' '))).status).toBe(200)
  const { devices } = await owner.expect('getSignIn')
  expect(devices.map(({ method }) => method).sort()).toEqual(['code', 'password'])
})

test('a code of the last or next 30 seconds is accepted, one of a minute away is not, and none twice (P16.11)', async () => {
  const { signIn, codeAt } = await withApp()
  clock.now += 4 * STEP_MS
  const statuses = async (steps: number[]) => {
    const found: number[] = []
    for (const step of steps) found.push((await signIn(codeAt(step))).status)
    return found
  }
  expect(await statuses([-2, 2, -1, 0])).toEqual([401, 401, 200, 200])
  nextWindow()
  expect(await statuses([1, 1, 0])).toEqual([200, 401, 401])
  // The code that set the app up counts as used.
  const other = await withApp()
  expect((await other.signIn(other.codeAt(0))).status).toBe(401)
})

test('of two sign-ins with one recovery code at once, one is refused', async () => {
  const { account, recoveryCodes } = await withApp()
  const body = { ...account, code: recoveryCodes[0] ?? '' }
  const answers = await Promise.all([1, 2].map(() => apiClient(stack).call('login', body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('each recovery code works once, however it is typed, and new ones replace them (P16.11)', async () => {
  const { owner, recoveryCodes, signIn, changed } = await withApp()
  expect(changed.recoveryCodesLeft).toBe(10)
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
  const [first = '', second = '', third = ''] = recoveryCodes
  expect((await signIn(first)).status).toBe(200)
  expect((await signIn(first)).status).toBe(401)
  expect((await signIn(second.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
  const left = await owner.expect('getSignIn')
  expect(left.recoveryCodesLeft).toBe(8)
  expect(left.devices.map(({ method }) => method).sort()).toEqual(['password', 'recovery', 'recovery'])
  nextWindow()
  const renewed = await owner.expect('changeSignIn', { action: 'newRecoveryCodes' })
  expect(renewed.recoveryCodesLeft).toBe(10)
  expect((await signIn(third)).status).toBe(401)
  for (const code of (renewed.recoveryCodes ?? []).slice(8)) expect((await signIn(code)).status).toBe(200)
  expect((await signIn(third)).status).toBe(401)
})

test('guesses of codes are few, also from many networks, and do not stop a known browser, of which many have no more (P16.11)', async () => {
  nextWindow()
  const { owner, signIn, codeAt, recoveryCodes } = await withApp()
  const statuses: number[] = []
  const known = [browser(), browser()]
  for (const one of known) await signIn(recoveryCodes.pop(), one)
  nextWindow()
  for (let n = 0; n < 6; n++) statuses.push((await signIn('000000')).status)
  expect(statuses).toEqual([...Array(5).fill(401), 429])
  expect((await signIn(codeAt(1))).status).toBe(429)
  expect((await signIn(codeAt(1), owner)).status).toBe(200)
  const guesses: number[] = []
  for (let n = 0; n < 5; n++) guesses.push((await signIn('000000', known[n % 2])).status)
  expect(guesses).toEqual([...Array(4).fill(401), 429])
})

test('create-admin resets an account whose owner has lost everything, and ends what signs in meanwhile (P16.11)', async () => {
  const { account, owner } = await newOwner()
  const passkey = await owner.addPasskey()
  const { userId } = await owner.expect('getSignIn')
  const elsewhere = apiClient(stack)
  await elsewhere.login(account)
  await owner.setUpApp()
  const thief = browser()
  const taken = passkey.signIn({ challenge: await thief.challenge(), origin: ORIGIN }, userId)
  const table = await startHeldTable(stack.dynamodbEndpoint)
  const resetting = table.hold('SECOND_FACTOR')
  const printed = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/create-admin.ts', '--reset', account.username],
    { env: { ...process.env, ...tableEnvironment(table.url), NODE_OPTIONS: '' } },
  )
  await resetting.arrived
  expect((await thief.call('passkeyLogin', taken)).status).toBe(200)
  resetting.release()
  const password = /First password: (\S+)/.exec((await printed).stdout)?.[1] ?? ''
  await table.stop()
  expect(await thief.isSignedIn()).toBe(false)
  expect((await browser().call('login', account)).status).toBe(401)
  expect((await elsewhere.call('getSession')).status).toBe(401)
  const phone = browser()
  expect((await phone.signInBy(passkey, userId)).status).toBe(401)
  const answer = await phone.expect('login', { ...account, password })
  expect(answer.hasFirstPassword).toBe(true)
  expect(await phone.expect('getSignIn')).toMatchObject({ passkeys: [] })
})

test('only a right code sets an app up; without the app, a password is enough again', async () => {
  const { account, owner } = await newOwner()
  const { secret = '' } = await owner.expect('changeSignIn', { action: 'newSecret' })
  const wrong = codeOf(secret, clock.now + 10 * STEP_MS)
  const refused = await owner.call('changeSignIn', { action: 'setUpApp', secret, code: wrong })
  expect(refused.status).toBe(400)
  expect(JSON.parse(refused.text)).toMatchObject({ fields: { code: expect.any(String) } })
  expect((await browser().call('login', account)).status).toBe(200)
  const code = codeOf(secret, clock.now)
  await owner.expect('changeSignIn', { action: 'setUpApp', secret, code })
  expect((await browser().call('login', account)).status).toBe(401)
  const without = await owner.expect('changeSignIn', { action: 'removeApp' })
  expect(without).not.toHaveProperty('recoveryCodesLeft')
  expect((await browser().call('login', account)).status).toBe(200)
  const none = await owner.call('changeSignIn', { action: 'newRecoveryCodes' })
  expect(none.status).toBe(409)
})

/** Sessions that end before their cookie. */
import { expect, test } from '@jest/globals'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { fileStack } from '#tests/support/api/file-stack.ts'
import { softwarePasskey } from '#tests/support/session/software-passkey.ts'
import { readTable, setAttributes } from '#tests/support/table/rows.ts'

const stack = fileStack()

async function signedIn(): Promise<ApiClient> {
  const client = apiClient(stack)
  await client.login(stack.admin)
  return client
}

const isSignedIn = async (client: ApiClient) => (await client.call('getSession')).status === 200

test('a deactivated account is signed out at once, and cannot sign in (P16.7)', async () => {
  const owner = await signedIn()
  const passkey = softwarePasskey()
  const challenge = async () => (await owner.expect('createChallenge', { body: {} })).challenge
  const registration = passkey.register({ challenge: await challenge(), origin: stack.url })
  const body = { action: 'addPasskey', registration } as const
  const { userId } = await owner.expect('changeSignIn', { body })
  const signed = passkey.signIn({ challenge: await challenge(), origin: stack.url }, userId)
  const account = (await readTable(stack.dynamodbEndpoint)).find((row) => 'passwordHash' in row)
  if (!account) throw new Error('There is no account')
  const switchTo = (isActive: boolean) => setAttributes(stack.dynamodbEndpoint, account, { isActive })
  await switchTo(false)
  const wasSignedIn = await isSignedIn(owner)
  const login = await apiClient(stack).call('login', { body: stack.admin })
  const byPasskey = await apiClient(stack).call('passkeyLogin', { body: signed })
  await switchTo(true)
  expect(wasSignedIn).toBe(false)
  expect([login.status, login.json()]).toEqual([401, { message: 'Invalid credentials' }])
  expect(byPasskey.status).toBe(401)
  expect(await isSignedIn(owner)).toBe(true)
})

// Runs last, because it changes the owner's password.
test('a changed password works, the old one does not, and other sessions end (P16.8)', async () => {
  const [here, elsewhere] = [await signedIn(), await signedIn()]
  for (const [key, value] of [
    ['business_name', 'Sparkle Brothers'],
    ['city', 'Coalinga'],
  ] as const)
    await here.set(key, value)
  const change = (currentPassword: string, newPassword: string) =>
    here.call('changePassword', { body: { currentPassword, newPassword } })
  const newPassword = `${'long enough '.repeat(5)}f\u00f3ur` // 64 characters
  const old = stack.admin.password
  for (const [current, next, message] of [
    ['not it', newPassword, 'Current password is incorrect'],
    [old, 'qwerty123', /most common/],
    [old, '7-SPARKLE_coalinga', /about the business/],
    [old, 'é'.repeat(37), /72 bytes/],
  ] as const) {
    const answer = await change(current, next)
    expect(answer.status).toBe(400)
    expect(answer.text).toMatch(message)
  }
  expect(newPassword).toHaveLength(64)
  expect((await change(old, newPassword)).status).toBe(200)
  expect(await isSignedIn(here)).toBe(true)
  expect(await isSignedIn(elsewhere)).toBe(false)
  const { username } = stack.admin
  const attempt = (secret: string) => apiClient(stack).call('login', { body: { username, password: secret } })
  expect((await attempt(old)).status).toBe(401)
  expect((await attempt(newPassword.normalize('NFD'))).status).toBe(200)
  const later = apiClient(stack)
  await later.login({ username, password: newPassword })
  expect(await isSignedIn(later)).toBe(true)
})

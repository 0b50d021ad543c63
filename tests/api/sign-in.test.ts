import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { newAdmin } from '#functions/account/new-admin.ts'
import { createAdmin } from '#functions/session/admin-store.ts'
import { tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { fileStack } from '#tests/support/api/file-stack.ts'
import { softwarePasskey } from '#tests/support/session/software-passkey.ts'
import { readTable, setAttributes } from '#tests/support/table/rows.ts'

const stack = fileStack()

const SESSION = '__Host-session'

async function signedIn(): Promise<ApiClient> {
  const client = apiClient(stack)
  await client.login(stack.admin)
  return client
}

const isSignedIn = async (client: ApiClient) => (await client.call('getSession')).status === 200
const login = (username: string, password: string, client = apiClient(stack)) =>
  client.call('login', { username, password })

/** A client that carries any token as its session. */
function withToken(token: string): ApiClient {
  const client = apiClient(stack)
  client.cookies.set(SESSION, token)
  return client
}

test('a login gives a session in a cookie that scripts and other sites cannot use @anywhere', async () => {
  const client = apiClient(stack)
  const answer = await login(stack.admin.username, stack.admin.password, client)
  expect(answer.status).toBe(200)
  expect(answer.json()).toMatchObject({ username: stack.admin.username })
  const [cookie = '', device] = answer.headers['set-cookie'] ?? []
  expect(cookie).toMatch(new RegExp(`^${SESSION}=.*; Max-Age=${12 * 60 * 60};`))
  expect(device).toMatch(
    new RegExp(`^__Host-device=.*; Max-Age=${180 * 24 * 60 * 60}; Secure; HttpOnly; SameSite=Strict$`),
  )
  for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/'])
    expect(cookie).toContain(attribute)
  expect(cookie).not.toContain('Domain')
  expect(await isSignedIn(client)).toBe(true)
})

test("usernames ignore case and a phone's trailing blank; passwords are exact (P16.2)", async () => {
  const { username, password } = stack.admin
  expect((await login(` ${username.toUpperCase()} `, password)).status).toBe(200)
  for (const other of [`${password} `, ` ${password}`, password.toUpperCase()])
    expect([other, (await login(username, other)).status]).toEqual([other, 401])
})

test('a wrong password and an unknown user are answered alike, in about the same time', async () => {
  const timed = async (username: string) => {
    const start = performance.now()
    const { status, text } = await login(username, 'wrong password')
    return { answer: `${status} ${text}`, ms: performance.now() - start }
  }
  Object.assign(process.env, tableEnvironment(stack.dynamodbEndpoint))
  await createAdmin(await newAdmin({ username: 'somebody', password: 'long enough', email: 'a@example.com' }))
  const known: Awaited<ReturnType<typeof timed>>[] = []
  const unknown: typeof known = []
  // Alternating, so that both meet the same load of the machine.
  for (const nobody of ['nobody-a', 'nobody-b', 'nobody-c']) {
    known.push(await timed('somebody'))
    unknown.push(await timed(nobody))
  }
  expect(new Set([...known, ...unknown].map(({ answer }) => answer))).toEqual(
    new Set(['401 {"message":"Invalid credentials"}']),
  )
  const fastest = (tries: { ms: number }[]) => Math.min(...tries.map(({ ms }) => ms))
  // Without hashing it would be a fiftieth; with a cost two lower, a quarter.
  expect(fastest(unknown)).toBeGreaterThan(fastest(known) / 3)
})

test('a username and an email address are of one admin, however their letters are cased (P24.8)', async () => {
  Object.assign(process.env, tableEnvironment(stack.dynamodbEndpoint))
  const create = async (username: string, email: string) =>
    createAdmin(await newAdmin({ username, email, password: 'long enough' }))
  await create('only-one', 'one@example.com')
  await expect(create('Only-One', 'two@example.com')).rejects.toThrow('This username is taken.')
  await expect(create('two', 'One@Example.com')).rejects.toThrow('This email address is taken.')
})

test('forged, altered, unsigned and foreign tokens are refused everywhere', async () => {
  const client = await signedIn()
  const token = client.cookies.get(SESSION) ?? ''
  const [header = '', payload = '', signature = ''] = token.split('.')
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  const sign = (head: string, body: string, secret: string, hash = 'sha256') =>
    `${head}.${body}.${createHmac(hash, secret).update(`${head}.${body}`).digest('base64url')}`
  const secret: string = JSON.parse(readFileSync(join(stack.dataDir, 'secrets.json'), 'utf8')).jwtSecret
  const genuine = sign(header, encode(claims), secret)
  expect(await isSignedIn(withToken(genuine))).toBe(true)
  const forged = [
    '',
    'x',
    'a.b.c',
    `${header}.${payload}.`,
    `${header}.${payload}.${signature.slice(0, -2)}AA`,
    `${header}.${encode({ ...claims, sub: claims.sid })}.${signature}`,
    `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    `${encode({ alg: 'None' })}.${payload}.${signature}`,
    sign(header, payload, 'another secret'),
    sign(encode({ alg: 'HS512', typ: 'JWT' }), payload, secret, 'sha512'),
    sign(encode({ alg: 'RS256', typ: 'JWT' }), payload, secret),
    sign(header, encode({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }), secret),
    sign(header, encode({ ...claims, iss: 'elsewhere' }), secret),
    sign(header, encode({ ...claims, aud: 'device' }), secret),
    sign(header, encode({ ...claims, sid: '00000000-0000-4000-8000-000000000000' }), secret),
    sign(header, encode({ ...claims, sub: '00000000-0000-4000-8000-000000000000' }), secret),
    sign(header, encode({ ...claims, sub: `${claims.sub}#x` }), secret),
    sign(header, encode({ ...claims, sub: { toString: 'x' } }), secret),
    client.cookies.get('__Host-device') ?? 'no device cookie',
    `${token}`.repeat(20),
  ]
  for (const bad of forged) expect([bad, await isSignedIn(withToken(bad))]).toEqual([bad, false])
  expect(await isSignedIn(client)).toBe(true)
})

test('a second login ends the session before it, and logout its own, also for a copy of its cookie @anywhere (P16.4)', async () => {
  const client = await signedIn()
  const earlier = withToken(client.cookies.get(SESSION) ?? '')
  await client.login(stack.admin)
  expect(await isSignedIn(earlier)).toBe(false)
  const copy = withToken(client.cookies.get(SESSION) ?? '')
  expect(await isSignedIn(copy)).toBe(true)
  const { headers } = await client.call('logout')
  expect(headers['clear-site-data']).toBe('"storage"')
  expect([...client.cookies.keys()]).toEqual(['__Host-device'])
  expect(await isSignedIn(copy)).toBe(false)
  // Without a session it is no error.
  expect(await client.expect('logout')).toEqual({ success: true })
})

test('a login and changes from another site are refused @anywhere (P16.6)', async () => {
  const client = await signedIn()
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const body = { username: stack.admin.username, password: stack.admin.password }
  expect((await apiClient(stack).call('login', body, foreign)).status).toBe(403)
  const change = { value: '(559) 555-0100' }
  expect((await client.call('updateSetting', 'phone', change, foreign)).status).toBe(403)
  expect((await client.call('logout', undefined, foreign)).status).toBe(403)
  expect(await isSignedIn(client)).toBe(true)
})

test('twenty odd passwords at once are each refused, even on a busy machine', async () => {
  const odd = Array.from({ length: 20 }, (_, n) => ['\0'.repeat(n + 1), '\ud800', 'x'.repeat(70 + n)][n % 3])
  const answers = await Promise.all(odd.map((password, n) => login(`odd-${n}`, password ?? '')))
  expect(answers.map(({ status }) => status)).toEqual(odd.map(() => 401))
})

test('a deactivated account is signed out at once, and cannot sign in (P16.7)', async () => {
  const owner = await signedIn()
  const passkey = softwarePasskey()
  const challenge = async () => (await owner.expect('createChallenge', {})).challenge
  const registration = passkey.register({ challenge: await challenge(), origin: stack.url })
  const body = { action: 'addPasskey', registration } as const
  const { userId } = await owner.expect('changeSignIn', body)
  const signed = passkey.signIn({ challenge: await challenge(), origin: stack.url }, userId)
  const account = (await readTable(stack.dynamodbEndpoint)).find(({ id }) => id === userId)
  if (!account) throw new Error('There is no account')
  const switchTo = (isActive: boolean) => setAttributes(stack.dynamodbEndpoint, account, { isActive })
  await switchTo(false)
  const wasSignedIn = await isSignedIn(owner)
  const login = await apiClient(stack).call('login', stack.admin)
  const byPasskey = await apiClient(stack).call('passkeyLogin', signed)
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
    here.call('changePassword', { currentPassword, newPassword })
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
  const attempt = (secret: string) => apiClient(stack).call('login', { username, password: secret })
  expect((await attempt(old)).status).toBe(401)
  expect((await attempt(newPassword.normalize('NFD'))).status).toBe(200)
  const later = apiClient(stack)
  await later.login({ username, password: newPassword })
  expect(await isSignedIn(later)).toBe(true)
})

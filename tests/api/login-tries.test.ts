/** Nobody without the password can lock the owner out. Uses addresses that the local stack cannot vary, and its own clock. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ENV } from '#functions/environment.ts'
import type { EndpointName } from '#schemas/routes.ts'
import { prepareTable, tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { type FunctionApi, startFunctionApi } from '#tests/support/api/function-api.ts'
import { processorMs } from '#tests/support/api/processor-time.ts'
import { spend } from '#tests/support/table/budgets.ts'
import { type OwnTable, startOwnTable } from '#tests/support/table/own-table.ts'

const ORIGIN = 'https://www.example.com'
const WINDOW_MS = 5 * 60 * 1000
/** Tries are counted in clock windows. This clock advances only by hand, so that a busy machine stays within one window. */
let now = Math.ceil(Date.now() / WINDOW_MS) * WINDOW_MS + 10_000
/** Longer than bcrypt reads: counted like any other, but refused without hashing. */
const WRONG = 'x'.repeat(73)

const environment: Record<string, string> = {
  [ENV.jwtSecret]: 'a secret of more than thirty-two characters',
  [ENV.siteOrigin]: ORIGIN,
  [ENV.linkSecrets]: 'a secret of links',
}
let dynamodb: OwnTable
let functions: FunctionApi
const owner = { username: 'owner', password: '' }

async function createAdmin(...args: string[]): Promise<string> {
  const { NODE_OPTIONS: _, ...env } = process.env
  const clock = `const Real = Date; globalThis.Date = class extends Real {
    constructor(...given) { super(...(given.length > 0 ? given : [${now}])) }
    static now() { return ${now} }
  }`
  const imports = [`data:text/javascript,${encodeURIComponent(clock)}`, 'tsx/esm']
  const command = [...imports.flatMap((one) => ['--import', one]), 'scripts/create-admin.ts', ...args]
  const options = { env: { ...env, ...environment, ...tableEnvironment(dynamodb.endpoint) } }
  return (await promisify(execFile)(process.execPath, command, options)).stdout
}

/** @returns the token of the link */
async function printLink(): Promise<string> {
  const printed = await createAdmin('--device-link')
  return new RegExp(`^${ORIGIN}/admin/login\\?device=(\\S+)$`, 'm').exec(printed)?.[1] ?? ''
}

beforeAll(async () => {
  Object.assign(process.env, environment)
  dynamodb = await startOwnTable()
  await prepareTable(dynamodb.endpoint, async () => {})
  const printed = await createAdmin(owner.username, 'owner@example.com')
  owner.password = /First password: (\S+)/.exec(printed)?.[1] ?? ''
  functions = startFunctionApi({ dynamodb: dynamodb.endpoint, ses: 'http://127.0.0.1:9' })
})
afterAll(async () => {
  for (const name of Object.keys(environment)) delete process.env[name]
  await functions.kill()
  await dynamodb.stop()
})

const call = (name: EndpointName, address: string, body: object, cookies: string[] = []) =>
  functions.post(name, body, {
    address,
    headers: { cookie: cookies.join('; ') },
    clockAheadMs: now - Date.now(),
  })

const login = (address: string, body: object, cookies?: string[]) => call('login', address, body, cookies)
const isSignedIn = async (cookies: string[]) =>
  (await call('getSession', '198.51.100.9', {}, cookies)).status === 200

/** @returns the status of each of some tries, one after the other */
async function statusesOf(tries: number, act: (n: number) => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let n = 0; n < tries; n++) statuses.push((await act(n)).status)
  return statuses
}
const guess = { username: owner.username, password: WRONG }
/** The same username, written in two ways. */
const guesses = (n: number) => ({ ...guess, username: n % 2 ? owner.username : owner.username.toUpperCase() })

/** Sends login attempts that API Gateway's throttle does not see. @returns how many got each status */
async function attack(tries: number, addressOf: (n: number) => string) {
  const counts: Record<number, number> = {}
  for (const status of await statusesOf(tries, (n) => login(addressOf(n), guesses(n))))
    counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('a network above its limit is refused alone; the owner signs in on a known and on a new browser (P16.3)', async () => {
  const known = await login('198.51.100.1', owner)
  expect(known.status).toBe(200)
  // More than all networks together may: refused tries of one must not count for all.
  expect(await attack(220, () => '203.0.113.1')).toEqual({ 401: 10, 429: 210 })
  const empty = await statusesOf(40, () => login('203.0.113.2', {}))
  expect(empty).toEqual([...Array(30).fill(400), ...Array(10).fill(429)])
  // Also when it changes the username each time.
  const others = (n: number) => login('203.0.113.3', { username: `somebody-${n}`, password: WRONG })
  expect(await statusesOf(31, others)).toEqual([...Array(30).fill(401), 429])
  expect((await login('203.0.113.1', owner, known.cookies)).status).toBe(200)
  expect((await login('198.51.100.2', owner)).status).toBe(200)
})

test('a try above the limit says how long to wait, and costs no hashing (P16.3)', async () => {
  const before = processorMs(functions.pid)
  const refused = await login('203.0.113.1', { ...owner, password: 'short enough to be hashed' })
  expect(processorMs(functions.pid) - before).toBeLessThan(100)
  expect(refused.status).toBe(429)
  expect(refused.retryAfter).toBeLessThanOrEqual(290)
  const minutes = Math.ceil(refused.retryAfter / 60)
  expect(JSON.parse(refused.text).message).toBe(
    `Too many tries. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  )
})

test('a new password ends the first one, and every session and known browser but the current one (P16.7, P16.9)', async () => {
  const [here, there] = [await login('198.51.100.11', owner), await login('198.51.100.12', owner)]
  expect(JSON.parse(here.text)).toMatchObject({ hasFirstPassword: true })
  now += 60_000
  // As long as bcrypt reads: it ignores the rest of a longer one.
  const newPassword = 'a second, long passphrase'.padEnd(72, '.')
  const change = { currentPassword: owner.password, newPassword }
  const changed = await call('changePassword', '198.51.100.11', change, here.cookies)
  expect(changed.status).toBe(200)
  now += 60_000
  owner.password = newPassword
  const sessions = []
  for (const { cookies } of [here, there, changed]) sessions.push(await isSignedIn(cookies))
  expect(sessions).toEqual([false, false, true])
  const longer = { ...owner, password: `${newPassword}x` }
  expect((await login('198.51.100.11', longer, changed.cookies)).status).toBe(401)
  const from = { currentPassword: longer.password, newPassword: 'a third, long passphrase' }
  const again = () => call('changePassword', '198.51.100.11', from, changed.cookies)
  expect(await statusesOf(10, again)).toEqual([...Array(9).fill(400), 429])
  const renewed = await login('198.51.100.11', owner, changed.cookies)
  expect(JSON.parse(renewed.text)).toMatchObject({ hasFirstPassword: false })
  // A known browser uses its own tries on any network; an unknown one those of its network. Earlier tries have expired by now.
  now += 600_000
  for (const [{ cookies }, network, elsewhere] of [
    [there, '203.0.113.4', 401],
    [changed, '203.0.113.5', 429],
  ] as const) {
    const tries = await statusesOf(11, () => login(network, guess, cookies))
    expect(tries).toEqual([...Array(10).fill(401), 429])
    expect((await login('203.0.113.6', guess, cookies)).status).toBe(elsewhere)
  }
})

test('create-admin, run again for the same name, says how to get another first password', async () => {
  const again = createAdmin(owner.username, 'another@example.com')
  await expect(again).rejects.toThrow(/This username is taken\.\n.*--reset <username> +\(a new first pass/s)
})

test('during an attack from many networks, a create-admin link admits one browser once, and known ones can sign in (P16.3)', async () => {
  const known = await login('198.51.100.3', owner)
  const many = await attack(200, (n) => `203.0.113.${100 + (n % 20)}`)
  expect(many[401]).toBeGreaterThan(150)
  const stranger = await login('198.51.100.4', owner)
  expect([stranger.status, (await login('198.51.100.4', owner, known.cookies)).status]).toEqual([429, 200])

  const replaced = await printLink()
  const device = await printLink()
  // Without the secret of links, it makes no new one and ends none.
  const { [ENV.linkSecrets]: secret = '' } = environment
  environment[ENV.linkSecrets] = ''
  await expect(createAdmin('--device-link')).rejects.toThrow(ENV.linkSecrets)
  environment[ENV.linkSecrets] = secret
  for (const other of [replaced, `x${device.slice(1)}`, known.cookies[1]?.split('=')[1], 'x'])
    expect((await login('198.51.100.5', { ...owner, device: other })).status).toBe(429)
  // A wrong password does not use it up.
  expect((await login('198.51.100.5', { ...guess, device })).status).toBe(401)
  const invited = await login('198.51.100.5', { ...owner, device })
  expect(invited.status).toBe(200)
  expect((await login('198.51.100.5', owner, invited.cookies)).status).toBe(200)
  expect((await login('198.51.100.6', { ...owner, device })).status).toBe(429)
})

test('attempts from one IPv6 /48 do not lock out new browsers elsewhere, by password or passkey (P16.3)', async () => {
  now += WINDOW_MS
  const site = (n: number) => `2001:db8:48:${n}::1`
  expect(await attack(220, (n) => site(n % 100))).toEqual({ 401: 90, 429: 130 })
  expect((await login('2001:db8:49::1', owner)).status).toBe(200)
  const ask = (address: string) => call('createChallenge', address, {})
  expect(await statusesOf(91, (n) => ask(site(n)))).toEqual([...Array(90).fill(200), 429])
  expect((await ask('2001:db8:49::1')).status).toBe(200)
})

test('after 1,500 tries of everybody in five minutes, only known browsers sign in (P16.3)', async () => {
  now += WINDOW_MS
  const known = await login('198.51.100.7', owner)
  const start = Math.floor(now / WINDOW_MS) * (WINDOW_MS / 1000)
  const windowsOf = () => ({ start, end: start + WINDOW_MS / 1000 })
  await spend(dynamodb.endpoint, { scope: 'login-everyone', client: '', windowsOf, used: 1499 })
  const tryAs = async (username: string, cookies?: string[]) =>
    (await login('198.51.100.8', { ...owner, username }, cookies)).status
  expect([await tryAs('somebody'), await tryAs('else')]).toEqual([401, 429])
  expect([await tryAs(owner.username), await tryAs(owner.username, known.cookies)]).toEqual([429, 200])
})

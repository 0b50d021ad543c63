/** Signing in by passkey, with a passkey in software that lies where a test wants it to. */
import { expect, test } from '@jest/globals'
import { signInDesk } from '#tests/api/sign-in-desk.ts'
import { type Lies, ORIGIN, type OwnerBrowser } from '#tests/support/session/owner-browser.ts'
import { softwarePasskey } from '#tests/support/session/software-passkey.ts'

const { clock, browser, newOwner, nextWindow, spendTries } = signInDesk()

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const REFUSED = JSON.stringify({
  message: 'This passkey is not accepted. Please sign in with your password.',
})

const LISTS = ['listBookings', 'listContacts', 'listQuotes', 'listCommercialQuotes', 'listCustomers'] as const

test('a passkey signs in on a browser of its own, whatever its signature looks like (P16.10)', async () => {
  const { account, owner, userId } = await newOwner()
  const passkey = await owner.addPasskey()
  clock.now += 60_000
  const older = await owner.addPasskey(softwarePasskey('RS256'))
  for (const [key, isShort] of [
    [passkey, false],
    [passkey, true],
    [older, false],
  ] as const) {
    const phone = browser()
    const answer = await phone.signInBy(key, userId, { isShort })
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([200, { username: account.username }])
    expect(await phone.isSignedIn()).toBe(true)
  }
  const lastUsedAt = expect.stringContaining(new Date(clock.now).toISOString().slice(0, 13))
  expect((await owner.expect('getSignIn')).passkeys).toMatchObject([
    { id: passkey.id, name: 'Safari on iPhone', lastUsedAt },
    { id: older.id, lastUsedAt },
  ])
})

test('a session by passkey ends after a week without use and after a month (P16.4)', async () => {
  const { owner, userId } = await newOwner()
  const passkey = await owner.addPasskey()
  const [resting, busy] = [browser(), browser()]
  for (const phone of [resting, busy]) expect((await phone.signInBy(passkey, userId)).status).toBe(200)
  clock.now += 7 * DAY_MS - HOUR_MS
  expect([await busy.isSignedIn(), await owner.isSignedIn()]).toEqual([true, false])
  clock.now += 2 * HOUR_MS
  expect([await busy.isSignedIn(), await resting.isSignedIn()]).toEqual([true, false])
  for (let week = 2; week <= 4; week++) {
    clock.now += 7 * DAY_MS - HOUR_MS
    expect([week, await busy.isSignedIn()]).toEqual([week, true])
  }
  clock.now += 2 * DAY_MS
  expect(await busy.isSignedIn()).toBe(true)
  clock.now += 3 * HOUR_MS
  expect(await busy.isSignedIn()).toBe(false)
})

const LIES: [string, Lies][] = [
  // JSON omits it, and the type forbids that.
  ['no challenge', { challenge: undefined as unknown as string }],
  ['another site', { origin: 'https://www.examp1e.com', rpId: 'www.example.com' }],
  ['another port', { origin: `${ORIGIN}:8443` }],
  ['a page without encryption', { origin: 'http://www.example.com' }],
  ['a passkey of another host', { rpId: 'example.com' }],
  ['no user verification', { isVerified: false }],
  ['nobody present', { isPresent: false }],
  ['a registration instead of a sign-in', { type: 'webauthn.create' }],
  ['a challenge of its own', { challenge: Buffer.alloc(33, 1).toString('base64url') }],
  ['a lower counter', { signCount: 4 }],
  ['the same counter', { signCount: 5 }],
  ['a counter that has started again', { signCount: 0 }],
]

test('refuses, in the same words, whatever a passkey must not sign', async () => {
  const { owner, userId } = await newOwner()
  const passkey = await owner.addPasskey()
  expect((await browser().signInBy(passkey, userId, { signCount: 5 })).status).toBe(200)
  for (const [what, lies] of LIES) {
    const { status, text } = await browser().signInBy(passkey, userId, { signCount: 6, ...lies })
    expect([what, status, text]).toEqual([what, 401, REFUSED])
  }
  const phone = browser()
  const altered = passkey.signIn({ challenge: await phone.challenge(), origin: ORIGIN, signCount: 6 }, userId)
  // Its first number is longer than any of this curve.
  const signature = [0x30, 45, 2, 40, ...Buffer.alloc(40, 1), 2, 1, 1]
  altered.response.signature = Buffer.from(signature).toString('base64url')
  expect(await phone.call('passkeyLogin', altered)).toMatchObject({ status: 401, text: REFUSED })
  expect((await browser().signInBy(passkey, userId, { signCount: 6 })).status).toBe(200)
})

test('a challenge works once, also for a refused try, and for five minutes', async () => {
  const { owner, userId } = await newOwner()
  const passkey = await owner.addPasskey()
  const phone = browser()
  const replayed = passkey.signIn({ challenge: await phone.challenge(), origin: ORIGIN }, userId)
  expect((await phone.call('passkeyLogin', replayed)).status).toBe(200)
  expect(await phone.call('passkeyLogin', replayed)).toMatchObject({ status: 401, text: REFUSED })
  const challenge = await phone.challenge()
  const unverified = passkey.signIn({ challenge, origin: ORIGIN, isVerified: false }, userId)
  const verified = passkey.signIn({ challenge, origin: ORIGIN }, userId)
  for (const body of [unverified, verified])
    expect(await phone.call('passkeyLogin', body)).toMatchObject({ status: 401, text: REFUSED })
  const early = passkey.signIn({ challenge: await phone.challenge(), origin: ORIGIN }, userId)
  const late = passkey.signIn({ challenge: await phone.challenge(), origin: ORIGIN }, userId)
  clock.now += 4 * 60_000
  expect((await phone.call('passkeyLogin', early)).status).toBe(200)
  clock.now += 2 * 60_000
  expect((await phone.call('passkeyLogin', late)).status).toBe(401)
})

test("no passkey opens another admin's account, and none that is unknown, removed or altered", async () => {
  const [ana, ben] = [await newOwner(), await newOwner()]
  const [anas, bens] = [await ana.owner.addPasskey(), await ben.owner.addPasskey()]
  const stranger = softwarePasskey()
  const nobody = '00000000-0000-4000-8000-000000000000'
  const asBens = {
    ...stranger,
    signIn: (...of: Parameters<typeof stranger.signIn>) => ({ ...stranger.signIn(...of), id: bens.id }),
  }
  for (const [passkey, userId] of [
    [anas, ben.userId],
    [bens, ana.userId],
    [stranger, ben.userId],
    [asBens, ben.userId],
    [bens, nobody],
    [bens, `${ben.userId}#x`],
  ] as const)
    expect(await browser().signInBy(passkey, userId)).toMatchObject({ status: 401, text: REFUSED })
  expect((await browser().signInBy(bens, ben.userId)).status).toBe(200)
  const left = await ben.owner.expect('changeSignIn', { action: 'removePasskey', id: bens.id })
  expect(left.passkeys).toEqual([])
  expect((await browser().signInBy(bens, ben.userId)).status).toBe(401)
})

test('a passkey that is removed signs out all other browsers that signed in with it (P16.10)', async () => {
  const { account, owner, userId } = await newOwner()
  const [lost, kept] = [await owner.addPasskey(), await owner.addPasskey()]
  const [phone, secondPhone, laptop, desk] = [browser(), browser(), browser(), browser()]
  for (const [client, key] of [
    [phone, lost],
    [secondPhone, lost],
    [laptop, kept],
  ] as const)
    expect((await client.signInBy(key, userId)).status).toBe(200)
  await desk.expect('login', account)
  const left = await phone.expect('changeSignIn', { action: 'removePasskey', id: lost.id })
  expect(left.passkeys.map(({ id }) => id)).toEqual([kept.id])
  const methods = left.devices.map(({ method }) => method).sort()
  expect(methods.join()).toBe('passkey,passkey,password,password')
  const states = []
  for (const one of [phone, secondPhone, laptop, desk, owner]) states.push(await one.isSignedIn())
  expect(states).toEqual([true, false, true, true, true])
})

test('adds a passkey only for this page and a person who was verified, and at most five (P16.10)', async () => {
  const { owner, userId } = await newOwner()
  const add = async (lies: Lies = {}, passkey = softwarePasskey()) => {
    const registration = passkey.register({ challenge: await owner.challenge(), origin: ORIGIN, ...lies })
    return owner.call('changeSignIn', { action: 'addPasskey', registration })
  }
  for (const [what, lies] of LIES.slice(0, 7)) expect([what, (await add(lies)).status]).toEqual([what, 400])
  expect((await add({ type: 'webauthn.get' })).status).toBe(400)
  for (const challenge of ['x', ''])
    expect([challenge, (await add({ challenge })).status]).toEqual([challenge, 400])
  const first = softwarePasskey()
  const unreadable = first.register({ challenge: await owner.challenge(), origin: ORIGIN })
  unreadable.response.publicKey = 'AAAA'
  const refused = await owner.call('changeSignIn', { action: 'addPasskey', registration: unreadable })
  expect(refused.status).toBe(400)
  expect((await add({ signCount: 5 }, first)).status).toBe(200)
  expect((await add({}, first)).status).toBe(409)
  nextWindow()
  for (let n = 2; n <= 5; n++) expect([n, (await add()).status]).toEqual([n, 200])
  const sixth = await add()
  expect([sixth.status, sixth.text]).toEqual([409, expect.stringContaining('remove one first')])
  for (const [signCount, status] of [
    [5, 401],
    [6, 200],
  ] as const)
    expect((await browser().signInBy(first, userId, { signCount })).status).toBe(status)
})

test('ten minutes after signing in by passkey, sensitive actions ask again; by password, only those about signing in do (P16.12)', async () => {
  const { owner, userId } = await newOwner()
  const passkey = await owner.addPasskey()
  const phone = browser()
  expect((await phone.signInBy(passkey, userId)).status).toBe(200)
  const key = `asked_${userId.slice(0, 8)}`
  const price = { category: 'extra_service', key, label: 'Screens', price: '25.00' }
  const sensitive = [
    ['createPricingEntry', price],
    ['updatePricingEntry', {}],
    ['deletePricingEntry', {}],
    ['forgetCustomer', {}],
    ['changeSignIn', { action: 'removeApp' }],
    ['shareCalendar', { isRenewed: true }],
    ['getMoney', {}, 'q=x&export=true'],
    ...([...LISTS, 'getCustomer'] as const).map((name) => [name, {}, 'export=true'] as const),
  ] as const
  const asksFor = async (client: OwnerBrowser) => {
    const asked: string[] = []
    for (const [name, body, query] of sensitive) {
      const { status, text } = await client.call(name, body, query)
      if (status === 403 && JSON.parse(text).needsSignIn === true) asked.push(name)
    }
    return asked
  }
  // Not of the clock that the test set: hashing takes a while on a busy machine.
  const { freshUntil } = await owner.expect('getSignIn')
  const signedInAt = clock.now
  clock.now = Date.parse(freshUntil) - 30_000
  expect(clock.now - signedInAt).toBeGreaterThanOrEqual(9.5 * 60_000)
  expect([await asksFor(phone), await asksFor(owner)]).toEqual([[], []])
  clock.now = Math.max(Date.parse(freshUntil), signedInAt + 10 * 60_000 + 5_000)
  expect(clock.now - signedInAt).toBeLessThan(10.5 * 60_000)
  expect(await asksFor(phone)).toEqual(sensitive.map(([name]) => name))
  expect(await asksFor(owner)).toEqual(['changeSignIn', 'shareCalendar'])
  expect((await phone.call('listContacts', {}, 'limit=100')).status).toBe(200)
  expect((await phone.signInBy(passkey, userId)).status).toBe(200)
  expect(await asksFor(phone)).toEqual([])
})

test('strangers cannot use up the challenges of a browser that has signed in before', async () => {
  nextWindow()
  const { owner } = await newOwner()
  const ask = async (client: OwnerBrowser) => (await client.call('createChallenge')).status
  const tries = async (client: OwnerBrowser, count: number) => {
    const statuses: number[] = []
    for (let n = 0; n < count; n++) statuses.push(await ask(client))
    return statuses
  }
  expect(await tries(browser({ address: '203.0.113.7' }), 31)).toEqual([...Array(30).fill(200), 429])
  const refused = await browser({ address: '203.0.113.7' }).call('createChallenge')
  expect(refused.text).toContain('Too many tries. Try again in')
  expect(refused.retryAfter).toBeGreaterThan(0)
  expect(await ask(browser())).toBe(200)
  await spendTries('challenge-everyone', '')
  expect(await ask(browser())).toBe(429)
  expect(await tries(owner, 21)).toEqual([...Array(20).fill(200), 429])
})

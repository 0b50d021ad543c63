/** The list of devices that are signed in, and the mail about a new one. */
import { expect, test } from '@jest/globals'
import { signInDesk } from '#tests/api/sign-in-desk.ts'
import { readMails, waitForMail } from '#tests/support/mail/mailbox.ts'

const { stack, clock, browser, newOwner } = signInDesk()

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
/** Of no other browser here, so that its mail is the last. */
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0'

test('lists what is signed in, and signs out one device or all others at once (P16.13)', async () => {
  const { account, owner } = await newOwner()
  const [desk, phone, tablet] = [browser({ userAgent: CHROME }), browser(), browser({ userAgent: '<b>x' })]
  clock.now += 60_000
  for (const other of [desk, phone, tablet]) await other.expect('login', account)
  const { devices } = await owner.expect('getSignIn')
  const at = new Date(clock.now).toISOString().slice(0, 16)
  expect(devices.map(({ name, isThis }) => [name, isThis]).sort()).toEqual([
    ['Chrome on Windows', false],
    ['Safari on iPhone', false],
    ['Safari on iPhone', true],
    ['Unknown browser', false],
  ])
  const uses = devices.map(({ lastSeenAt }) => lastSeenAt)
  expect(uses).toEqual(uses.toSorted().reverse())
  expect(devices.find(({ isThis }) => isThis)?.lastSeenAt).toBe(uses.at(-1))
  const shown = devices.find(({ name }) => name === 'Chrome on Windows')
  expect(shown).toMatchObject({ method: 'password', createdAt: expect.stringContaining(at) })
  await owner.expect('changeSignIn', { action: 'signOut', id: shown?.id ?? '' })
  expect([await desk.isSignedIn(), await phone.isSignedIn()]).toEqual([false, true])
  const left = await owner.expect('changeSignIn', { action: 'signOutOthers' })
  expect(left.devices.map(({ isThis }) => isThis)).toEqual([true])
  const signedIn: boolean[] = []
  for (const one of [phone, tablet, owner]) signedIn.push(await one.isSignedIn())
  expect(signedIn).toEqual([false, false, true])
})

test('an expired session is not on the list', async () => {
  const { account, owner } = await newOwner()
  clock.now += 59 * 60_000
  const phone = browser()
  await phone.expect('login', account)
  clock.now += 2 * 60_000
  expect(await owner.isSignedIn()).toBe(false)
  expect((await phone.expect('getSignIn')).devices).toHaveLength(1)
})

test('the owner gets a mail about a new device, and none about the first one or one that has signed in before (P16.13)', async () => {
  const { account, owner } = await newOwner()
  const [desk, laptop] = [browser({ userAgent: CHROME }), browser({ userAgent: FIREFOX })]
  await owner.expect('login', account)
  await desk.expect('login', account)
  const isAbout = (device: string) => (subject: string) =>
    subject === `New sign-in to the back office: ${device}`
  const mail = await waitForMail(
    stack,
    ({ subject, body }) => isAbout('Chrome on Windows')(subject) && body.text.includes(account.username),
  )
  expect(mail.body.text).toContain('Signed in with: Password')
  expect(mail.body.text).toMatch(/Time: \w+, \w+ \d+, \d+(:\d\d)?\u00a0[AP]M Pacific time/)
  expect(mail.body.text).toContain('/admin/settings?tab=account')
  await desk.expect('login', account)
  // Sent after any mail that the sign-ins before it could have queued.
  await laptop.expect('login', account)
  await waitForMail(
    stack,
    ({ subject, body }) => isAbout('Firefox on Mac')(subject) && body.text.includes(account.username),
  )
  const told = (await readMails(stack)).filter(({ body }) => body.text.includes(account.username))
  expect(told).toHaveLength(2)
})

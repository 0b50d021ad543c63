/** The link that the owner has mailed to them, by which a new browser signs in during an attack (P16.17). */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { signLink } from '#functions/links/signed-link.ts'
import { signInDesk } from '#tests/api/sign-in-desk.ts'
import { fileOwner } from '#tests/support/api/file-stack.ts'
import { mailTo } from '#tests/support/mail/mailbox.ts'
import { ORIGIN } from '#tests/support/session/owner-browser.ts'
import { readTable, rowsOf } from '#tests/support/table/rows.ts'

const { stack, clock, browser, newOwner, spendTries } = signInDesk()
const owner = fileOwner(stack)

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** An hour after what was asked for before, somebody asks for a link. @returns its token, from the mail to a new address */
async function mailed() {
  const address = `${randomUUID()}@business.example`
  await owner.set('notification_email', address)
  clock.now += 2 * HOUR
  const answer = await browser().call('sendDeviceLink')
  const mail = await mailTo(stack, address, /^Your link to sign in$/)
  const [, token = ''] = /\/admin\/login\?device=(\S+)/.exec(mail.body.text) ?? []
  return { address, answer, token, destination: mail.destination }
}
const linksQueued = async () =>
  rowsOf(await readTable(stack.dynamodbEndpoint), 'OUTBOX').filter(({ kind }) => kind === 'device-link')
    .length

/** Uses up the tries of this five-minute window, as many networks together would. */
async function attack(username: string) {
  await spendTries('username', username)
  await spendTries('challenge-everyone', '')
}

test('a mailed link lets a new browser in with the password, once, while strangers use up all tries (P16.17)', async () => {
  const { account } = await newOwner()
  const { token, destination, address } = await mailed()
  expect(destination.to).toEqual([address])
  await attack(account.username)
  const login = (changes = {}) => browser().call('login', { ...account, ...changes })
  expect((await login()).status).toBe(429)
  // It opens nothing by itself, and a wrong password does not use it up.
  expect((await login({ password: 'a wrong password', device: token })).status).toBe(401)
  expect((await login({ device: token })).status).toBe(200)
  expect((await login({ device: token })).status).toBe(429)
  for (const other of [`x${token.slice(1)}`, signLink('device', randomUUID()), `${token}A`, ''])
    expect((await login({ device: other })).status).toBe(429)
})

test('a mailed link lets a new browser in with a passkey, once (P16.17)', async () => {
  const { account, owner: first, userId } = await newOwner()
  const passkey = await first.addPasskey()
  const { token } = await mailed()
  await attack(account.username)
  const phone = browser()
  expect((await phone.call('createChallenge')).status).toBe(429)
  const { challenge } = await phone.expect('createChallenge', { device: token })
  const signedIn = passkey.signIn({ challenge, origin: ORIGIN }, userId)
  await phone.expect('passkeyLogin', { ...signedIn, device: token })
  expect((await browser().call('createChallenge', { device: token })).status).toBe(429)
})

test('one link an hour is mailed, everyone gets the same answer, and the link works for that hour (P16.17)', async () => {
  const { account } = await newOwner()
  const { token, answer } = await mailed()
  const askedAt = clock.now
  const mails = await linksQueued()
  const ask = async () => {
    const { status, text } = await browser().call('sendDeviceLink')
    return { status, text }
  }
  const isKnown = async () => {
    await attack(account.username)
    const again = await browser().call('login', { ...account, password: 'a wrong one', device: token })
    return again.status === 401
  }
  clock.now = askedAt + HOUR - MINUTE
  expect(await ask()).toEqual({ status: answer.status, text: answer.text })
  expect([await linksQueued(), await isKnown()]).toEqual([mails, true])
  clock.now = askedAt + HOUR + 1000
  expect(await isKnown()).toBe(false)
  expect(await ask()).toEqual({ status: answer.status, text: answer.text })
  expect([await linksQueued(), await isKnown()]).toEqual([mails + 1, false])
})

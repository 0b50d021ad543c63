/** Undoing a change of where leads go by the link of its mail (P16.16). */
import { expect, test } from '@jest/globals'
import { undoDesk } from '#tests/api/undo-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { contactRequest } from '#tests/support/api/requests.ts'
import { readMails, waitForMail } from '#tests/support/mail/mailbox.ts'

const { stack, owner, newOwner, set, mailTo, ownMails, press, seen, stateAfter } = undoDesk()

test('leads that a thief sends elsewhere come back by the link in the mail to the earlier address, and the thief is out (P16.16)', async () => {
  await set('notification_email', 'owner@business.example')
  const thief = apiClient(stack)
  await thief.login(stack.admin)
  // The placeholder hides nothing.
  for (const value of ['first@rival.example', 'owner@example.com'])
    await thief.set('notification_email', value)
  await thief.set('notification_email', 'thief@rival.example')
  // Saved once more, without another mail.
  await thief.set('notification_email', 'thief@rival.example')
  const { text, token } = await mailTo('owner@business.example', 'Now: th•••')
  expect(text).toContain('This was not me: undo it:\n')
  expect(text).toContain('to the address that was in its settings before.')
  const toThief = await mailTo('thief@rival.example', 'Now: th•••')
  expect(toThief.text).toContain('to the address in its settings.')
  expect(toThief.token).toBe(token)
  const told = { what: 'notification_email', value: 'th•••@rival.example', earlier: 'ow•••@business.example' }
  for (const _ of ['twice', 'the same']) expect(await seen(token)).toMatchObject({ state: 'open', ...told })
  // What link scanners do.
  for (const path of [`/undo?k=${token}`, `/api/changes/undo?token=${token}&action=undo`])
    for (const method of ['GET', 'HEAD']) await apiClient(stack).send(method, path)
  expect(await stateAfter(token, 'see')).toBe('open')

  expect(await stateAfter(token)).toBe('undone')
  expect((await thief.call('getSession')).status).toBe(401)
  const undone = await mailTo('owner@business.example', 'A change was undone from its email')
  expect(undone.text).toContain('Undone: The email address for new leads was changed')
  expect(undone.text).toContain('Username: owner\n')
  expect(undone.token).toBe('')
  const { id } = await apiClient(stack).expect('createContact', contactRequest())
  const lead = await waitForMail(stack, ({ body }) => body.text.includes(id))
  expect(lead.destination.to).toEqual(['owner@business.example'])

  // Once: what the owner stores later stays.
  await owner.login(stack.admin)
  await set('notification_email', 'later@business.example')
  expect(await stateAfter(token)).toBe('undone')
  const leads = (await owner.expect('listSettings')).find(({ key }) => key === 'notification_email')
  expect(leads?.value).toBe('later@business.example')
  const undoings = (await readMails(stack)).filter(({ subject }) => subject.includes('was undone'))
  expect(undoings.map(({ destination }) => destination.to)).toEqual([['owner@business.example']])
})

test('phone and email address of the website are put back, unless they were changed again since (P16.16)', async () => {
  const { address, tokenOf } = await ownMails()
  for (const [key, values, shown, mark] of [
    ['phone', ['(559) 555-0101', '(559) 555-0102', '(559) 555-0103'], '(559) 555-0103', 'phone number'],
    ['email', ['a@b.example', 'c@d.example', 'e@f.example'], 'e•••@f.example', 'address of the website'],
  ] as const) {
    const [first, second, third] = values
    await set(key, first)
    await set(key, second)
    const token = await tokenOf(mark)
    const current = async () => (await owner.expect('listSettings')).find((row) => row.key === key)?.value
    await set(key, third)
    expect([await stateAfter(token, 'see'), await stateAfter(token)]).toEqual(['changed', 'changed'])
    expect(await current()).toBe(third)
    const { token: last } = await mailTo(address, `Now: ${shown}`)
    expect(await stateAfter(last)).toBe('undone')
    await owner.login(stack.admin)
    expect(await current()).toBe(first)
  }
})

test('the link of its mail removes a first payment link that a thief entered, and says that it is removed once the owner has done so by hand (P16.16)', async () => {
  const { address } = await ownMails()
  await set('pay_url', 'https://venmo.com/u/thief')
  await set('pay_url', 'https://venmo.com/u/thief2')
  const { token } = await mailTo(address, 'Now: https://venmo.com/u/thief2')
  const change = { what: 'pay_url', value: 'https://venmo.com/u/thief2', earlier: 'none' }
  expect(await seen(token)).toMatchObject(change)
  expect(await stateAfter(token)).toBe('undone')
  await owner.login(stack.admin)
  expect((await owner.expect('listSettings')).find(({ key }) => key === 'pay_url')?.value).toBe('')
  await set('pay_url', 'https://venmo.com/u/another')
  await set('pay_url', '')
  const another = await mailTo(address, 'Now: https://venmo.com/u/another')
  expect(await stateAfter(another.token)).toBe('undone')
})

test('a renewed calendar address ends, and the one before it stays ended (P16.16)', async () => {
  const { tokenOf } = await ownMails()
  const isServed = async (feed: string) => {
    const { pathname, search } = new URL(feed)
    return (await apiClient(stack).send('GET', pathname + search)).status === 200
  }
  const before = (await owner.expect('shareCalendar', {})).feed
  const renewed = (await owner.expect('shareCalendar', { isRenewed: true })).feed
  expect([await isServed(before), await isServed(renewed)]).toEqual([false, true])
  const token = await tokenOf('calendar feed')
  expect(await stateAfter(token)).toBe('undone')
  expect([await isServed(before), await isServed(renewed)]).toEqual([false, false])
  await owner.login(stack.admin)
  expect(await isServed((await owner.expect('shareCalendar', {})).feed)).toBe(true)
})

test('a link that was forged, or is of something else, is answered as one that never was; pressed twice at once, a change is undone once (P16.16)', async () => {
  const { tokenOf, subjects } = await ownMails()
  await newOwner().then(({ owner: someone }) => someone.addPasskey())
  const token = await tokenOf('A passkey was added')
  const flipped = [...token].map(
    (character, at) => `${token.slice(0, at)}${character === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`,
  )
  const answers = new Set<string>()
  for (const wrong of [...flipped, '', `${token}A`, `u${token.slice(1)}`]) {
    const { status, text } = await press(wrong)
    answers.add(`${status} ${text}`)
  }
  expect([...answers]).toEqual([expect.stringMatching(/^404 .*This link no longer works/)])
  expect(await stateAfter(token, 'see')).toBe('open')
  const pressed = await Promise.all([press(token), press(token), press(token)])
  expect(pressed.map(({ status }) => status).filter((status) => status !== 409)).toContain(200)
  expect(await stateAfter(token, 'see')).toBe('undone')
  await tokenOf('was undone')
  expect((await subjects()).filter((subject) => subject.includes('was undone'))).toHaveLength(1)
})

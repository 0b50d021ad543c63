/** The mails about changes of where leads go and of how the back office is signed in to. */
import { expect, test } from '@jest/globals'
import { undoDesk } from '#tests/api/undo-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { readMails, type SentMail } from '#tests/support/mail/mailbox.ts'

const { stack, owner, newOwner, set, mailTo } = undoDesk()
const warnings = async () =>
  (await readMails(stack)).filter(({ subject }) =>
    / (was|were) (changed|added|removed|set up|made|renewed)/.test(subject),
  )
const recipients = (mails: SentMail[]) => mails.map(({ destination }) => destination.to.join()).sort()

test('a new address for leads is told to the old one and to itself, without naming either (P16.15)', async () => {
  await set('notification_email', 'first@business.example')
  await set('notification_email', 'second@rival.example')
  for (const address of ['first@business.example', 'second@rival.example']) {
    const { text } = await mailTo(address, 'The email address for new leads was changed')
    expect(text).toContain('Before: fi•••@business.example')
    expect(text).toContain('Now: se•••@rival.example')
    expect(text).toMatch(/Device: \w+/)
    expect(text).toContain(`Username: ${stack.admin.username}\n`)
    expect(text).not.toMatch(/first@|second@/)
  }
  expect(recipients(await warnings())).toEqual(['first@business.example', 'second@rival.example'])
})

test('for 48 hours, whatever else is changed is told to the first address as well (P16.15)', async () => {
  await set('notification_email', 'third@rival.example')
  await mailTo('first@business.example', 'th•••@rival.example')
  await mailTo('third@rival.example', 'th•••@rival.example')
  await set('phone', '(559) 555-0111')
  await set('phone', '(559) 555-0199')
  await owner.expect('shareCalendar', { isRenewed: true })
  for (const address of ['first@business.example', 'third@rival.example']) {
    const { text } = await mailTo(address, 'The phone number of the website was changed')
    expect(text).toContain('Before: (559) 555-0111')
    expect(text).toContain('Now: (559) 555-0199')
    await mailTo(address, 'The address of the calendar feed was renewed')
  }
})

test('the mail about a payment link says what it was and is, the first one too; after its removal nothing is left to undo (P16.16), and a refused one sends none (P38.9)', async () => {
  const [own, thiefs] = ['https://venmo.com/u/owner?amount={amount}', 'https://xn--venm-sge.com/@thief']
  const told = async () => (await warnings()).filter(({ subject }) => subject.includes('payment link'))
  for (const [from, to] of [
    ['none', own],
    [own, thiefs],
    [thiefs, 'none'],
  ] as const) {
    const refused = { value: 'http://venmo.com/u/owner' }
    expect((await owner.call('updateSetting', 'pay_url', refused)).status).toBe(400)
    await set('pay_url', to === 'none' ? '' : to)
    for (const address of ['first@business.example', 'third@rival.example']) {
      const { subject, text } = await mailTo(address, `Now: ${to}\n`)
      expect(subject).toBe('The payment link was changed')
      expect(text).toContain(`Before: ${from}\n`)
      const isUndoable = to !== 'none'
      for (const part of ['/undo?k=', 'press the link below'])
        expect([part, text.includes(part)]).toEqual([part, isUndoable])
    }
  }
  expect(await told()).toHaveLength(6)
})

test('password, passkeys, authenticator app and recovery codes are told, what changes nothing is not (P16.15)', async () => {
  const { account, owner: browser } = await newOwner()
  const before = (await warnings()).length
  const passkey = await browser.addPasskey()
  await browser.setUpApp()
  await browser.expect('changeSignIn', { action: 'newRecoveryCodes' })
  for (const _ of ['there', 'gone', 'still gone']) {
    await browser.expect('changeSignIn', { action: 'removeApp' })
    await browser.expect('changeSignIn', { action: 'removePasskey', id: passkey.id })
  }
  await browser.changePassword(account.password, 'a longer new one')
  const { text } = await mailTo('third@rival.example', 'The password was changed')
  expect(text).toContain('Device: Safari on iPhone')
  expect(text).not.toContain('a longer new one')
  for (const mark of [
    'A passkey was added',
    'A passkey was removed',
    'An authenticator app was set up',
    'The authenticator app was removed',
    'New recovery codes were made',
    'The password was changed',
  ])
    for (const address of ['first@business.example', 'third@rival.example']) await mailTo(address, mark)
  const own = (await warnings()).filter(({ body }) => body.text.includes(`Username: ${account.username}\n`))
  expect([own.length, (await warnings()).length - before]).toEqual([12, 12])
})

test('48 hours after the change, the first address gets these mails no more (P16.15)', async () => {
  const { updatedAt } = await set('notification_email', 'fourth@business.example')
  await mailTo('first@business.example', 'fo•••@business.example')
  const end = Date.parse(updatedAt) + 48 * 60 * 60 * 1000
  await stack.at(new Date(end - 60_000))
  await set('email', 'shown@business.example')
  await set('email', 'public@business.example')
  await mailTo('first@business.example', 'pu•••@business.example')
  await stack.at(new Date(end + 1000))
  await set('email', 'hello@business.example')
  await mailTo('fourth@business.example', 'he•••@business.example')
  await set('email', 'again@business.example')
  await mailTo('fourth@business.example', 'ag•••@business.example')
  const late = (await readMails(stack)).filter(({ body }) => body.text.includes('Now: he•••'))
  expect(recipients(late)).toEqual(['fourth@business.example'])
})

test('ten minutes after signing in, the API asks again before it changes where leads and money go, and for nothing else (P16.12, P38.9)', async () => {
  await stack.at()
  const phone = apiClient(stack)
  const signedInAt = Date.now()
  await phone.login(stack.admin)
  const statuses = async () => {
    const answers = [
      await phone.call('updateSetting', 'notification_email', { value: 'x@y.example' }),
      await phone.call('updateSetting', 'phone', { value: '(559) 555-0122' }),
      await phone.call('updateSetting', 'email', { value: 'x@y.example' }),
      await phone.call('updateSetting', 'pay_url', { value: 'https://venmo.com/u/phone' }),
      await phone.call('updateSetting', 'pay_url', { value: '' }),
      await phone.call('shareCalendar', { isRenewed: true }),
      await phone.call('updateSetting', 'years_experience', { value: '8' }),
      await phone.call('shareCalendar', {}),
      await phone.call('listContacts', { export: 'true' }),
    ]
    return answers.map(({ status, text }) => (text.includes('"needsSignIn":true') ? 'asks' : status))
  }
  await stack.at(new Date(signedInAt + 9.5 * 60_000))
  expect(await statuses()).toEqual(Array(9).fill(200))
  await stack.at(new Date(signedInAt + 11 * 60_000))
  const { feed } = await owner.expect('shareCalendar', {})
  expect(await statuses()).toEqual([...Array(6).fill('asks'), 200, 200, 200])
  // What was refused changed nothing.
  expect((await owner.expect('shareCalendar', {})).feed).toBe(feed)
  expect((await owner.expect('listSettings')).find(({ key }) => key === 'pay_url')?.value).toBe('')
  await phone.login(stack.admin)
  expect((await statuses())[0]).toBe(200)
})

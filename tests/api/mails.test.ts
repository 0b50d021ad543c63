import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from '@jest/globals'
import { pacificDay } from '#functions/pacific-time.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileOwner, fileStack } from '#tests/support/api/file-stack.ts'
import {
  commercialRequest,
  contactRequest,
  openWindows,
  quoteRequest,
  visitor,
} from '#tests/support/api/requests.ts'
import { readMails, type SentMail, waitForMail } from '#tests/support/mail/mailbox.ts'
import { readTable, rowsOf } from '#tests/support/table/rows.ts'

const OWNER = 'boss@business.example'

const stack = fileStack()
const owner = fileOwner(stack)

beforeAll(() =>
  owner.expect('updateSetting', { params: { key: 'notification_email' }, body: { value: OWNER } }),
)

/** Waits for the mail to an address that contains `mark`, a text that only this test uses. */
const mailTo = (address: string, mark = '') =>
  waitForMail(
    stack,
    ({ destination, body }) => destination.to.includes(address) && whole(body).includes(mark),
  )
const whole = ({ html = '', text = '' }: SentMail['body']) => html + text

/** Reads states of mails until none is pending: SES has a mail before its row says so. */
async function settled(readStates: () => Promise<unknown[]>): Promise<unknown[]> {
  for (;;) {
    const states = await readStates()
    if (!states.some((state) => state === 'queued' || state === 'sending')) return states
    await pause(100)
  }
}

/** States of the owner's mails about contacts from an address, as the list shows them. */
const statesOf = (email: string) => async () =>
  (await owner.expect('listContacts'))
    .filter((contact) => contact.email === email)
    .map((contact) => contact.notification?.status)

const stateOfReceipt = (id: string) => async () =>
  rowsOf(await readTable(stack.dynamodbEndpoint), 'OUTBOX')
    .filter((row) => row['id'] === `receipt-${id}`)
    .map(({ status }) => status)

test('the owner gets one mail about a quote', async () => {
  const customerInfo = { name: 'Stream Reader', email: 'stream-reader@example.com' }
  await apiClient(stack).expect('createQuote', { body: quoteRequest({ customerInfo }) })
  const isAnswerTo = (email: string) => (mail: SentMail) => mail.replyTo.includes(email)
  await waitForMail(stack, isAnswerTo(customerInfo.email))
  // A later mail has passed the same queue, so a duplicate of the first would have arrived.
  const later = { name: 'Later Reader', email: 'later-reader@example.com' }
  await apiClient(stack).expect('createQuote', { body: quoteRequest({ customerInfo: later }) })
  await waitForMail(stack, isAnswerTo(later.email))
  expect((await readMails(stack)).filter(isAnswerTo(customerInfo.email))).toHaveLength(1)
})

test("the owner's mail about a quote has everything needed to answer from a phone", async () => {
  const customerInfo = {
    name: 'Quincy Quote',
    email: 'quincy@example.com',
    phone: '(559) 555-0123',
    address: '7 Elm St',
    message: 'Gate code 4711',
  }
  const request = quoteRequest({ hardWaterStains: 2, city: 'lemoore', customerInfo })
  const { id, totalPrice } = await apiClient(stack).expect('createQuote', { body: request })
  const { replyTo, subject, body } = await mailTo(OWNER, 'Quincy')
  expect(replyTo).toEqual(['quincy@example.com'])
  expect(subject).toContain('Quincy Quote')
  for (const part of [body.html, body.text]) {
    for (const fact of [
      customerInfo.address,
      'Lemoore',
      customerInfo.message,
      `$${totalPrice}`,
      '555-0123',
      id.slice(0, 8),
    ])
      expect(part).toContain(fact)
    expect(part).toContain(`${stack.url}/admin/quotes`)
  }
  expect(body.html).toContain('>Central Valley Window Cleaning</div>')
  expect(body.html).toMatch(/href="tel:[+\d]+"/)
  expect(body.html).toContain('href="mailto:quincy@example.com')
})

test('the customer gets a receipt, without their own free text', async () => {
  const { message: _, ...request } = contactRequest({ name: 'Rita Receipt', email: 'rita@example.com' })
  await apiClient(stack).expect('createContact', { body: { ...request, message: 'BUY CHEAP PILLS' } })
  const { body, replyTo } = await mailTo('rita@example.com')
  expect(whole(body)).not.toContain('PILLS')
  expect(replyTo).not.toContain('rita@example.com')
})

test('the owner gets mails about commercial requests and bookings', async () => {
  await apiClient(stack).expect('createCommercialContact', {
    body: commercialRequest({ businessName: 'Corner Bakery 77' }),
  })
  const request = await mailTo(OWNER, 'Corner Bakery 77')
  expect(request.subject).toBe('New commercial request of Corner Bakery 77 ($150) from Ana Ruiz')
  expect(request.body.text).toContain('Estimate: $150, our minimum visit. The windows come to $47.')
  const [window] = (await openWindows(owner)).reverse()
  if (!window) throw new Error('No window is open')
  await apiClient(stack).expect('createBooking', {
    body: { ...visitor(), ...window, city: 'visalia', lastName: 'Visitor88' },
  })
  const { body } = await mailTo(OWNER, 'Visitor88')
  expect(whole(body)).toContain('Pacific')
  expect(body.text).toContain('City: Visalia')
  expect(whole(body)).toContain('Home window cleaning')
})

test("customers' text is escaped in mails", async () => {
  const name = '<b>Bold</b> & "Co"'
  await apiClient(stack).expect('createContact', {
    body: contactRequest({ name, message: '<img src=x onerror=alert(1)> Mark99' }),
  })
  const { body } = await mailTo(OWNER, 'Mark99')
  expect(body.html).not.toMatch(/<b>Bold|<img src=x/)
  expect(body.html).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; ')
  expect(body.text).toContain(name)
})

test('an address gets three receipts a day, the owner every mail', async () => {
  const email = 'often@example.com'
  const startedOn = pacificDay(new Date()).start
  for (let count = 0; count < 5; count++)
    await apiClient(stack).expect('createContact', {
      body: contactRequest({ email, message: `Often${count}` }),
    })
  for (let count = 0; count < 5; count++) await mailTo(OWNER, `Often${count}`)
  expect(await settled(statesOf(email))).toEqual(Array.from({ length: 5 }, () => 'sent'))
  await apiClient(stack).expect('createContact', { body: contactRequest({ email: 'last@example.com' }) })
  await mailTo('last@example.com')
  const receipts = (await readMails(stack)).filter(({ destination }) => destination.to.includes(email))
  expect(receipts.length).toBeGreaterThanOrEqual(3)
  // The date may change meanwhile.
  const hasTurned = pacificDay(new Date()).start !== startedOn
  expect(receipts.length).toBeLessThanOrEqual(hasTurned ? 6 : 3)
})

test('receipts can be switched off', async () => {
  const set = (value: string) =>
    owner.expect('updateSetting', { params: { key: 'customer_receipts' }, body: { value } })
  await set('no')
  const { id } = await apiClient(stack).expect('createContact', {
    body: contactRequest({ email: 'silent@example.com', message: 'Silent55' }),
  })
  await mailTo(OWNER, 'Silent55')
  // The notifier decides when it runs whether to send one.
  expect(await settled(stateOfReceipt(id))).toEqual(['skipped'])
  await set('yes')
  await apiClient(stack).expect('createContact', { body: contactRequest({ email: 'loud@example.com' }) })
  await mailTo('loud@example.com')
  const mails = await readMails(stack)
  expect(mails.filter(({ destination }) => destination.to.includes('silent@example.com'))).toEqual([])
})

test("the list shows a mail's state, and the owner can requeue it", async () => {
  const email = 'again@example.com'
  const { id } = await apiClient(stack).expect('createContact', {
    body: contactRequest({ email, message: 'Again66' }),
  })
  await mailTo(OWNER, 'Again66')
  expect(await settled(statesOf(email))).toEqual(['sent'])
  const isOurs = ({ destination, body }: SentMail) =>
    destination.to.includes(OWNER) && whole(body).includes('Again66')
  const [first, ...others] = (await readMails(stack)).filter(isOurs)
  expect(others).toEqual([])
  const retried = await owner.expect('retryNotification', { params: { id: `owner-${id}` } })
  expect(retried).toMatchObject({ status: 'queued', attempts: 0 })
  await waitForMail(stack, (mail) => isOurs(mail) && mail.messageId !== first?.messageId)
  expect(await settled(statesOf(email))).toEqual(['sent'])
})

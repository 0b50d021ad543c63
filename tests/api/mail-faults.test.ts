/** Mails that SES refuses or delays, and mails of deleted records. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { type Key, mailKey, recordKey } from '#functions/table/keys.ts'
import type { Sent } from '#schemas/contract/index.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { ALL_DUE_MS, startFunctionProcess } from '#tests/support/api/function-process.ts'
import { contactRequest, openWindows, quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { fileMailStack } from '#tests/support/mail/mail-stack.ts'
import { startTableProxy } from '#tests/support/table/proxy.ts'
import { rowsAt, type TableRow } from '#tests/support/table/rows.ts'
import { until } from '#tests/support/until.ts'

const own = fileMailStack()

const rowAt = async (key: Key) => (await rowsAt(own.stack.dynamodbEndpoint, [key]))[0]
const outboxRow = (id: string) => rowAt(mailKey(id))

/** The outbox row as soon as it is in a status. */
async function settled(id: string, status: string): Promise<TableRow> {
  return until(async () => {
    const row = await outboxRow(id)
    // A queued row that was never tried is not settled.
    return row?.['status'] === status && row['attempts'] !== 0 ? row : undefined
  })
}

/** Each from another address, because receipts to one address are limited per day. */
const contact = () => {
  const request = contactRequest({ name: 'Ana Núñez', email: `${randomUUID()}@example.com` })
  return apiClient(own.stack).expect('createContact', request)
}
const sentTo = (notification: string) => own.ses.accepted.filter((mail) => mail.notification === notification)
const failedMails = async () => (await own.owner.expect('getDashboard')).failedMails.map(({ id }) => id)

/** How the stream reports a new row. */
const streamed = (id: string) => ({
  dynamodb: {
    SequenceNumber: `record of ${id}`,
    NewImage: { entity: { S: 'OUTBOX' }, status: { S: 'queued' }, attempts: { N: '0' }, id: { S: id } },
  },
})

/** Runs the sweeper with the clock advanced, instead of waiting. */
const sweep = (clockAheadMs = ALL_DUE_MS) => own.api.call('sweeper', {}, clockAheadMs)

test('a Reply-To that SES refuses does not keep a lead from the owner', async () => {
  own.ses.setRefusal(({ replyTo }) =>
    replyTo === undefined ? undefined : { code: 'InvalidParameterValue', message: 'Domain starts with dot' },
  )
  const { id } = await contact()
  await settled(`owner-${id}`, 'sent')
  const named = expect.stringContaining('Ana Núñez')
  const mail = { replyTo: undefined, subject: named, html: named, text: named }
  expect(sentTo(`owner-${id}`)).toEqual([expect.objectContaining(mail)])
})

test('a mail that SES refuses for good is shown as failed, and can be sent again (P14.2)', async () => {
  own.ses.setRefusal(() => ({ code: 'MessageRejected', message: 'Content rejected' }))
  const id = `owner-${(await contact()).id}`
  expect(await settled(id, 'failed')).toMatchObject({ reason: 'MessageRejected' })
  expect(await failedMails()).toEqual([id])
  own.ses.setRefusal(() => undefined)
  await own.owner.expect('retryNotification', id)
  await settled(id, 'sent')
  expect(await own.owner.expect('retryNotification', id)).toMatchObject({ status: 'sent' })
  expect(await failedMails()).toEqual([])
  // The alarm counts the lead once, and not its receipt, which was refused too.
  const log = readFile(join(own.stack.dataDir, 'functions.log'), 'utf8')
  expect((await log).match(/"OutboxFailed":1/g)).toHaveLength(1)
})

test('a mail to the owner that is not about something new is listed when it fails, too (P14.2)', async () => {
  const visitors = apiClient(own.stack)
  // One that its customer can still cancel, whatever the hour is.
  const body = { ...visitor(), ...(await openWindows(visitors)).at(-1) } as never
  const { id, link: token = '' } = await visitors.expect('createBooking', body)
  await settled(`owner-${id}`, 'sent')
  own.ses.setRefusal(() => ({ code: 'MessageRejected', message: 'Content rejected' }))
  await visitors.expect('changeVisit', { token, action: 'cancel' })
  await settled(`customer-change-${id}-1`, 'failed')
  expect((await own.owner.expect('getDashboard')).failedMails).toMatchObject([
    { id: `customer-change-${id}-1`, kind: 'customer-change', recordId: id, name: 'Ana Ruiz' },
  ])
  await settled(`change-${id}-1`, 'failed')
  own.ses.setRefusal(() => undefined)
  // It holds up no mail after it, and nothing of it is left once the visit is deleted.
  await own.owner.expect('updateBooking', id, { status: 'confirmed', anyway: true })
  await settled(`change-${id}-2`, 'sent')
  await own.owner.expect('deleteBooking', id)
  await until(async () => !(await rowAt(recordKey('TOLD', id))))
})

test.each([
  'Email address is not verified. The following identities failed the check in region US-EAST-1',
  'Sending paused for this account. For more information, please check the inbox of the email address',
  'Sending suspended for this account. For more information, please check the inbox of the email address',
])('what is wrong with the account delays mails and loses none: %s', async (message) => {
  own.ses.setRefusal(() => ({ code: 'MessageRejected', message }))
  const { id } = await contact()
  expect(await settled(`owner-${id}`, 'queued')).toHaveProperty('nextAttemptAt')
  own.ses.setRefusal(() => undefined)
  await sweep()
  expect(sentTo(`owner-${id}`)).toHaveLength(1)
})

/** Its address is new, and its network one of these tests alone, because receipts to one are limited. */
async function waitingQuote(): Promise<string> {
  own.ses.setWeather('down')
  const body = quoteRequest({ customerInfo: { name: 'Ana Ruiz', email: `${randomUUID()}@example.com` } })
  const { id } = await apiClient(own.stack, '127.0.9.1').expect('createQuote', body)
  await settled(`receipt-${id}`, 'queued')
  return id
}

test('a receipt that waits is not sent once the quote goes to another address, or its links are ended (P33.14, P33.17)', async () => {
  const [id, ended] = [await waitingQuote(), await waitingQuote()]
  own.ses.setWeather('up')
  const mail = await change(id, { email: `${randomUUID()}@example.com` })
  await change(ended, { action: 'revoke' })
  await settled(mail, 'sent')
  await sweep()
  expect(await settled(`receipt-${id}`, 'skipped')).toMatchObject({ reason: 'Another one followed it' })
  expect(await settled(`receipt-${ended}`, 'skipped')).toMatchObject({ reason: 'You have ended its links' })
  expect([sentTo(mail).length, sentTo(`receipt-${id}`).length]).toEqual([1, 0])
})

const change = async (id: string, body: Sent<'updateQuote', 'body'>) => {
  const { sendings } = await own.owner.expect('updateQuote', id, body)
  return `quote-${id}-${sendings}`
}
const reprice = (id: string, totalPrice: number) => change(id, { action: 'price', totalPrice, reason: 'x' })

test.each([
  [
    'a price that never went out is not what the next mail compares with',
    async (id: string) => settled(await change(id, { action: 'send' }), 'queued'),
    'at its new, lower price',
  ],
  [
    'a receipt that waited has told the price of when it went out',
    async (id: string) => {
      own.ses.setWeather('up')
      await sweep()
      await settled(`receipt-${id}`, 'sent')
    },
    'It replaces the $150 that we sent you before.',
  ],
  [
    'a mailbox that was told no price compares with none',
    async (id: string) => settled(await change(id, { email: `${randomUUID()}@example.com` }), 'queued'),
    'Here is your quote.',
  ],
])('%s (P33.8)', async (_, before, said) => {
  const id = await waitingQuote()
  await reprice(id, 150)
  await before(id)
  own.ses.setWeather('up')
  await reprice(id, 160)
  const mail = await change(id, { action: 'send' })
  await settled(mail, 'sent')
  expect(sentTo(mail).map(({ text }) => text)).toEqual([expect.stringContaining(said)])
})

test('a postponed mail is not retried before its time', async () => {
  own.ses.setWeather('throttling')
  const { id } = await contact()
  const { nextAttemptAt, mayBeSent } = await settled(`owner-${id}`, 'queued')
  expect(mayBeSent).toBeUndefined()
  own.ses.setWeather('up')
  const ahead = (ms: number) => Date.parse(String(nextAttemptAt)) - Date.now() + ms
  await sweep(ahead(-3000))
  expect(await outboxRow(`owner-${id}`)).toMatchObject({ status: 'queued', attempts: 1 })
  await sweep(ahead(1))
  expect(await outboxRow(`owner-${id}`)).toMatchObject({ status: 'sent', attempts: 2 })
})

test('the notifier reports only the record whose row cannot be reached as failed', async () => {
  const [lost, good] = [(await contact()).id, (await contact()).id]
  for (const id of [lost, good]) await settled(`owner-${id}`, 'sent')
  const broken = await startTableProxy(own.stack.dynamodbEndpoint, async ({ body }, pass) =>
    body.includes(`owner-${lost}`) ? undefined : pass(),
  )
  const Records = [lost, good].map((id) => streamed(`owner-${id}`))
  const worker = startFunctionProcess({ dynamodb: broken.url, ses: own.ses.url })
  const answer = await worker.call('notifier', { Records })
  await Promise.all([worker.kill(), broken.stop()])
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: `record of owner-${lost}` }] })
  expect(await own.api.call('notifier', { Records })).toEqual({ batchItemFailures: [] })
})

test('mails of a deleted record are neither sent nor counted as failed', async () => {
  const before = await failedMails()
  own.ses.setRefusal(() => ({ code: 'MessageRejected', message: 'Content rejected' }))
  const { id } = await contact()
  await settled(`owner-${id}`, 'failed')
  await settled(`receipt-${id}`, 'failed')
  expect(await failedMails()).toEqual([...before, `owner-${id}`])
  await own.owner.expect('deleteContact', id)
  expect(await failedMails()).toEqual(before)
  expect([await outboxRow(`owner-${id}`), await outboxRow(`receipt-${id}`)]).toEqual([undefined, undefined])
})

test.each([
  ['confirmed', ['confirmed', 'cancelled']],
  ['cancelled', ['cancelled']],
] as const)(
  'a visit deleted while it is told that it is %s is called off once (P32.5)',
  async (status, said) => {
    const email = `deleted-${status}@example.com`
    const [window] = (await openWindows(own.owner)).slice(-1)
    const body = { ...visitor(), serviceDate: '', serviceTime: '08:00' as const, ...window, email }
    const { id } = await own.owner.expect('addBooking', body)
    const gone = `change-${id}-2`
    const waiting = new Promise((resolve) => {
      own.ses.onAccepted(async () => {
        own.ses.onAccepted(() => {})
        await own.owner.expect('deleteBooking', id)
        await own.api.call('notifier', { Records: [streamed(gone)] })
        resolve(await until(async () => (await outboxRow(gone))?.['status'] === 'planned'))
      })
    })
    await own.owner.expect('updateBooking', id, { status })
    await waiting
    await sweep(60_000)
    const subjects = own.ses.accepted.filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(subjects.map((subject) => /confirmed|cancelled/.exec(subject)?.[0])).toEqual(said)
    expect(await outboxRow(gone)).toBeUndefined()
  },
)

test('a sweep starts no mail late in its time, and the next one continues', async () => {
  await sweep() // Mails that tests before have left waiting go out first.
  own.ses.setWeather('throttling')
  const contacts = await Promise.all([contact(), contact(), contact()])
  const due = contacts.flatMap(({ id }) => [`owner-${id}`, `receipt-${id}`])
  for (const id of due) await settled(id, 'queued')
  own.ses.setWeather('up')
  const before = own.ses.accepted.length
  // The function has 50 s, and waits for SES for 27; a mail started late could be cut off between the answer and its mark.
  own.ses.onAccepted((count) => (count === before + 2 ? own.api.setClock(ALL_DUE_MS + 16_000) : undefined))
  await sweep()
  expect(own.ses.accepted.length).toBe(before + 2)
  own.ses.onAccepted(() => {})
  await sweep()
  const sent = own.ses.accepted.slice(before).map(({ notification }) => notification)
  expect(sent.sort()).toEqual(due.sort())
})

/** Limits on receipts that bots could trigger, and bounced receipts. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { pacificDay } from '#functions/pacific-time.ts'
import { contactRequest } from '#tests/support/api/requests.ts'
import { bounceOf, fileMailStack, settledMails } from '#tests/support/mail/mail-stack.ts'
import { clockHour, spend } from '#tests/support/table/budgets.ts'
import { readTable, rowsOf } from '#tests/support/table/rows.ts'

/** Longer than a lead is held. */
const DIGEST_DUE_MS = 11 * 60_000

const mails = fileMailStack()

/** @returns the contact's id */
async function write(email: string, address: string, name = 'Ana Ruiz'): Promise<string> {
  const { status, text } = await mails.api.post('createContact', contactRequest({ email, name }), { address })
  if (status !== 201) throw new Error(`${address} was answered ${status}: ${text}`)
  return JSON.parse(text).id
}

const statesOf = async (ids: string[]) => (await settledMails(mails, ids)).map(({ status }) => status)
const receiptOf = (id: string) => `receipt-${id}`
const ownerMailOf = (id: string) => `owner-${id}`

test('a network gets ten receipts a day, and all networks of an IPv6 /48 thirty', async () => {
  const from = async (addressOf: (count: number) => string, count: number) => {
    const ids = []
    for (let at = 0; at < count; at++)
      ids.push(receiptOf(await write(`${randomUUID()}@example.com`, addressOf(at))))
    const states = await statesOf(ids)
    return states.filter((state) => state === 'sent').length
  }
  expect(await from(() => '198.51.100.2', 12)).toBe(10)
  await spend(mails.table, { scope: 'receipt', client: '2001:db8:5::/48', windowsOf: pacificDay, used: 28 })
  expect(await from((at) => `2001:db8:5:${at}::1`, 4)).toBe(2)
  expect(await from(() => '198.51.100.3', 1)).toBe(1)
})

test('a flood to one mailbox costs nobody else a receipt, and the owner gets every lead', async () => {
  // Five of the day's receipts are left.
  await spend(mails.table, { scope: 'receipt', client: 'all', windowsOf: pacificDay, used: 195 })
  await spend(mails.table, { scope: 'owner-mail', client: 'all', windowsOf: clockHour, used: 0 })
  const before = mails.ses.accepted.length
  const startedIn = clockHour(new Date()).start
  const names = Array.from({ length: 40 }, (_, at) => `Flood ${at}.`)
  const flood: string[] = []
  for (const [at, name] of names.entries()) {
    const mailbox = at % 2 ? `Vic.Tim+${at}@gmail.com` : `victim+${at}@GoogleMail.com`
    flood.push(await write(mailbox, `203.0.113.${at % 5}`, name))
  }
  const states = await statesOf(flood.map(receiptOf))
  expect(states.filter((state) => state === 'sent')).toHaveLength(3)
  const innocents = []
  // Three of the five went to the victim; the 37 refused ones used none.
  for (const state of ['sent', 'sent', 'skipped']) {
    const id = await write(`${randomUUID()}@example.com`, '192.0.2.1')
    innocents.push(id)
    expect(await statesOf([receiptOf(id)])).toEqual([state])
  }

  await settledMails(mails, [...flood, ...innocents].map(ownerMailOf))
  await mails.api.call('sweeper', {}, DIGEST_DUE_MS)
  expect(new Set(await statesOf([...flood, ...innocents].map(ownerMailOf)))).toEqual(new Set(['sent']))
  const sent = mails.ses.accepted
    .slice(before)
    .filter(({ notification }) => !notification.startsWith('receipt-'))
  const single = sent.filter(({ notification }) => notification.startsWith('owner-')).length
  const hasTurned = clockHour(new Date()).start !== startedIn
  expect([single, sent.length]).toEqual([hasTurned ? single : 30, single + 1])
  for (const name of names)
    expect([name, sent.filter(({ text }) => text.includes(name)).length]).toEqual([name, 1])
})

test("a form's network is removed once its receipt is decided", async () => {
  const id = await write('forgotten@example.com', '192.0.2.77')
  await settledMails(mails, [receiptOf(id), ownerMailOf(id)])
  expect(
    rowsOf(await readTable(mails.stack.dynamodbEndpoint), 'OUTBOX').filter((row) => 'network' in row),
  ).toEqual([])
  expect(JSON.stringify(await readTable(mails.stack.dynamodbEndpoint))).not.toContain('192.0.2.77')
})

test("five bounced receipts pause receipts until the owner decides, but not the owner's mails", async () => {
  await spend(mails.table, { scope: 'receipt', client: 'all', windowsOf: pacificDay, used: 0 })
  await spend(mails.table, { scope: 'owner-mail', client: 'all', windowsOf: clockHour, used: 0 })
  const receipts: string[] = []
  for (let at = 0; at < 6; at++) receipts.push(receiptOf(await write(`gone${at}@example.com`, '192.0.2.200')))
  expect(new Set(await statesOf(receipts))).toEqual(new Set(['sent']))
  const isPaused = async () => (await mails.owner.expect('getDashboard')).areReceiptsPaused

  const [late = '', ...returned] = receipts
  for (const id of returned.slice(0, 4)) {
    await mails.api.call('mail-events', bounceOf(id))
    // A repeated event, a transient fault and a bounced mail to the owner do not count.
    await mails.api.call('mail-events', bounceOf(id))
    await mails.api.call('mail-events', bounceOf(id.replace('receipt', 'owner')))
  }
  await mails.api.call('mail-events', bounceOf(late, 'Transient'))
  expect(await isPaused()).toBe(false)
  const complaint = { detail: { eventType: 'Complaint', mail: { tags: { notification: [late] } } } }
  await mails.api.call('mail-events', complaint)
  expect(await isPaused()).toBe(true)

  const id = await write('nobody@example.com', '192.0.2.201')
  expect(await statesOf([receiptOf(id)])).toEqual(['skipped'])
  expect(await statesOf([ownerMailOf(id)])).toEqual(['sent'])
  const set = (value: string) =>
    mails.owner.call('updateSetting', { params: { key: 'customer_receipts' }, body: { value } })
  expect((await set('paused')).status).toBe(400)
  expect((await set('yes')).status).toBe(200)
  expect(await isPaused()).toBe(false)
  expect(await statesOf([receiptOf(await write('ana@example.com', '192.0.2.201'))])).toEqual(['sent'])
  // On the same day one more is enough. And a setting that the owner switched off stays off.
  await mails.api.call('mail-events', bounceOf(returned[4] ?? ''))
  expect(await isPaused()).toBe(true)
})

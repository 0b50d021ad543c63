/** Limits on receipts that bots could trigger, and bounced receipts. */
import { randomInt, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import { mailKey } from '#functions/table/keys.ts'
import { pacificDay } from '#schemas/facts/pacific-time.ts'
import type { EndpointName } from '#schemas/routes.ts'
import { apiClient } from '#tests/support/api/client.ts'
import {
  contactRequest,
  openWindows,
  quoteRequest,
  visitor,
  type Window,
} from '#tests/support/api/requests.ts'
import { bounceOf, fileMailStack, settledMails } from '#tests/support/mail/mail-stack.ts'
import { clockHour, spend } from '#tests/support/table/budgets.ts'
import { readTable, rowsOf, setAttributes } from '#tests/support/table/rows.ts'

/** Longer than a lead is held. */
const DIGEST_DUE_MS = 11 * 60_000

const mails = fileMailStack()
let windows: Window[] = []
beforeAll(async () => {
  windows = await openWindows(apiClient(mails.stack))
})
/** Sets how much is used up of a budget. */
const use = (scope: string, client: string, used: number, windowsOf = pacificDay) =>
  spend(mails.stack.dynamodbEndpoint, { scope, client, windowsOf, used })
const isPaused = async () => (await mails.owner.expect('getDashboard')).areReceiptsPaused

const fresh = () => `${randomUUID()}@example.com`

async function send(endpoint: EndpointName, body: object, address: string) {
  const { status, text } = await mails.api.post(endpoint, body, { address })
  if (status !== 201) throw new Error(`${address} was answered ${status}: ${text}`)
  return JSON.parse(text) as { id: string; link: string; isMailed: boolean }
}

/** @returns the id of what is sent, as `quote` does */
const write = async (email: string, address: string, name = 'Ana Ruiz') =>
  (await send('createContact', contactRequest({ email, name }), address)).id
const quote = async (address: string, email = fresh()) =>
  (await send('createQuote', quoteRequest({ customerInfo: { name: 'Ana', email } }), address)).id
const book = (address: string, email = fresh()) => {
  const phone = `559${String(randomInt(10 ** 7)).padStart(7, '0')}`
  return send('createBooking', { ...visitor(), email, phone, ...windows.pop() }, address)
}

const statesOf = async (ids: string[]) => (await settledMails(mails, ids)).map(({ status }) => status)
const receiptOf = (id: string) => `receipt-${id}`
const ownerMailOf = (id: string) => `owner-${id}`

test('a network gets ten receipts a day, and all networks of an IPv6 /48 thirty (P14.5)', async () => {
  const from = async (addressOf: (count: number) => string, count: number) => {
    const ids = []
    for (let at = 0; at < count; at++) ids.push(receiptOf((await book(addressOf(at))).id))
    const states = await statesOf(ids)
    return states.filter((state) => state === 'sent').length
  }
  expect(await from(() => '198.51.100.2', 12)).toBe(10)
  await use('receipt', '2001:db8:5::/48', 28)
  expect(await from((at) => `2001:db8:5:${at}::1`, 4)).toBe(2)
  expect(await from(() => '198.51.100.3', 1)).toBe(1)
})

test("a booking's receipt comes before a quote's, and that before a message's, of one network and of all (P14.5)", async () => {
  const stateOf = async (id: string) => (await statesOf([receiptOf(id)]))[0]
  const all = async (used: number) => use('receipt', 'all', used)
  const states = async (address: string) => [
    await stateOf(await write(fresh(), address)),
    await stateOf(await quote(address)),
    await stateOf((await book(address)).id),
  ]
  const without = async () => (await mails.owner.expect('getDashboard')).withoutReceipt
  await all(99)
  expect(await without()).toEqual([])
  expect(await states('198.51.100.20')).toEqual(['sent', 'sent', 'sent'])
  expect(await without()).toEqual(['contact'])
  expect(await states('198.51.100.21')).toEqual(['skipped', 'sent', 'sent'])
  await all(150)
  expect(await without()).toEqual(['contact', 'quote'])
  expect(await states('198.51.100.22')).toEqual(['skipped', 'skipped', 'sent'])
  await all(200)
  expect(await without()).toEqual(['contact', 'quote', 'booking'])
  expect(await states('198.51.100.23')).toEqual(['skipped', 'skipped', 'skipped'])
  for (const value of ['19', '50001', 'many'])
    expect((await mails.owner.call('updateSetting', 'receipts_a_day', { value })).status).toBe(400)
  await mails.owner.set('receipts_a_day', '1000')
  expect(await without()).toEqual([])
  await mails.owner.set('receipts_a_day', '200')
  await all(0)
  await use('receipt', '198.51.100.24', 8)
  expect(await states('198.51.100.24')).toEqual(['skipped', 'skipped', 'sent'])
})

test('a flood to one mailbox costs nobody else a receipt, and the owner gets every lead (P14.3, P14.5)', async () => {
  // Five receipts of messages are left.
  await use('receipt', 'all', 95)
  await use('owner-mail', 'all', 0, clockHour)
  const before = mails.ses.accepted.length
  const startedIn = clockHour(new Date()).start
  const names = Array.from({ length: 40 }, (_, at) => `Flood ${at}.`)
  const flood: string[] = []
  for (const [at, name] of names.entries()) {
    const mailbox = at % 2 ? `Vic.Tim+${at}@gmail.com` : `victim+${at}@GoogleMail.com`
    flood.push(await write(mailbox, `203.0.113.${at % 5}`, name))
  }
  const states = await statesOf(flood.map(receiptOf))
  expect(states.filter((state) => state === 'sent')).toHaveLength(2)
  const innocents = []
  // Two of the five went to the victim; the 38 refused ones used none.
  for (const state of ['sent', 'sent', 'sent', 'skipped']) {
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

test('of changes by the link a network has thirty mailed a day, and a mailbox gets seven; the others wait (P14.8)', async () => {
  const changed = async (email: string, address: string) => {
    const { id, link } = await book(address, email)
    const answer = await mails.api.post('changeVisit', { token: link, action: 'cancel' }, { address })
    expect(answer.status).toBe(200)
    return `change-${id}-1`
  }
  const used = (client: string, count: number) => use('change-mail', client, count)
  await used('198.51.100.60', 28)
  const strangers = []
  for (let at = 0; at < 3; at++) strangers.push(await changed(fresh(), '198.51.100.60'))
  // In whichever order they are composed.
  expect((await statesOf(strangers)).sort()).toEqual(['planned', 'sent', 'sent'])
  await used('ruiz@example.com', 6)
  const own = [
    await changed('ruiz+1@example.com', '198.51.100.71'),
    await changed('ruiz+2@example.com', '198.51.100.72'),
  ]
  expect((await statesOf(own)).sort()).toEqual(['planned', 'sent'])
  // The owner's change is mailed all the same.
  const { id } = await book('198.51.100.90', 'ruiz@example.com')
  await mails.owner.expect('updateBooking', id, { status: 'cancelled' })
  expect(await statesOf([`change-${id}-1`])).toEqual(['sent'])
})

test('a mailbox gets two receipts of messages, a third of a quote and a fourth of a booking (P14.5)', async () => {
  await use('receipt', 'all', 0)
  const email = fresh()
  const stateAfter = async (id: string) => (await statesOf([receiptOf(id)]))[0]
  const states = []
  for (const at of [1, 2, 3]) states.push(await stateAfter(await write(email, `198.51.101.${at}`)))
  for (const at of [4, 5]) states.push(await stateAfter(await quote(`198.51.101.${at}`, email)))
  const { id, isMailed } = await book('198.51.101.6', email)
  states.push(await stateAfter(id))
  expect(states).toEqual(['sent', 'sent', 'skipped', 'sent', 'skipped', 'sent'])
  expect(isMailed).toBe(true)
})

test("a form's network is removed once its receipt is decided", async () => {
  await use('receipt', 'all', 0)
  const id = await write('forgotten@example.com', '192.0.2.77')
  await settledMails(mails, [receiptOf(id), ownerMailOf(id)])
  const rows = await readTable(mails.stack.dynamodbEndpoint)
  const outbox = rowsOf(rows, 'OUTBOX')
  expect(outbox.filter((row) => 'network' in row && row['status'] !== 'planned')).toEqual([])
  expect(JSON.stringify(rows)).not.toContain('192.0.2.77')
  // Too short to be traced back: one of 65,536 values for some four billion addresses.
  const receipt = outbox.find((row) => row['id'] === receiptOf(id))
  expect(receipt?.['origin']).toMatch(/^[0-9a-f]{4}$/)
})

test('five mails that come back to one network leave the receipts of others alone (P14.5)', async () => {
  await use('receipt', 'all', 0)
  for (let at = 0; at < 5; at++) {
    const id = receiptOf(await quote('192.0.2.150'))
    await statesOf([id])
    await mails.api.call('mail-events', bounceOf(id))
  }
  expect(await isPaused()).toBe(false)
  expect(await statesOf([receiptOf((await book('192.0.2.151')).id)])).toEqual(['sent'])
})

test("five mails that come back to three networks pause receipts until the owner decides, but not the owner's mails (P14.5)", async () => {
  await use('receipt', 'all', 0)
  await use('owner-mail', 'all', 0, clockHour)
  // Two of the one network before count.
  const quotes = [await quote('192.0.2.200'), await quote('192.0.2.200'), await quote('192.0.2.202')]
  const receipts = quotes.map(receiptOf)
  expect(new Set(await statesOf([...receipts, ...quotes.map(ownerMailOf)]))).toEqual(new Set(['sent']))
  for (const id of receipts.slice(0, 2)) {
    await mails.api.call('mail-events', bounceOf(id))
    // A repeated event, a transient fault and a bounced mail to the owner do not count.
    await mails.api.call('mail-events', bounceOf(id))
    await mails.api.call('mail-events', bounceOf(id.replace('receipt', 'owner')))
  }
  const [, , late = ''] = quotes
  await mails.api.call('mail-events', bounceOf(receiptOf(late), 'Transient'))
  expect(await isPaused()).toBe(false)
  // A complaint about another mail than the receipt.
  await mails.owner.expect('updateQuote', late, { action: 'send' })
  await statesOf([`quote-${late}-1`])
  const complaint = {
    detail: { eventType: 'Complaint', mail: { tags: { notification: [`quote-${late}-1`] } } },
  }
  await mails.api.call('mail-events', complaint)
  expect(await isPaused()).toBe(true)

  const id = await write('nobody@example.com', '192.0.2.201')
  expect(await statesOf([receiptOf(id)])).toEqual(['skipped'])
  expect(await statesOf([ownerMailOf(id)])).toEqual(['sent'])
  const set = (value: string) => mails.owner.call('updateSetting', 'customer_receipts', { value })
  expect((await set('paused')).status).toBe(400)
  expect((await set('yes')).status).toBe(200)
  expect(await isPaused()).toBe(false)
  const last = await write('ana@example.com', '192.0.2.201')
  const again = receiptOf(last)
  expect(await statesOf([again])).toEqual(['sent'])
  const setStatus = (status: string) =>
    setAttributes(mails.stack.dynamodbEndpoint, mailKey(again), { status })
  await setStatus('sending')
  await expect(mails.api.call('mail-events', bounceOf(again))).rejects.toThrow('Not marked as sent yet')
  await setStatus('sent')
  await mails.owner.expect('deleteContact', last)
  // On the same day one more is enough, even about a record that is deleted. And a setting that the owner switched off stays off.
  await mails.api.call('mail-events', bounceOf(again))
  expect(await isPaused()).toBe(true)
})

/** Tools for a table that was restored, on a real table with the notifier running. */
import { CreateTableCommand, DeleteTableCommand } from '@aws-sdk/client-dynamodb'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { judgeCustomers } from '#tests/faults/customer-oracle.ts'
import { judgeCounters, judgeSlots } from '#tests/faults/oracle.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { bookingDesk } from '#tests/support/api/file-stack.ts'
import { contactRequest, customerId, quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { settledTable } from '#tests/support/api/worker-stack.ts'
import { mailTo, readMails, waitForMail } from '#tests/support/mail/mailbox.ts'
import {
  deleteRows,
  putRows,
  readTable,
  rowsOf,
  type TableRow,
  withClient,
} from '#tests/support/table/rows.ts'
import { runTool } from '#tests/support/table/tool.ts'

const { stack, owner, freshWindow: window } = bookingDesk()

const COPY = 'restored-copy'

const rows = () => readTable(stack.dynamodbEndpoint)

const tool = (name: string, ...options: string[]) => runTool(stack, name, ...options)

/** Stores rows in the restored table. */
const restore = (items: TableRow[]) =>
  withClient(stack.dynamodbEndpoint, async (client) => {
    for (const Item of items) await client.send(new PutCommand({ TableName: COPY, Item }))
  })

/** A mail as it is between its record's transaction and the notifier. */
const waiting = (row: TableRow): TableRow => ({
  ...row,
  status: 'queued',
  attempts: 0,
  entityStatus: 'OUTBOX#queued',
  ...(row['kind'] === 'receipt' && { network: '203.0.113.9' }),
})

beforeAll(async () => {
  const copy = new CreateTableCommand({
    TableName: COPY,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: ['pk', 'sk'].map((name) => ({ AttributeName: name, AttributeType: 'S' })),
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
  })
  await withClient(stack.dynamodbEndpoint, (client) => client.send(copy))
})

afterAll(async () => {
  const end = new DeleteTableCommand({ TableName: COPY })
  await withClient(stack.dynamodbEndpoint, (client) => client.send(end))
})

const mailsAbout = async (email: string) =>
  (await readMails(stack)).filter(({ destination: { to }, replyTo }) => [...to, ...replyTo].includes(email))

/** All mails about a record but those that are only planned. */
const mailsOf = async (id: string) =>
  rowsOf(await rows(), 'OUTBOX').filter(({ recordId, status }) => recordId === id && status !== 'planned')
/** Resolves when a mail that was queued later is there: those before it would be, too. */
async function untilMailPassed(email: string): Promise<void> {
  await apiClient(stack).expect('createContact', contactRequest({ email }))
  await mailTo(stack, email)
}

test('a deleted booking is put back with its place, its quote and its count, other rows stay away, and nobody gets a mail again', async () => {
  const email = 'put-back@example.com'
  const quote = await apiClient(stack).expect('createQuote', quoteRequest())
  const visit = { ...visitor(), ...window(), email, quoteId: quote.id }
  const booked = await apiClient(stack).expect('createBooking', visit)
  const gone = await apiClient(stack).expect('createContact', contactRequest({ email: 'gone@example.com' }))
  await mailTo(stack, email)
  await untilMailPassed('passed-1@example.com')
  const sent = await mailsAbout(email)
  expect(sent).toHaveLength(2)

  await settledTable(stack)
  const before = await rows()
  await restore(
    before.map((row) => (row.pk.startsWith('OUTBOX#') && row['status'] === 'sent' ? waiting(row) : row)),
  )
  await owner.expect('deleteBooking', booked.id)
  await owner.expect('deleteContact', gone.id)
  await waitForMail(stack, ({ subject }) => subject.startsWith('Your visit is cancelled'))
  await untilMailPassed('deleted@example.com')
  await settledTable(stack)
  const deleted = await rows()

  const listed = tool('put-back', COPY)
  expect(listed.status).toBe(0)
  const isOf = (id: string) => (row: TableRow) =>
    !row.pk.startsWith('CUSTOMER#') && (row['id'] === id || row['recordId'] === id)
  const lost = [booked.id, gone.id].flatMap((id) => before.filter(isOf(id)))
  expect(lost.length).toBeGreaterThanOrEqual(6)
  const isGone = ({ pk, sk }: TableRow) =>
    pk.startsWith('CUSTOMER#') && sk === 'RECORD' && !deleted.some((row) => row.pk === pk)
  lost.push(...before.filter(isGone))
  expect(listed.lines.map((line) => line.split(' ', 2).join(' ')).sort()).toEqual(
    lost.map((row) => `${row.pk.split('#')[0]} ${row['recordId'] ?? row['id']}`).sort(),
  )
  expect(await rows()).toEqual(deleted)

  expect(tool('put-back', COPY, '--write', booked.id)).toMatchObject({ status: 0 })
  expect(tool('recount', '--write')).toMatchObject({ status: 0 })
  const after = await rows()
  expect(rowsOf(after, 'BOOKING')).toEqual(rowsOf(before, 'BOOKING'))
  expect(rowsOf(after, 'CONTACT').some(({ id }) => id === gone.id)).toBe(false)
  expect([...judgeCounters(after), ...judgeSlots(after), ...judgeCustomers(after)]).toEqual([])
  const [again] = await owner.expect('listQuotes', { q: quote.id })
  expect(again).toMatchObject({ state: 'booked', bookingId: booked.id })
  const [row] = await owner.expect('listBookings', { q: booked.id })
  expect(row?.notification).toMatchObject({ status: 'skipped', reason: 'Restored from a backup' })

  await untilMailPassed('passed-2@example.com')
  const [told, ...others] = (await mailsAbout(email)).slice(sent.length)
  // Its deletion was told before it was put back.
  expect(told?.subject).toMatch(/^Your visit is cancelled/)
  expect(others).toEqual([])
})

test('everything that no other row tells is put back: who opted out, a calendar, notes, a photograph, a payment of a deleted visit and a cancelled visit', async () => {
  const quote = await apiClient(stack).expect('createQuote', quoteRequest())
  const visit = { ...visitor(), ...window(), quoteId: quote.id }
  const { id } = await apiClient(stack).expect('createBooking', visit)
  await owner.expect('updateBooking', id, { status: 'cancelled' })
  await owner.expect('updateQuote', quote.id, { action: 'decline', reason: 'price' })
  const cancelled = rowsOf(await rows(), 'BOOKING').find((row) => row['id'] === id) as TableRow
  await owner.expect('deleteBooking', id)
  const before = await rows()
  const lost = [
    { pk: 'OPT_OUT#mailbox', sk: 'RECORD', reason: 'asked' },
    { pk: 'CALENDAR_FEED', sk: 'RECORD', generation: 2 },
    { pk: 'CUSTOMER#lost', sk: 'RECORD', id: 'lost' },
    { pk: 'PHOTOS', sk: 'photo', id: 'photo' },
    { pk: 'PAYMENTS', sk: '2026-01-05T10:00:00.000Z#paid', id: 'paid', isDeleted: true },
    { pk: 'SETTINGS', sk: 'lost-setting', id: 'digest' },
    { pk: 'KIND-OF-TOMORROW#1', sk: 'RECORD' },
    cancelled,
  ]
  const kinds = ['SLOTS', 'HOLDER#1', 'OWED', 'COUNTERS', 'UNIQUE#x', 'RATE#x', 'IDEMPOTENCY#x']
  const derived = [
    { pk: 'CUSTOMER#lost', sk: 'AT#2026-01-05#QUOTE#1' },
    ...kinds.map((pk) => ({ pk, sk: 'lost' })),
    ...['SESSION#1', 'PASSKEY#1', 'SECOND_FACTOR'].map((sk) => ({ pk: 'ADMIN#lost', sk, id: 'lost' })),
  ]
  await restore([...lost, ...derived])
  const ids = 'OPT_OUT#mailbox CALENDAR_FEED lost photo paid lost-setting KIND-OF-TOMORROW#1'.split(' ')
  // As the back office shows an id, which is not whole.
  const { lines } = tool('put-back', COPY, '--write', ...ids, id, '0f8fad5b')
  expect(lines.at(-2)).toBe('nothing of 0f8fad5b is missing')
  expect(lines.at(-1)).toMatch(/^8 rows are back in /)
  const isNew = ({ pk, sk }: TableRow) => !before.some((row) => row.pk === pk && row.sk === sk)
  const keysOf = (list: TableRow[]) => list.map(({ pk, sk }) => `${pk} ${sk}`).sort()
  const after = await rows()
  const [declined] = await owner.expect('listQuotes', { q: quote.id })
  expect(declined).toMatchObject({ state: 'declined' })
  await deleteRows(stack.dynamodbEndpoint, ...lost)
  expect(keysOf(after.filter(isNew))).toEqual(keysOf(lost))
})

test('a customer is put back merged with those who come back with it, and with nobody else (P34.5)', async () => {
  const ids: string[] = []
  for (const email of ['home@example.com', 'work@example.com'])
    ids.push((await apiClient(stack).expect('createContact', contactRequest({ email }))).id)
  const [home = '', work = ''] = await Promise.all(ids.map((id) => customerId(owner, id)))
  await owner.expect('updateCustomer', home, { action: 'merge', other: work })
  await restore(await rows())
  await owner.expect('updateCustomer', home, { action: 'separate', other: work })
  await owner.expect('deleteContact', ids[1] ?? '')
  const putBack = (...named: string[]) =>
    expect(tool('put-back', COPY, '--write', ...named).status || tool('recount', '--write').status).toBe(0)
  const listed = async (id: string) =>
    (await owner.expect('getCustomer', id)).records.map(({ record }) => record.id).sort()
  putBack(ids[1] ?? '', work)
  expect([await listed(home), await listed(work)]).toEqual(ids.map((id) => [id]))
  for (const id of ids) await owner.expect('deleteContact', id)
  putBack(...ids, home, work)
  expect(await listed(work)).toEqual(ids.sort())
})

/** Before the table was made. */
const RESTORED = '2026-01-01T10:00:00.000Z'

test("a restored table sends no customer's mail again, and the owner's and new ones still", async () => {
  const contact = { name: 'Restored', email: 'restored@example.com' }
  const { id } = await apiClient(stack).expect('createContact', contactRequest(contact))
  await mailTo(stack, contact.email)
  await untilMailPassed('passed-3@example.com')
  const booked = window()
  const body = { ...visitor(), ...booked, email: 'planned@example.com' }
  const { id: visit } = await apiClient(stack).expect('createBooking', body)
  await mailTo(stack, 'planned@example.com')
  await untilMailPassed('passed-4@example.com')
  const reminderId = `reminder-${booked.serviceDate}-${visit}`
  const [reminder] = rowsOf(await rows(), 'OUTBOX').filter(({ id: row }) => row === reminderId)
  if (!reminder) throw new Error('No reminder is planned')
  const due = {
    id: `reminder-2026-01-01-${visit}`,
    sk: `reminder-2026-01-01-${visit}`,
    dueAt: RESTORED,
    deleted: { email: 'planned@example.com' },
  }
  await putRows(stack.dynamodbEndpoint, { ...reminder, ...due })
  // Not new, so that only the sweeper would send them, and not for an hour.
  const later = { attempts: 1, nextAttemptAt: new Date(Date.now() + 3_600_000).toISOString() }
  const held = { ...later, status: 'held', entityStatus: 'OUTBOX#held', updatedAt: RESTORED }
  const mails = await mailsOf(id)
  await putRows(stack.dynamodbEndpoint, ...mails.map((row) => ({ ...waiting(row), ...held })))

  // The website goes on as soon as the table is there, and a restore may be repeated.
  const since = { id: `reminder-2026-01-02-${visit}`, sk: `reminder-2026-01-02-${visit}` }
  const overdue = new Date(Date.now() - 1000).toISOString()
  await putRows(stack.dynamodbEndpoint, { ...reminder, ...since, dueAt: overdue })
  const { id: next } = await apiClient(stack).expect('createContact', contactRequest())
  const isNewReceipt = ({ recordId, kind }: TableRow) => recordId === next && kind === 'receipt'
  await untilMailPassed('passed-5@example.com')
  const [newReceipt] = rowsOf(await rows(), 'OUTBOX').filter(isNewReceipt)
  if (!newReceipt) throw new Error('No receipt is there')
  await putRows(stack.dynamodbEndpoint, { ...waiting(newReceipt), ...later })

  expect(tool('settle-mails').lines).toEqual(['2 mails to customers will not be sent'])
  const states = (await mailsOf(id)).map((row) => [row['kind'], [row['status'], row['entityStatus']]])
  const settled = { owner: ['held', 'OUTBOX#held'], receipt: ['skipped', undefined] }
  expect(Object.fromEntries(states)).toEqual(settled)
  // What is due was perhaps sent before; what is not, was not.
  const planned = rowsOf(await rows(), 'OUTBOX').filter(({ recordId }) => recordId === visit)
  const stateOf = (mail: string) => planned.find((row) => row['id'] === mail)
  expect(stateOf(reminderId)).toMatchObject({ status: 'planned' })
  // It names nobody and expires, as each mail that was skipped.
  expect(stateOf(due.id)).toMatchObject({ status: 'skipped', expiresAt: expect.any(Number) })
  expect(stateOf(due.id)).not.toHaveProperty('deleted')
  expect(stateOf(since.id)).toMatchObject({ status: 'planned' })
  expect(rowsOf(await rows(), 'OUTBOX').find(isNewReceipt)).toMatchObject({ status: 'queued' })
})

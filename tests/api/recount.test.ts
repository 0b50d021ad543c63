/** Rows that were put back, changed or removed by hand: recount.ts makes the table agree with itself again. */
import { expect, test } from '@jest/globals'
import { counterKey } from '#functions/table/keys.ts'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'
import { judgeCounters, judgeSlots } from '#tests/faults/oracle.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { bookingDesk } from '#tests/support/api/file-stack.ts'
import { addVisit, sendEach } from '#tests/support/api/requests.ts'
import { settledTable } from '#tests/support/api/worker-stack.ts'
import { addPhoto } from '#tests/support/photos/upload.ts'
import { deleteRows, putRows, rowsOf, type TableRow } from '#tests/support/table/rows.ts'
import { runTool } from '#tests/support/table/tool.ts'

const { stack, owner, freshWindow: window } = bookingDesk()

const recount = (...options: string[]) => runTool(stack, 'recount', ...options)

/** Sending a mail would change its row meanwhile. */
const rows = () => settledTable(stack)

const guardsOf = (table: TableRow[]) =>
  table
    .filter(({ pk }) => /^(UNIQUE#|SEEDED$)/.test(pk))
    .map(({ pk, rowId, adminId, sk }) => `${pk} ${sk} ${rowId} ${adminId}`)
    .sort()

/** Visits in one name. */
const visitsOf = (table: TableRow[]) =>
  table
    .filter(({ pk, sk }) => pk.startsWith('HOLDER#') && sk !== 'REVISION')
    .map(({ pk, sk }) => `${pk} ${sk}`)
    .sort()

test('counters, windows, visits in one name and guards that do not agree with their rows are listed, corrected, and agree then', async () => {
  for (const trap of [{}, {}, { website: 'x' }]) await sendEach(apiClient(stack), window(), trap)
  await addPhoto(owner)
  const [cancelled] = await owner.expect('listBookings', { limit: 1, status: 'pending' })
  await owner.expect('updateBooking', cancelled?.id ?? '', { status: 'cancelled' })
  expect(recount()).toMatchObject({ status: 0 })

  const before = await rows()
  const booking = rowsOf(before, 'BOOKING').find(({ status }) => status === 'pending') as TableRow
  const [quote] = rowsOf(before, 'QUOTE').filter(({ isSpam }) => !isSpam) as [TableRow]
  const guards = before.filter(({ pk }) => pk.startsWith('UNIQUE#'))
  const [lost, stolen] = guards.filter(({ rowId }) => rowId) as [TableRow, TableRow]
  const ofAdmin = guards.find(({ adminId }) => adminId) as TableRow
  const visit = before.find(({ pk, sk }) => pk.startsWith('HOLDER#') && sk.startsWith('OPEN#')) as TableRow
  const seeded = before.find(({ pk, sk }) => pk === 'SEEDED' && sk === 'PRICING') as TableRow
  await deleteRows(stack.dynamodbEndpoint, quote, visit, lost, ofAdmin, seeded)
  await putRows(
    stack.dynamodbEndpoint,
    { ...booking, pk: `${booking.pk}0`, id: booking['id'] },
    { ...counterKey('CONTACT', 8), spam: 5 },
    { ...counterKey('COMMERCIAL_QUOTE', 8), value: 5 },
    { pk: 'SLOTS', sk: '2059-01-06#08:00', claimed: 2 },
    { pk: 'PHOTO_COUNT', sk: 'RECORD', listed: 3 },
    { ...visit, sk: 'DONE#none' },
    { ...stolen, rowId: 'nobody' },
    { ...lost, pk: 'UNIQUE#pricing#none', rowId: 'nobody' },
  )
  const corrupted = await rows()
  const found = recount()
  expect(found.status).toBe(1)
  const wrong = ['QUOTE: .*total is 2, not 1', 'BOOKING: .*pending is 1, not 2', 'CONTACT: spam is 7, not 2']
  for (const line of [...wrong, 'COMMERCIAL_QUOTE: value is 305, not 300'])
    expect(found.lines).toContainEqual(expect.stringMatching(line))
  expect(found.lines).toContain('window 2059-01-06#08:00: 2 too many places taken')
  expect(found.lines).toContain('3 photographs are counted, 1 are there')
  expect(await rows()).toEqual(corrupted)

  expect(recount('--write')).toMatchObject({ status: 0 })
  const after = await rows()
  expect([...judgeCounters(after), ...judgeSlots(after)]).toEqual([])
  expect(guardsOf(after)).toEqual(guardsOf(before))
  expect(visitsOf(after)).toEqual(visitsOf(before))
  expect(after).toContainEqual(expect.objectContaining({ pk: 'PHOTO_COUNT', listed: 1 }))
})

test('a visit that is over may lack the row in its name, which has expired', async () => {
  const today = pacificNow(new Date()).date
  await addVisit(owner, addDays(today, -1))
  const isExpired = ({ pk, sk }: TableRow) =>
    pk.startsWith('HOLDER#') && sk.startsWith('OPEN#') && sk < `OPEN#${today}`
  const expired = (await rows()).filter(isExpired)
  expect(expired).not.toEqual([])
  await deleteRows(stack.dynamodbEndpoint, ...expired)
  expect(recount()).toMatchObject({ status: 0 })
})

test('payments of a visit that was deleted stay', async () => {
  const { id } = await addVisit(owner, addDays(pacificNow(new Date()).date, -1), { totalPrice: 238 })
  const payment = { amount: '238', method: 'cash' } as const
  await owner.expect('updateBooking', id, { status: 'completed', payment })
  await owner.expect('deleteBooking', id)
  const payments = async () => (await rows()).filter(({ pk }) => pk === 'PAYMENTS')
  const before = await payments()
  expect(before).toHaveLength(1)
  expect(recount('--write')).toMatchObject({ status: 0 })
  expect(await payments()).toEqual(before)
})

test('two prices of one name are left to a person', async () => {
  const price = (await rows()).find(({ pk }) => pk === 'PRICING') as TableRow
  const twin = { ...price, sk: 'twin', id: '00000000-0000-4000-8000-000000000000' }
  await putRows(stack.dynamodbEndpoint, twin)
  const { status, lines } = recount('--write')
  expect(status).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(/^the same name is of PRICING \S+ and PRICING \S+: rename one$/),
  ])
})

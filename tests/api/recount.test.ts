/** Rows that were put back, changed or removed by hand: recount.ts makes the table agree with itself again. */
import { spawnSync } from 'node:child_process'
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from '@jest/globals'
import { LOCAL_TABLE, tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { judgeCounters, judgeSlots } from '#tests/faults/oracle.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { bookingDesk } from '#tests/support/api/file-stack.ts'
import { commercialRequest, contactRequest, quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { addPhoto } from '#tests/support/photos/upload.ts'
import { readTable, rowsOf, type TableRow, tableClient } from '#tests/support/table/rows.ts'

const { stack, owner, freshWindow: window } = bookingDesk()

const RECOUNT = ['--import', 'tsx', 'scripts/table/recount.ts']

function recount(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...RECOUNT, ...options], {
    encoding: 'utf8',
    env: { ...process.env, ...tableEnvironment(stack.dynamodbEndpoint), NODE_OPTIONS: '' },
  })
  return { status, lines: stdout.trim().split('\n'), stderr }
}

const rows = () => readTable(stack.dynamodbEndpoint)

async function change(...commands: (PutCommand | DeleteCommand | UpdateCommand)[]): Promise<void> {
  const client = tableClient(stack.dynamodbEndpoint)
  for (const command of commands) await client.send(command as PutCommand)
  client.destroy()
}

const put = (Item: TableRow) => new PutCommand({ TableName: LOCAL_TABLE, Item })
const remove = ({ pk, sk }: TableRow) => new DeleteCommand({ TableName: LOCAL_TABLE, Key: { pk, sk } })
const add = ({ pk, sk }: Pick<TableRow, 'pk' | 'sk'>, name: string, by: number) =>
  new UpdateCommand({
    TableName: LOCAL_TABLE,
    Key: { pk, sk },
    UpdateExpression: 'ADD #name :by',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':by': by },
  })

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
  const client = apiClient(stack)
  for (const trap of [{}, {}, { website: 'x' }]) {
    await client.expect('createQuote', { body: quoteRequest(trap) })
    await client.expect('createCommercialContact', { body: commercialRequest(trap) })
    await client.expect('createContact', { body: contactRequest(trap) })
    await client.expect('createBooking', { body: { ...visitor(), ...window(), ...trap } })
  }
  await addPhoto(owner)
  const [cancelled] = await owner.expect('listBookings', { query: { limit: 1, status: 'pending' } })
  await owner.expect('updateBooking', { params: { id: cancelled?.id ?? '' }, body: { status: 'cancelled' } })
  expect(recount()).toMatchObject({ status: 0 })

  const before = await rows()
  const booking = rowsOf(before, 'BOOKING').find(({ status }) => status === 'pending') as TableRow
  const [quote] = rowsOf(before, 'QUOTE').filter(({ isSpam }) => !isSpam) as [TableRow]
  const guards = before.filter(({ pk }) => pk.startsWith('UNIQUE#'))
  const [lost, stolen] = guards.filter(({ rowId }) => rowId) as [TableRow, TableRow]
  const ofAdmin = guards.find(({ adminId }) => adminId) as TableRow
  const visit = before.find(({ pk, sk }) => pk.startsWith('HOLDER#') && sk.startsWith('OPEN#')) as TableRow
  const seeded = before.find(({ pk, sk }) => pk === 'SEEDED' && sk === 'PRICING') as TableRow
  await change(
    remove(quote),
    put({ ...booking, pk: `${booking.pk}0`, id: booking['id'] }),
    add({ pk: 'COUNTERS', sk: 'CONTACT#3' }, 'spam', 5),
    add({ pk: 'COUNTERS', sk: 'COMMERCIAL_QUOTE#3' }, 'value', 5),
    add({ pk: 'SLOTS', sk: '2059-01-06#08:00' }, 'claimed', 2),
    add({ pk: 'PHOTO_COUNT', sk: 'RECORD' }, 'listed', 2),
    remove(visit),
    put({ ...visit, sk: 'DONE#none' }),
    remove(lost),
    put({ ...stolen, rowId: 'nobody' }),
    remove(ofAdmin),
    put({ ...lost, pk: 'UNIQUE#pricing#none', rowId: 'nobody' }),
    remove(seeded),
  )

  const corrupted = await rows()
  const found = recount()
  expect(found.status).toBe(1)
  for (const line of [
    /QUOTE: .*total is 2, not 1/,
    /BOOKING: .*pending is 1, not 2/,
    /CONTACT: spam is 7, not 2/,
    /COMMERCIAL_QUOTE: value is 99, not 94/,
  ])
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

test('two prices of one name are left to a person', async () => {
  const price = (await rows()).find(({ pk }) => pk === 'PRICING') as TableRow
  const twin = { ...price, sk: 'twin', id: '00000000-0000-4000-8000-000000000000' }
  await change(put(twin))
  const { status, lines } = recount('--write')
  expect(status).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(/^the same name is of PRICING \S+ and PRICING \S+: rename one$/),
  ])
})

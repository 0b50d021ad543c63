/** Records of before there were customers get their cards, also while the site runs. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from '@jest/globals'
import { LOCAL_TABLE, tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { customerDesk, someone } from '#tests/api/customer-desk.ts'
import { judgeCustomers } from '#tests/faults/customer-oracle.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'
import { settledTable } from '#tests/support/api/worker-stack.ts'
import { rowsOf, tableClient } from '#tests/support/table/rows.ts'

const { stack, owner, rows, sendAll } = customerDesk()

const backfillOptions = () => ({
  env: { ...process.env, ...tableEnvironment(stack.dynamodbEndpoint), NODE_OPTIONS: '' },
})
const BACKFILL = ['--import', 'tsx', 'scripts/table/backfill-customers.ts']

async function removeCustomers(): Promise<void> {
  const client = tableClient(stack.dynamodbEndpoint)
  for (const { pk, sk } of rowsOf(await rows(), 'CUSTOMER'))
    await client.send(new DeleteCommand({ TableName: LOCAL_TABLE, Key: { pk, sk } }))
  client.destroy()
}

const customerRows = async () =>
  rowsOf(await rows(), 'CUSTOMER')
    .map(({ revision: _, ...row }) => JSON.stringify(row, Object.keys(row).sort()))
    .sort()

test('the back-fill can be interrupted and repeated, and works beside visitors', async () => {
  // So many that they are not all there between two looks at the table.
  await Promise.all(Array.from({ length: 15 }, () => sendAll(someone())))
  await apiClient(stack).expect('createQuote', { body: quoteRequest() })
  const right = await customerRows()
  await removeCustomers()
  const first = spawn(process.execPath, BACKFILL, { ...backfillOptions(), detached: true, stdio: 'ignore' })
  const hasBegun = async () => rowsOf(await rows(), 'CUSTOMER').length > 4
  while (!(await hasBegun()) && first.exitCode === null);
  process.kill(-(first.pid ?? 0), 'SIGKILL')
  await once(first, 'exit')
  expect((await customerRows()).length).toBeLessThan(right.length)

  const again = spawn(process.execPath, BACKFILL, backfillOptions())
  const late = someone()
  const { contact } = await sendAll(late)
  await owner.expect('deleteContact', { params: { id: contact.id } })
  const [code] = again.exitCode === null ? await once(again, 'exit') : [again.exitCode]
  expect(code).toBe(0)
  expect(judgeCustomers(await rows())).toEqual([])

  // No mail is on its way, which would change its row meanwhile.
  const once_ = await settledTable(stack)
  const { status, stdout } = spawnSync(process.execPath, BACKFILL, { ...backfillOptions(), encoding: 'utf8' })
  expect([status, stdout.trim()]).toEqual([0, expect.stringMatching(/^0 records/)])
  expect(await settledTable(stack)).toEqual(once_)
})

test('the back-fill removes pointers whose record was deleted by hand', async () => {
  const person = someone()
  const { quote } = await sendAll(person)
  const row = (await rows()).find(({ pk }) => pk === `QUOTE#${quote.id}`)
  const client = tableClient(stack.dynamodbEndpoint)
  await client.send(new DeleteCommand({ TableName: LOCAL_TABLE, Key: { pk: row?.pk, sk: row?.sk } }))
  client.destroy()
  expect(judgeCustomers(await rows())).toHaveLength(1)
  expect(spawnSync(process.execPath, BACKFILL, backfillOptions()).status).toBe(0)
  expect(judgeCustomers(await rows())).toEqual([])
})

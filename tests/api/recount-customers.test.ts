/** Records that are not listed under their customers get onto their cards, even while the site runs. */
import { once } from 'node:events'
import { expect, test } from '@jest/globals'
import { recordKey } from '#functions/table/keys.ts'
import { customerDesk, someone } from '#tests/api/customer-desk.ts'
import { judgeCustomers } from '#tests/faults/customer-oracle.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'
import { settledTable } from '#tests/support/api/worker-stack.ts'
import { deleteRows, putRows, rowsOf, type TableRow } from '#tests/support/table/rows.ts'
import { runTool, startTool } from '#tests/support/table/tool.ts'

const { stack, owner, rows, sendAll } = customerDesk()

const recount = () => runTool(stack, 'recount', '--write')

const customerRows = async () =>
  rowsOf(await rows(), 'CUSTOMER')
    .map(({ revision: _, ...row }) => JSON.stringify(row, Object.keys(row).sort()))
    .sort()

test('the recount of customers can be interrupted and repeated, and works beside visitors', async () => {
  // So many that they are not all there between two looks at the table.
  await Promise.all(Array.from({ length: 15 }, () => sendAll(someone())))
  await apiClient(stack).expect('createQuote', quoteRequest())
  const right = await customerRows()
  await deleteRows(stack.dynamodbEndpoint, ...rowsOf(await rows(), 'CUSTOMER'))
  const first = startTool(stack, 'recount', ['--write'], { detached: true, stdio: 'ignore' })
  const hasBegun = async () => rowsOf(await rows(), 'CUSTOMER').length > 4
  while (!(await hasBegun()) && first.exitCode === null);
  process.kill(-(first.pid ?? 0), 'SIGKILL')
  await once(first, 'exit')
  expect((await customerRows()).length).toBeLessThan(right.length)

  const again = startTool(stack, 'recount', ['--write'])
  const late = someone()
  const { contact } = await sendAll(late)
  await owner.expect('deleteContact', contact.id)
  const [code] = again.exitCode === null ? await once(again, 'exit') : [again.exitCode]
  expect(code).toBe(0)
  expect(judgeCustomers(await rows())).toEqual([])

  // No mail is on its way, which would change its row meanwhile.
  const repaired = await settledTable(stack)
  expect(recount()).toEqual({ status: 0, lines: [expect.stringContaining('agree with the rows')] })
  expect(await settledTable(stack)).toEqual(repaired)
})

test('a recount removes pointers whose record was deleted by hand', async () => {
  const person = someone()
  const { quote } = await sendAll(person)
  await deleteRows(stack.dynamodbEndpoint, recordKey('QUOTE', quote.id))
  expect(judgeCustomers(await rows())).toHaveLength(1)
  expect(recount().status).toBe(0)
  expect(judgeCustomers(await rows())).toEqual([])
})

test('a recount takes a record whose mailbox was changed by hand to that customer alone', async () => {
  const { quote } = await sendAll(someone())
  const [row] = rowsOf(await settledTable(stack), 'QUOTE').filter(({ id }) => id === quote.id)
  const customerInfo = { ...(row?.['customerInfo'] as object), email: someone().email }
  await putRows(stack.dynamodbEndpoint, { ...(row as TableRow), customerInfo })
  // Missing there, and left here.
  expect(judgeCustomers(await rows())).not.toEqual([])
  expect(recount().status).toBe(0)
  expect(judgeCustomers(await rows())).toEqual([])
})

/** Daily reads must not cost more with every year of history. */
import { devNull } from 'node:os'
import { beforeAll, expect, test } from '@jest/globals'
import { digestId } from '#functions/table/keys.ts'
import type { EndpointName } from '#schemas/routes.ts'
import { redirectConsole } from '#scripts/local/aws/cloudwatch-logs.ts'
import { type CallInput, functionCaller } from '#tests/support/api/function-caller.ts'
import { quoteForm, windowRange } from '#tests/support/api/sample-forms.ts'
import { type Reads, startCountingProxy } from '#tests/support/table/counting-proxy.ts'
import { addRecords, withTable } from '#tests/support/table/open-table.ts'

/** Visitors with records: enough for a table to have all shards of its counters, which are drawn at random. */
const SOME = 150
/** How many rows each list is asked for: both tables then give answers of one size. */
const FEW = 10
const LIST = { limit: String(FEW) }

/** The endpoints that read, with the requests that they get. */
const READS: Partial<Record<EndpointName, Pick<CallInput, 'params' | 'query'>>> = {
  listPricing: {},
  getAvailability: { query: windowRange() },
  getDashboard: {},
  listQuotes: { query: LIST },
  listContacts: { query: LIST },
  listBookings: { query: LIST },
  listCommercialQuotes: { query: LIST },
  listCustomers: { query: LIST },
  getCustomer: { params: { id: digestId(quoteForm(1).customerInfo.email) } },
}

let some: Map<EndpointName, Reads>
let many: typeof some

beforeAll(async () => {
  const restoreConsole = redirectConsole(devNull)
  await withTable(async (endpoint, admin) => {
    const proxy = await startCountingProxy(endpoint)
    process.env['AWS_ENDPOINT_URL_DYNAMODB'] = proxy.url
    const caller = await functionCaller(admin)
    const countedReads = async () => {
      const reads = new Map<EndpointName, Reads>()
      for (const name of Object.keys(READS) as EndpointName[]) {
        proxy.take()
        await caller.call(name, READS[name])
        reads.set(name, proxy.take())
      }
      return reads
    }
    await addRecords(caller, 1, SOME)
    some = await countedReads()
    await addRecords(caller, SOME + 1, 3 * SOME)
    many = await countedReads()
    await proxy.stop()
  })
  await restoreConsole()
})

test('dashboard, lists and public reads read as many items of a table three times as large', () => {
  expect(some.size).toBe(Object.keys(READS).length)
  expect(many).toEqual(some)
})

test('the dashboard reads each counter once', () => {
  // Session with admin; three lists, their mails, counters, settings, failed mails, the day's receipts.
  expect(some.get('getDashboard')?.requests).toBe(1 + 3 + 1 + 1 + 1 + 1 + 1)
})

test('a list reads its rows, their mails and the counters of its own kind', () => {
  const { requests, items = Number.NaN } = some.get('listQuotes') ?? {}
  expect(requests).toBe(1 + 1 + 1 + 1)
  // Session and admin; the rows, a mail of each, at most eight shards.
  expect(items).toBeLessThanOrEqual(2 + FEW + FEW + 8)
})

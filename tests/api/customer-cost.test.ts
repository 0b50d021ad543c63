/** The card of a customer with years of history opens in one query and batches. */
import { devNull } from 'node:os'
import { expect, test } from '@jest/globals'
import { newContact } from '#functions/contacts/contact.ts'
import { SEARCHABLE_CONTACTS } from '#functions/contacts/contact-store.ts'
import { digestId } from '#functions/table/keys.ts'
import { createRecord } from '#functions/table/records.ts'
import { transact } from '#functions/table/transact.ts'
import { redirectConsole } from '#scripts/local/aws/cloudwatch-logs.ts'
import { functionCaller } from '#tests/support/api/function-caller.ts'
import { contactRequest } from '#tests/support/api/requests.ts'
import { startCountingProxy } from '#tests/support/table/counting-proxy.ts'
import { withTable } from '#tests/support/table/open-table.ts'
import { putRows } from '#tests/support/table/rows.ts'

const RECORDS = 500
const PERSON = { email: 'regular@customers.example', phone: '(559) 555-0133' }

const recordOf = (n: number) => {
  const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  const contact = newContact(contactRequest(PERSON), id, new Date(Date.UTC(2026, 0, 1, 0, n)))
  return createRecord(SEARCHABLE_CONTACTS, contact)
}

/** Writes all but the last record without their counters, which nothing here reads. */
async function fill(endpoint: string): Promise<void> {
  const writes = Array.from({ length: RECORDS - 1 }, (_, n) => recordOf(n)).flat()
  await putRows(endpoint, ...writes.flatMap(({ operation: { Put } }) => Put?.Item ?? []))
  await transact(recordOf(RECORDS - 1))
}

test('a card of 500 records takes one query, batches of 100, and a look for others with its number (P34.4)', async () => {
  const restoreConsole = redirectConsole(devNull)
  await withTable(async (endpoint, admin) => {
    await fill(endpoint)
    const proxy = await startCountingProxy(endpoint)
    process.env['AWS_ENDPOINT_URL_DYNAMODB'] = proxy.url
    const { call } = await functionCaller(admin)
    proxy.take()
    const params = { id: digestId(PERSON.email) }
    const card = await call('getCustomer', { params })
    const { requests, items } = proxy.take()
    await transact(recordOf(RECORDS))
    const { nextCursor: cursor = '' } = await call('getCustomer', { params })
    const last = await call('getCustomer', { params, query: { cursor } })
    await proxy.stop()
    expect(card.records).toHaveLength(RECORDS)
    expect(card.nextCursor).toBeUndefined()
    expect(last.records).toHaveLength(1)
    // Session; the query; its records and their receipts; one look for each customer with the number, and the last; the opt-out.
    expect(requests).toBe(1 + 1 + RECORDS / 100 + RECORDS / 100 + 2 + 1)
    // Session and admin, the customer's own row, a pointer and a record each, and one pointer found by the number.
    expect(items).toBe(2 + 1 + RECORDS + RECORDS + 1)
  })
  await restoreConsole()
})

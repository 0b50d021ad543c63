/** Forgetting a customer deletes everything about a person. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { counterKey, createdKey, recordKey } from '#functions/table/keys.ts'
import { customerDesk, someone } from '#tests/api/customer-desk.ts'
import { judgeCustomers } from '#tests/faults/customer-oracle.ts'
import { judgeCounters, judgeSlots } from '#tests/faults/oracle.ts'
import { settledTable } from '#tests/support/api/worker-stack.ts'
import { putRows, readWholeTable, rowsOf, type TableRow } from '#tests/support/table/rows.ts'

const { stack, owner, cardOf, rows, sendAll } = customerDesk()

const MARKER = 'Zanzibarova'

test('forgetting leaves no trace in any row but the mark that keeps marketing mails away (P34.10)', async () => {
  const person = {
    ...someone(),
    name: `Mira ${MARKER}`,
    phone: '(559) 555-6611',
    email: `mira@${MARKER}.example`,
  }
  const alias = { ...person, email: `m.work@${MARKER}.example` }
  for (const one of [person, alias]) await sendAll(one)
  await sendAll(person, { website: 'x' })
  // More than one page; a request with an estimate would count elsewhere, too.
  const spam = rowsOf(await rows(), 'CONTACT').find(({ isSpam, estimate }) => isSpam && !estimate) as TableRow
  const more = Array.from({ length: 100 }, () => randomUUID()).map((id) => ({
    ...{ ...spam, ...recordKey('CONTACT', id), id },
    createdKey: createdKey(String(spam['createdAt']), id),
  }))
  await putRows(stack.dynamodbEndpoint, ...more, { ...counterKey('CONTACT', 8), spam: more.length })
  const card = await cardOf(person)
  const params = { id: card.id }
  await owner.expect('updateCustomer', {
    params,
    body: { action: 'merge', other: card.perhaps[0]?.id ?? '' },
  })
  await owner.expect('updateCustomer', {
    params,
    body: { action: 'note', address: '7 Pointer Way', text: `${MARKER} has a dog` },
  })
  const forget = (confirmation: string) =>
    owner.send('POST', `/api/admin/customers/${card.id}/forget`, { body: { confirmation } })
  const ahead = await forget(person.email)
  expect(ahead.status).toBe(409)
  expect(await ahead.json()).toMatchObject({ current: { lastName: MARKER } })
  for (const { record, kind } of (await cardOf(person)).records)
    if (kind === 'booking')
      await owner.expect('updateBooking', {
        params: { id: record.id },
        body: { status: 'cancelled', adminNotes: MARKER },
      })
  // Who has not heard yet that a visit is cancelled still gets that mail.
  await settledTable(stack)
  expect((await forget('somebody@else.example')).status).toBe(400)
  const body = { confirmation: person.email.toUpperCase() }
  const forgotten = await owner.expect('forgetCustomer', { params: { id: card.id }, body })
  expect(forgotten).toMatchObject({ hasMore: false })

  const holds = (row: TableRow) =>
    ['zanzibarova', '5595556611', '555-6611'].some((trace) =>
      JSON.stringify(row).toLowerCase().includes(trace),
    )
  expect((await readWholeTable(stack.dynamodbEndpoint)).filter(holds)).toEqual([])
  const all = await rows()
  expect(all.filter(({ pk }) => pk.startsWith('CUSTOMER#'))).toEqual([])
  expect(all.filter(({ pk }) => pk.startsWith('OPT_OUT#'))).toHaveLength(2)
  expect([...judgeCustomers(all), ...judgeCounters(all), ...judgeSlots(all)]).toEqual([])
  expect((await forget(person.email)).status).toBe(404)
})

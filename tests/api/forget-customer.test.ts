/** Deleting a record, and forgetting a customer, leaves nothing of it. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { pacificToday } from '#frontend/lib/days.ts'
import { pointerItem } from '#functions/people/customer-rows.ts'
import { counterKey, createdKey, digestId, mailKey, recordKey } from '#functions/table/keys.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { addDays, mondayOf } from '#schemas/facts/pacific-time.ts'
import { customerDesk, someone } from '#tests/api/customer-desk.ts'
import { judgeCustomers } from '#tests/faults/customer-oracle.ts'
import { judgeCounters, judgeSlots } from '#tests/faults/oracle.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { addVisit, commercialRequest, contactRequest, visitor } from '#tests/support/api/requests.ts'
import { settledTable } from '#tests/support/api/worker-stack.ts'
import { settledMails } from '#tests/support/mail/mail-stack.ts'
import {
  putRows,
  readTable,
  readWholeTable,
  rowsOf,
  setAttributes,
  type TableRow,
} from '#tests/support/table/rows.ts'

const { stack, owner, cardOf, rows, sendAll } = customerDesk()

test('a commercial request is one record, which either of its lists deletes', async () => {
  const owned = async (id: string) =>
    (await readTable(stack.dynamodbEndpoint)).map(({ pk }) => pk).filter((pk) => pk.endsWith(id))
  for (const remove of ['deleteContact', 'deleteCommercialQuote'] as const) {
    const { id, quoteId = '' } = await apiClient(stack).expect('createCommercialContact', commercialRequest())
    const stored = [...(await owned(id)), ...(await owned(quoteId))].filter((pk) => !pk.startsWith('OUTBOX#'))
    expect([...new Set(stored)]).toEqual([`CONTACT#${id}`])
    await owner.expect(remove, remove === 'deleteContact' ? id : quoteId)
    expect([...(await owned(id)), ...(await owned(quoteId))]).toEqual([])
  }
  const { id } = await apiClient(stack).expect('createContact', contactRequest())
  const message = await owner.call('deleteCommercialQuote', id)
  expect(message.status).toBe(404)
  expect(await owner.expect('listCommercialQuotes', { q: id })).toEqual([])
  expect(await owned(id)).toContain(`CONTACT#${id}`)
  await owner.expect('deleteContact', id)
  expect(judgeCounters(await readTable(stack.dynamodbEndpoint))).toEqual([])
})

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
  // Rows are read 1,000 at a time.
  const newer = Array.from({ length: 1001 }, (_, number) => ({
    ...{ ...spam, ...recordKey('CONTACT', randomUUID()), ...someone(), name: 'Else', search: 'else' },
    createdKey: createdKey('2037-01-01T00:00:00.000Z', String(number)),
  }))
  const counted = { ...counterKey('CONTACT', 8), spam: more.length + newer.length }
  await putRows(stack.dynamodbEndpoint, ...more, ...newer, counted)
  const card = await cardOf(person)
  await owner.expect('updateCustomer', card.id, { action: 'merge', other: card.perhaps[0]?.id ?? '' })
  await owner.expect('updateCustomer', card.id, {
    action: 'note',
    address: '7 Pointer Way',
    text: `${MARKER} has a dog`,
  })
  const forget = (confirmation: string) =>
    owner.send('POST', `/api/admin/customers/${card.id}/forget`, { body: { confirmation } })
  const ahead = await forget(person.email)
  expect(ahead.status).toBe(409)
  expect(ahead.json()).toEqual({
    message: expect.stringMatching(
      /^A visit is still ahead, on \w+day, \w+ \d+, \d{4}. Please cancel it first.$/,
    ),
  })
  for (const { record, kind } of (await cardOf(person)).records)
    if (kind === 'booking')
      await owner.expect('updateBooking', record.id, { status: 'cancelled', adminNotes: MARKER })
  // Who has not heard yet that a visit is cancelled still gets that mail.
  await settledTable(stack)
  const message = 'This is not an address or number of this customer.'
  for (const typed of ['somebody@else.example', ' '])
    expect((await forget(typed)).json()).toEqual({ message })
  const body = { confirmation: person.email.toUpperCase() }
  // One call deletes at most 100 records, spam included, so that much spam cannot make it time out.
  for (let isDone = false; !isDone; ) {
    const { deleted, hasMore } = await owner.expect('forgetCustomer', card.id, body)
    expect(deleted).toBeLessThanOrEqual(100)
    isDone = !hasMore
  }

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

test('forgetting also deletes the spam of a merged customer who has no other record left (P34.10)', async () => {
  const [kept, gone] = [someone(), someone()]
  const send = (one: typeof kept, trap = {}) =>
    apiClient(stack).expect('createContact', contactRequest({ ...one, ...trap }))
  await send(kept)
  const { id } = await send(gone)
  const card = await cardOf(kept)
  await owner.expect('updateCustomer', card.id, { action: 'merge', other: (await cardOf(gone)).id })
  await owner.expect('deleteContact', id)
  await send(gone, { website: 'x' })
  await owner.expect('forgetCustomer', card.id, { confirmation: kept.email })
  expect((await rows()).filter(({ email }) => email === gone.email)).toEqual([])
})

test('all that a visit can have, as the last record of as many customers as can be merged, fits into one deletion (P34.10)', async () => {
  const { email } = someone()
  const others = Array.from({ length: LIMITS.mergedCustomers }, someone)
  const idOf = (one: { email: string }) => digestId(one.email.toLowerCase())
  const window = { serviceDate: '2026-03-02', serviceTime: '08:00' as const }
  const { id } = await owner.expect('addBooking', { ...visitor(), ...window, email, anyway: true })
  const at = '2026-03-02T20:00:00.000Z'
  const payments = Array.from({ length: LIMITS.payments }, () => ({
    ...{ id: randomUUID(), at, amount: '1.00', method: 'cash' },
  }))
  await setAttributes(stack.dynamodbEndpoint, recordKey('BOOKING', id), {
    ...{ status: 'completed', totalPrice: 500, calendarSequence: 60, places: [1, 1, 1, 1, 1], payments },
  })
  const mails = Array.from({ length: 60 }, (_, number) => `change-${id}-${number}`)
  await putRows(stack.dynamodbEndpoint, ...mails.map((mail) => ({ ...mailKey(mail), id: mail })))
  const root = idOf({ email })
  await setAttributes(stack.dynamodbEndpoint, recordKey('CUSTOMER', root), { merged: others.map(idOf) })
  const mergedRow = (id: string) => ({ ...recordKey('CUSTOMER', id), id, revision: 1, mergedInto: root })
  await putRows(stack.dynamodbEndpoint, ...others.map((one) => mergedRow(idOf(one))))
  await owner.expect('deleteBooking', id)
  const left = (await rows()).filter(({ pk }) => pk.includes(id) || pk.startsWith('CUSTOMER#'))
  expect(left).toEqual([])
})

test('in several steps a person is forgotten whole, by whichever of their addresses was typed (P34.10)', async () => {
  const [person, alias] = [someone(), someone()]
  for (const { name, email } of [person, alias])
    await apiClient(stack).expect('createContact', contactRequest({ name, email }))
  const { email } = alias
  await apiClient(stack).expect('createContact', contactRequest({ email, website: 'x' }))
  const [id = '', other = ''] = [person, alias].map((one) => digestId(one.email.toLowerCase()))
  await owner.expect('updateCustomer', id, { action: 'merge', other })
  const earlier = { customer: id, kind: 'CONTACT', createdAt: '2020-01-01T00:00:00.000Z' } as const
  const many = Array.from({ length: 100 }, () => ({ ...earlier, ...person, id: randomUUID() }))
  await putRows(stack.dynamodbEndpoint, ...many.map((one) => pointerItem(one) as TableRow))
  const step = () => owner.expect('forgetCustomer', id, { confirmation: email })
  expect((await step()).hasMore).toBe(true)
  expect((await step()).hasMore).toBe(false)
  const left = (await rows()).filter(
    ({ pk, ...row }) => pk === `CUSTOMER#${id}` || JSON.stringify(row).includes(email),
  )
  expect(left).toEqual([])
})

test('a visit that is deleted leaves no mail of a day that it was on, nor of its first changes (P32.6)', async () => {
  const monday = mondayOf(addDays(pacificToday(), 98))
  const { id } = await addVisit(owner, monday, { email: undefined, status: 'pending' })
  const reminder = `reminder-${monday}-${id}`
  await owner.expect('stopNotification', reminder)
  for (let change = 0; change < 20; change++)
    await owner.expect('updateBooking', id, { serviceDate: addDays(monday, 1 + (change % 2)), anyway: true })
  await settledMails(
    { stack },
    Array.from({ length: 20 }, (_, number) => `change-${id}-${number + 1}`),
  )
  const left = async () => (await readTable(stack.dynamodbEndpoint)).filter(({ pk }) => pk.includes(id))
  expect((await left()).map(({ sk }) => sk)).toContain(reminder)
  await owner.expect('deleteBooking', id)
  expect(await left()).toEqual([])
})

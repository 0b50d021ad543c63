/** Deleting removes everything about a person. */
import { expect, test } from '@jest/globals'
import { addDays } from '#schemas/facts/pacific-time.ts'
import { judgeCounters, judgeSlots } from '#tests/faults/oracle.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import {
  commercialRequest,
  contactRequest,
  openWindows,
  quoteRequest,
  visitor,
} from '#tests/support/api/requests.ts'
import { settledMails } from '#tests/support/mail/mail-stack.ts'
import { readTable, readWholeTable } from '#tests/support/table/rows.ts'

const { stack, owner } = fileDesk()

test('a commercial request is one record, which either of its lists deletes', async () => {
  const owned = async (id: string) =>
    (await readTable(stack.dynamodbEndpoint)).map(({ pk }) => pk).filter((pk) => pk.endsWith(id))
  for (const remove of ['deleteContact', 'deleteCommercialQuote'] as const) {
    const { id, quoteId = '' } = await apiClient(stack).expect('createCommercialContact', {
      body: commercialRequest(),
    })
    const records = [...(await owned(id)), ...(await owned(quoteId))].filter(
      (pk) => !pk.startsWith('OUTBOX#'),
    )
    expect([...new Set(records)]).toEqual([`CONTACT#${id}`])
    await owner.expect(remove, { params: { id: remove === 'deleteContact' ? id : quoteId } })
    expect([...(await owned(id)), ...(await owned(quoteId))]).toEqual([])
  }
  const { id } = await apiClient(stack).expect('createContact', { body: contactRequest() })
  const message = await owner.call('deleteCommercialQuote', { params: { id } })
  expect(message.status).toBe(404)
  expect(await owner.expect('listCommercialQuotes', { query: { q: id } })).toEqual([])
  expect(await owned(id)).toContain(`CONTACT#${id}`)
  await owner.expect('deleteContact', { params: { id } })
  expect(judgeCounters(await readTable(stack.dynamodbEndpoint))).toEqual([])
})

/** A person that no other test uses. */
const PERSON = {
  name: 'Forgetta Quimby',
  email: 'Forgetta.Quimby@forget.example',
  phone: '(559) 555-0166',
  address: '4711 Oblivion Lane, Hanford',
}
const TRACES = ['forgetta', 'quimby', '555-0166', '5595550166', 'oblivion']

async function leaveTraces(): Promise<void> {
  const { name, email, phone, address } = PERSON
  const [firstName = '', lastName = ''] = name.split(' ')
  const client = apiClient(stack)
  const windows = await openWindows(client)
  const visit = () =>
    ({ ...visitor(), ...windows.pop(), firstName, lastName, email, phone, address }) as never
  const message = `Please call ${name} at ${phone}.`
  for (const trap of [{}, { website: 'x' }]) {
    const { id: quoteId } = await client.expect('createQuote', {
      body: quoteRequest({ customerInfo: { name, email, phone, address, message }, ...trap }),
    })
    await client.expect('createContact', { body: { name, email, phone, message, ...trap } })
    await client.expect('createCommercialContact', {
      body: commercialRequest({
        businessName: `${lastName} Ltd`,
        contactName: name,
        email,
        phone,
        address,
        ...trap,
      }),
    })
    await client.expect('createBooking', { body: Object.assign(visit(), { quoteId }, trap) })
  }
  const typed = await owner.expect('addContact', { body: { name, email, message } })
  await owner.expect('updateContact', { params: { id: typed.id }, body: { adminResponse: `Called ${name}` } })
  const booked = await owner.expect('addBooking', { body: visit() })
  await owner.expect('updateBooking', {
    params: { id: booked.id },
    body: { adminNotes: `${phone} is his wife` },
  })
}

/** The steps of the runbook's "Somebody wants to be deleted", in the back office. */
async function forget(): Promise<void> {
  const lists = [
    ['listQuotes', 'deleteQuote'],
    ['listCommercialQuotes', 'deleteCommercialQuote'],
    ['listContacts', 'deleteContact'],
    ['listBookings', 'deleteBooking'],
  ] as const
  for (const [list, remove] of lists)
    for (const status of [{}, { status: 'spam' }] as const)
      for (const q of [PERSON.email, PERSON.phone])
        for (const { id } of await owner.expect(list, { query: { q, ...status } }))
          await owner.expect(remove, { params: { id } })
}

test("the runbook's steps for deleting a person leave no row that identifies them", async () => {
  const holdsTrace = (row: object) => {
    const text = JSON.stringify(row).toLowerCase()
    return TRACES.some((trace) => text.includes(trace))
  }
  await leaveTraces()
  const before = (await readWholeTable(stack.dynamodbEndpoint)).filter(holdsTrace)
  expect(before.length).toBeGreaterThanOrEqual(12)
  await forget()
  // Who expects a visit that is deleted gets a mail about it, of which nothing is left once it is sent.
  while ((await readTable(stack.dynamodbEndpoint)).some(({ pk }) => pk.startsWith('OUTBOX#')))
    await stack.sweep()
  const left = (await readWholeTable(stack.dynamodbEndpoint)).filter(holdsTrace)
  expect(left.map(({ pk }) => pk)).toEqual([])
  const rows = await readTable(stack.dynamodbEndpoint)
  expect([...judgeCounters(rows), ...judgeSlots(rows)]).toEqual([])
  expect(rows.filter(({ pk }) => pk.startsWith('OUTBOX#'))).toEqual([])
})

test('a visit that is deleted leaves no mail of a day that it was on, nor of its first changes (P32.6)', async () => {
  const { email: _, ...body } = { ...visitor(), serviceDate: '2027-03-01', serviceTime: '08:00' as const }
  const { id } = await owner.expect('addBooking', { body: { ...body, anyway: true } })
  const reminder = `reminder-2027-03-01-${id}`
  await owner.expect('stopNotification', { params: { id: reminder } })
  for (let change = 0; change < 20; change++)
    await owner.expect('updateBooking', {
      params: { id },
      body: { serviceDate: addDays('2027-03-02', change % 2), anyway: true },
    })
  await settledMails(
    { stack },
    Array.from({ length: 20 }, (_, number) => `change-${id}-${number + 1}`),
  )
  const left = async () => (await readTable(stack.dynamodbEndpoint)).filter(({ pk }) => pk.includes(id))
  expect((await left()).map(({ pk }) => pk)).toContain(`OUTBOX#${reminder}`)
  await owner.expect('deleteBooking', { params: { id } })
  expect(await left()).toEqual([])
})

/** Customers that the owner merges, and notes about them. */
import { expect, test } from '@jest/globals'
import type { Answer, Sent } from '#schemas/contract/index.ts'
import { ALL_KINDS, customerDesk, kindsOf, someone } from '#tests/api/customer-desk.ts'
import { judgeCustomers } from '#tests/faults/customer-oracle.ts'
import { apiClient, pagesOf } from '#tests/support/api/client.ts'
import { contactRequest } from '#tests/support/api/requests.ts'

const { stack, owner, cardOf, rows, sendAll } = customerDesk()

const idsByPages = async (query: object) =>
  (await pagesOf(owner, 'listCustomers', query)).flatMap(({ json }) => json().map(({ id }) => id))

test('customers with one number are offered to be merged, which can be undone; later records follow (P34.3, P34.5)', async () => {
  const [earlier, home, work] = [someone(), someone(), someone()]
  await apiClient(stack).expect('createContact', contactRequest(earlier))
  work.phone = home.phone.replace(/\D/g, '')
  await sendAll(home)
  await sendAll(work)
  const before = await cardOf(home)
  expect(before.perhaps).toMatchObject([{ name: work.name }])
  const other = before.perhaps[0]?.id ?? ''
  const merge = () => owner.expect('updateCustomer', before.id, { action: 'merge', other })
  const note = (id: string, address: string, text: string) =>
    owner.expect('updateCustomer', id, { action: 'note', address, text })
  await note(before.id, '7 pointer way', 'Dog')
  await note(other, '7 Pointer Way', 'Gate 4711')
  const merged = await merge()
  expect(merged).toMatchObject({ name: work.name, merged: [{ id: other }], perhaps: [] })
  expect(merged.notes).toMatchObject([{ text: 'Dog\nGate 4711' }])
  expect(kindsOf(merged)).toEqual([...ALL_KINDS, ...ALL_KINDS].sort())
  await apiClient(stack).expect('createContact', contactRequest(work))
  expect((await owner.expect('getCustomer', other)).records).toHaveLength(11)
  const listed = (await owner.expect('listCustomers')).filter(({ id }) => id === before.id || id === other)
  expect(listed).toMatchObject([{ id: before.id, name: work.name, emails: [home.email, work.email] }])
  const whole = (await owner.expect('listCustomers')).map(({ id }) => id)
  expect(whole).toEqual([before.id, (await cardOf(earlier)).id])
  expect(await idsByPages({ limit: '1' })).toEqual(whole)
  expect(await idsByPages({ limit: '1', sort: 'oldest' })).toEqual(whole.toReversed())
  const found = await idsByPages({ limit: '2', q: 'customers.example' })
  expect([...new Set(found)].sort()).toEqual(whole.toSorted())
  expect(judgeCustomers(await rows())).toEqual([])

  const apart = await owner.expect('updateCustomer', before.id, { action: 'separate', other })
  expect(kindsOf(apart)).toEqual(ALL_KINDS)
  expect(kindsOf(await cardOf(work))).toHaveLength(6)
  for (const [id, same, status] of [
    [before.id, before.id, 400],
    [before.id, '00000000-0000-4000-8000-000000000000', 404],
    ['00000000-0000-4000-8000-000000000000', other, 404],
  ] as const) {
    const { status: got } = await owner.send('PATCH', `/api/admin/customers/${id}`, {
      body: { action: 'merge', other: same },
    })
    expect(got).toBe(status)
  }
  expect(judgeCustomers(await rows())).toEqual([])
})

test('who separates one of two merged customers keeps the other merged', async () => {
  const people = [someone(), someone(), someone()]
  for (const person of people) await apiClient(stack).expect('createContact', contactRequest(person))
  const [id = '', first = '', second = ''] = (await Promise.all(people.map(cardOf))).map((card) => card.id)
  const change = (action: 'merge' | 'separate', other: string) =>
    owner.expect('updateCustomer', id, { action, other })
  await change('merge', first)
  await change('merge', second)
  expect((await change('separate', first)).merged).toMatchObject([{ id: second }])
  expect((await owner.expect('getCustomer', second)).id).toBe(id)
  expect(judgeCustomers(await rows())).toEqual([])
})

test('what a merged address sends later is on the common card, also once its earlier records were deleted (P34.5)', async () => {
  const [home, work] = [someone(), someone()]
  const send = (person: typeof home) => apiClient(stack).expect('createContact', contactRequest(person))
  const first = await send(home)
  const [{ id }, deleted] = [await cardOf(home), await send(work)]
  const { id: other } = await cardOf(work)
  await owner.expect('updateCustomer', id, { action: 'merge', other })
  await owner.expect('deleteContact', deleted.id)
  expect(judgeCustomers(await rows())).toEqual([])
  const later = await send(work)
  const common = await owner.expect('getCustomer', other)
  expect(common.records.map(({ record }) => record.id)).toEqual([later.id, first.id])
  // All of it ends with the last record.
  for (const one of [later, first]) await owner.expect('deleteContact', one.id)
  expect((await rows()).filter(({ pk }) => pk.includes(id) || pk.includes(other))).toEqual([])
})

test('customers that were merged before follow their root into another one', async () => {
  const [first, second, third] = [someone(), someone(), someone()]
  const ids: string[] = []
  for (const person of [first, second, third]) {
    await apiClient(stack).expect('createContact', contactRequest(person))
    ids.push((await cardOf(person)).id)
  }
  const [one = '', two = '', three = ''] = ids
  const change = (id: string, body: Sent<'updateCustomer', 'body'>) =>
    owner.expect('updateCustomer', id, body)
  await change(two, { action: 'merge', other: three })
  await change(one, { action: 'merge', other: two })
  const listed = (await owner.expect('listCustomers')).filter(({ id }) => ids.includes(id ?? ''))
  expect(listed.map(({ id }) => id)).toEqual([one])
  const noted = await change(three, { action: 'note', address: '3 Third St', text: 'Gate 33' })
  expect(noted).toMatchObject({ id: one, notes: [{ text: 'Gate 33' }] })
  const apart = await change(one, { action: 'separate', other: three })
  expect(apart.merged.map(({ id }) => id)).toEqual([two])
  expect((await cardOf(third)).id).toBe(three)
  expect(judgeCustomers(await rows())).toEqual([])
})

test('a note of an older version overwrites nothing, and a blank one is removed (P34.6)', async () => {
  const person = someone()
  await sendAll(person)
  const { id } = await cardOf(person)
  const note = (text: string, updatedAt?: string) =>
    owner.send('PATCH', `/api/admin/customers/${id}`, {
      body: { action: 'note', address: '1 Main St', text, ...(updatedAt && { updatedAt }) },
    })
  const first = (await (await note('Dog')).json()) as Answer<'updateCustomer'>
  const version = first.notes[0]?.updatedAt ?? ''
  expect((await note('Cat')).status).toBe(409)
  expect((await note('Dog, big', version)).status).toBe(200)
  expect((await note('Cat', version)).status).toBe(409)
  const { notes } = await cardOf(person)
  expect(notes).toMatchObject([{ text: 'Dog, big' }])
  expect((await note('', notes[0]?.updatedAt)).status).toBe(200)
  expect((await cardOf(person)).notes).toEqual([])
})

test('a 21st note and a 21st merged customer are refused', async () => {
  const people = Array.from({ length: 22 }, someone)
  for (const person of people) await apiClient(stack).expect('createContact', contactRequest(person))
  const [id = '', ...others] = await Promise.all(people.map(async (person) => (await cardOf(person)).id))
  const change = (body: Sent<'updateCustomer', 'body'>) => owner.call('updateCustomer', id, body)
  for (let house = 1; house <= 20; house++)
    expect(await change({ action: 'note', address: `${house} Elm St`, text: 'Dog' })).toMatchObject({
      status: 200,
    })
  const note = await change({ action: 'note', address: '21 Elm St', text: 'Dog' })
  expect(note.status).toBe(409)
  expect(note.json()).toMatchObject({ message: 'The limit is 20 notes. Please remove one first.' })
  for (const other of others.slice(0, 20))
    expect(await change({ action: 'merge', other })).toMatchObject({ status: 200 })
  const merge = await change({ action: 'merge', other: others[20] ?? '' })
  expect(merge.status).toBe(409)
  expect(merge.json()).toMatchObject({ message: 'At most 20 customers can be merged into one.' })
  const card = await owner.expect('getCustomer', id)
  expect([card.notes.length, card.merged.length]).toEqual([20, 20])
  expect((await owner.expect('getCustomer', others[20] ?? '')).merged).toEqual([])
})

/** Lists that are read whole are paged too. */
import { expect, test } from '@jest/globals'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { openWindows, visitor } from '#tests/support/api/requests.ts'

const { owner } = fileDesk()

test('a list longer than 100 rows is paged, each row once, even when rows are added and deleted in between', async () => {
  const add = (key: string) =>
    owner.expect('createContentItem', { body: { section: 'about', key, content: 'words' } })
  const added: string[] = []
  for (let index = 100; index < 205; index += 1) added.push((await add(`row_${index}`)).id)
  const first = await owner.call('listContentItems')
  expect(first.json()).toHaveLength(100)
  expect(Number(first.headers['x-total-count'])).toBeGreaterThan(105)
  const cursor = String(first.headers['x-next-cursor'])
  // Both sort before the cursor; `section#key` orders the list.
  await owner.expect('deleteContentItem', { params: { id: added[0] ?? '' } })
  await add('a_late_one')
  const rest = await owner.call('listContentItems', { query: { cursor } })
  expect(rest.headers['x-next-cursor']).toBeUndefined()
  const seen = [...first.json(), ...rest.json()].map(({ id }) => id)
  expect(seen.filter((id) => added.includes(id))).toEqual(added)
  expect(new Set(seen).size).toBe(seen.length)
  expect((await owner.send('GET', '/api/admin/content?limit=101')).status).toBe(400)
  const elsewhere = await owner.call('listPricingEntries', { query: { cursor } })
  expect(elsewhere.json()).toMatchObject({ fields: { cursor: 'Not a cursor of this list' } })
})

test('prices and the visits of a week are paged too', async () => {
  const prices = await owner.expect('listPricingEntries')
  const page = await owner.call('listPricingEntries', { query: { limit: 5 } })
  expect(page.json()).toEqual(prices.slice(0, 5))
  const cursor = String(page.headers['x-next-cursor'])
  expect(await owner.expect('listPricingEntries', { query: { limit: 5, cursor } })).toEqual(
    prices.slice(5, 10),
  )

  const visit = (await openWindows(owner)).at(-1)
  if (!visit) throw new Error('No window is open')
  for (const firstName of ['Ana', 'Bo']) {
    await owner.expect('addBooking', { body: { ...visitor(), ...visit, firstName } })
  }
  const days = { from: visit.serviceDate, to: visit.serviceDate }
  const one = await owner.call('listBookings', { query: { ...days, limit: 1 } })
  const next = String(one.headers['x-next-cursor'])
  const two = await owner.call('listBookings', { query: { ...days, limit: 1, cursor: next } })
  expect(two.headers['x-next-cursor']).toBeUndefined()
  expect([...one.json(), ...two.json()]).toEqual(await owner.expect('listBookings', { query: days }))
  expect(two.headers['x-total-count']).toBe('2')
})

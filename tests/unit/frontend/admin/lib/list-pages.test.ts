import { expect, test } from '@jest/globals'
import { allRows } from '#frontend/admin/lib/list-pages.ts'
import { adminRoutes } from '#schemas/routes.ts'

test.each([
  ['null', []],
  ['{"key":"hero"}', []],
  ['[{"key":"hero"}]', [{ key: 'hero' }]],
])('%s is read as the list %j (P29.3)', async (text, rows) => {
  globalThis.fetch = async () => new Response(text)
  expect(await allRows(adminRoutes.listContacts, {})).toEqual(rows)
})

test('a customer whom a search finds again on a later page is one row, with all records that were found', async () => {
  const found = (id: string | undefined, ...records: string[]) => ({
    id,
    records: records.map((one) => ({ id: one })),
  })
  const pages = [
    [found('ana', 'newest'), found(undefined, 'other')],
    [found('bo', 'bos'), found(undefined, 'another'), found('ana', 'newest', 'older')],
  ]
  let asked = 0
  globalThis.fetch = async () => {
    const headers: Record<string, string> = asked === 0 ? { 'x-next-cursor': 'next' } : {}
    return new Response(JSON.stringify(pages[asked++]), { headers })
  }
  expect(await allRows(adminRoutes.listCustomers, { q: 'Elm' })).toEqual([
    found('ana', 'newest', 'older'),
    found(undefined, 'other'),
    found('bo', 'bos'),
    found(undefined, 'another'),
  ])
})

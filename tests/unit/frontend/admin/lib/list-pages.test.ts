import { afterEach, expect, test } from '@jest/globals'
import { allRows } from '#frontend/admin/lib/list-pages.ts'
import { adminRoutes } from '#schemas/routes.ts'

const realFetch = globalThis.fetch

afterEach(() => {
  globalThis.fetch = realFetch
})

test.each([
  ['null', []],
  ['{"key":"hero"}', []],
  ['[{"key":"hero"}]', [{ key: 'hero' }]],
])('%s is read as the list %j (P29.3)', async (text, rows) => {
  globalThis.fetch = async () => new Response(text)
  expect(await allRows(adminRoutes.listContacts, {})).toEqual(rows)
})

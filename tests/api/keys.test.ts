/** Keys of prices and texts, and older ones that predate the rule. */
import { expect, test } from '@jest/globals'
import { DEFAULT_CONTENT } from '#schemas/defaults/content.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { putRows } from '#tests/support/table/rows.ts'

const { stack, owner } = fileDesk()

const price = (key: string) => ({ category: 'extra_service', key, label: 'Gutters', price: '90.00' }) as const
const text = (key: string) => ({ section: 'about', key, content: 'Words' }) as const

test('a row whose key predates the rule can be read, and edited while its key stays unchanged (P22.4)', async () => {
  const at = '2026-01-01T00:00:00.000Z'
  const old = { id: '11111111-1111-4111-8111-111111111111', key: 'Old key-1' }
  const stored = {
    PRICING: { ...price(old.key), percentage: '0.00', sortOrder: 0, isActive: true },
    CONTENT: { ...text(old.key), contentType: 'text', createdAt: at },
  }
  for (const [pk, row] of Object.entries(stored))
    await putRows(stack.dynamodbEndpoint, { ...row, id: old.id, pk, sk: old.id, updatedAt: at })
  const params = { id: old.id }
  expect(await owner.expect('listPricingEntries')).toContainEqual(expect.objectContaining(old))
  expect(await owner.expect('listContentItems')).toContainEqual(expect.objectContaining(old))
  const label = { key: old.key, label: 'Gutters and roofs' }
  expect(await owner.expect('updatePricingEntry', { params, body: label })).toMatchObject(label)
  const content = { key: old.key, content: 'Other words' }
  expect(await owner.expect('updateContentItem', { params, body: content })).toMatchObject(content)
  expect((await owner.call('updatePricingEntry', { params, body: { key: 'Old key-2' } })).status).toBe(400)
  expect((await owner.expect('updatePricingEntry', { params, body: { key: 'old_key_1' } })).key).toBe(
    'old_key_1',
  )
})

test('the keys of a new table follow the rule', () => {
  for (const { key } of [...DEFAULT_PRICING, ...DEFAULT_CONTENT])
    expect(key).toMatch(/^[a-z][a-z0-9_]{0,49}$/)
})

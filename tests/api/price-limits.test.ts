import { expect, test } from '@jest/globals'
import { DEFAULT_CONTENT } from '#schemas/defaults/content.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { commercialRequest, quoteRequest } from '#tests/support/api/requests.ts'
import { putRows } from '#tests/support/table/rows.ts'

const { stack, owner } = fileDesk()

const MOST = { price: '99999999.99', surcharge: '999.99' }
/** The largest commercial request, with five times 9,999 windows. */
const LARGEST = {
  largeWindows: LIMITS.commercialWindows,
  smallWindows: LIMITS.commercialWindows,
  smallWindowsTiny: LIMITS.commercialWindows,
  floorToFloorWindows: LIMITS.commercialWindows,
  frenchWindows: LIMITS.commercialWindows,
  buildingType: 'factory',
  stories: '2_plus' as const,
  frequency: 'monthly',
  isConstructionCleaning: true,
  isOutsideOnly: false,
}

/** The most expensive price list that the back office accepts. */
async function raiseAllPrices(): Promise<void> {
  for (const { id, category, key } of await owner.expect('listPricingEntries')) {
    const takesPercentage = /^commercial_(building|frequency|options)$/.test(category)
    const body =
      takesPercentage && key !== 'outside_only' ? { percentage: MOST.surcharge } : { price: MOST.price }
    await owner.expect('updatePricingEntry', id, body)
  }
}

const stored = async (client: ApiClient) => ({
  quotes: await client.expect('listQuotes'),
  commercial: await client.expect('listCommercialQuotes'),
  contacts: await client.expect('listContacts'),
  stats: (await client.expect('getDashboard')).stats,
})

test('a request above the limit of online prices is refused with the advice to call, and not stored (P8.7)', async () => {
  await raiseAllPrices()
  const before = await stored(owner)
  const visitor = apiClient(stack)
  const answers = [
    await visitor.call('createCommercialContact', commercialRequest({ quoteData: LARGEST })),
    await visitor.call('createQuote', quoteRequest({ hardWaterStains: LIMITS.hardWaterWindows })),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/call/i) })
  }
  expect(await stored(owner)).toEqual(before)
})

test('the most expensive request that is priced online is stored, and can be read back', async () => {
  const few = {
    largeWindows: 5,
    smallWindows: 0,
    smallWindowsTiny: 0,
    floorToFloorWindows: 0,
    frenchWindows: 0,
  }
  const usual = { buildingType: '', frequency: 'yearly', isConstructionCleaning: false }
  const quoteData = { ...LARGEST, ...few, ...usual }
  const yearly = (await owner.expect('listPricingEntries')).find(({ key }) => key === 'yearly')
  await owner.expect('updatePricingEntry', yearly?.id ?? '', { percentage: '0' })
  const answer = await apiClient(stack).expect('createCommercialContact', commercialRequest({ quoteData }))
  expect(answer.totalPrice).toBe(LIMITS.totalPrice)
  const list = await owner.call('listCommercialQuotes')
  expect(list.json()[0]).toMatchObject({ id: answer.quoteId, totalPrice: LIMITS.totalPrice })
  expect(list.headers['x-total-value']).toBe(String(LIMITS.totalPrice))
})

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
  expect(await owner.expect('listPricingEntries')).toContainEqual(expect.objectContaining(old))
  expect(await owner.expect('listContentItems')).toContainEqual(expect.objectContaining(old))
  const label = { key: old.key, label: 'Gutters and roofs' }
  expect(await owner.expect('updatePricingEntry', old.id, label)).toMatchObject(label)
  const content = { key: old.key, content: 'Other words' }
  expect(await owner.expect('updateContentItem', old.id, content)).toMatchObject(content)
  expect((await owner.call('updatePricingEntry', old.id, { key: 'Old key-2' })).status).toBe(400)
  expect((await owner.expect('updatePricingEntry', old.id, { key: 'old_key_1' })).key).toBe('old_key_1')
})

test('the keys of a new table follow the rule', () => {
  for (const { key } of [...DEFAULT_PRICING, ...DEFAULT_CONTENT])
    expect(key).toMatch(/^[a-z][a-z0-9_]{0,49}$/)
})

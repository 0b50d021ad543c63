import { expect, test } from '@jest/globals'
import { LIMITS } from '#schemas/facts/limits.ts'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { commercialRequest, quoteRequest } from '#tests/support/api/requests.ts'

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
    await owner.expect('updatePricingEntry', { params: { id }, body })
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
    await visitor.call('createCommercialContact', { body: commercialRequest({ quoteData: LARGEST }) }),
    await visitor.call('createQuote', { body: quoteRequest({ hardWaterStains: LIMITS.hardWaterWindows }) }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/call/i) })
  }
  expect(await stored(owner)).toEqual(before)
})

test('the most expensive request that is priced online is stored, and can be read back', async () => {
  const quoteData = {
    ...LARGEST,
    smallWindows: 0,
    smallWindowsTiny: 0,
    floorToFloorWindows: 0,
    frenchWindows: 0,
    largeWindows: 5,
    buildingType: '',
    stories: '2_plus' as const,
    frequency: 'yearly',
    isConstructionCleaning: false,
  }
  const yearly = (await owner.expect('listPricingEntries')).find(({ key }) => key === 'yearly')
  await owner.expect('updatePricingEntry', { params: { id: yearly?.id ?? '' }, body: { percentage: '0' } })
  const answer = await apiClient(stack).expect('createCommercialContact', {
    body: commercialRequest({ quoteData }),
  })
  expect(answer.totalPrice).toBe(LIMITS.totalPrice)
  const list = await owner.call('listCommercialQuotes')
  expect(list.json()[0]).toMatchObject({ id: answer.quoteId, totalPrice: LIMITS.totalPrice })
  expect(list.headers['x-total-value']).toBe(String(LIMITS.totalPrice))
})

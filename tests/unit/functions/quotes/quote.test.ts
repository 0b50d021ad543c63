import { expect, test } from '@jest/globals'
import { newQuote, receiptOf } from '#functions/quotes/quote.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const AT = '2026-11-22T12:00:00.000Z'

test("a quote has the server's price, not the browser's", () => {
  const request = {
    ...quoteRequest({ houseSize: 'small', hardWaterStains: 1 }),
    totalPrice: 1,
    openFor: 9000,
  }
  expect(newQuote(request, DEFAULT_PRICING, 'q1', NOW)).toEqual({
    ...{ id: 'q1', isSpam: false, createdAt: AT, basePrice: 179, totalPrice: 188 },
    ...{ houseSize: 'small', stories: request.stories, windowTypes: [], interiorCleaning: [], extras: [] },
    hardWaterStains: 1,
    lines: [
      { label: 'Small home', amount: '179.00' },
      { label: 'One story', amount: '0.00' },
      { label: 'Hard water stain removal, 1 window', amount: '9.00' },
    ],
    customerInfo: request.customerInfo,
  })
  expect(newQuote({ ...request, website: 'x' }, DEFAULT_PRICING, 'q1', NOW).isSpam).toBe(true)
  const two = newQuote({ ...request, hardWaterStains: 2 }, DEFAULT_PRICING, 'q1', NOW)
  expect(two.lines.at(-1)).toEqual({ label: 'Hard water stain removal, 2 windows', amount: '18.00' })
})

test('a receipt tells the price and its lines, and nothing of the customer', () => {
  const request = { ...quoteRequest({ houseSize: 'small' }), openFor: 9000 }
  expect(receiptOf(newQuote(request, DEFAULT_PRICING, 'q1', NOW))).toEqual({
    ...{ id: 'q1', basePrice: 179, totalPrice: 179 },
    lines: [
      { label: 'Small home', amount: '179.00' },
      { label: 'One story', amount: '0.00' },
    ],
  })
})

import { expect, test } from '@jest/globals'
import { AppError } from '#functions/errors.ts'
import {
  heldLonger,
  newQuote,
  quoteState,
  receiptOf,
  repriced,
  todaysPrice,
} from '#functions/quotes/quote.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { stageOf } from '#schemas/facts/statuses.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const AT = '2026-11-22T12:00:00.000Z'
const LINES = [
  { label: 'Small home', labelEs: 'Casa chica', amount: '179.00' },
  { label: 'One story', labelEs: 'Un piso', amount: '0.00' },
]
const stains = (english: string, spanish: string) => {
  return { label: `Hard water stain removal, ${english}`, labelEs: `Manchas de agua dura, ${spanish}` }
}

test("a quote has the server's price, not the browser's (P8.6)", () => {
  const chosen = quoteRequest({ houseSize: 'small', hardWaterStains: 1 })
  const request = { ...chosen, totalPrice: 1, openFor: 9000 }
  expect(newQuote(request, DEFAULT_PRICING, 'q1', NOW)).toEqual({
    ...{ id: 'q1', isSpam: false, createdAt: AT, updatedAt: AT, basePrice: 179, totalPrice: 188 },
    ...{ houseSize: 'small', stories: request.stories, windowTypes: [], interiorCleaning: [], extras: [] },
    hardWaterStains: 1,
    lines: [...LINES, { ...stains('1 window', '1 ventana'), amount: '9.00' }],
    customerInfo: request.customerInfo,
    city: undefined,
    ...{ validUntil: '2026-12-22', linkGeneration: 0, sendings: 0 },
  })
  expect(newQuote({ ...request, website: 'x' }, DEFAULT_PRICING, 'q1', NOW).isSpam).toBe(true)
  const two = newQuote({ ...request, hardWaterStains: 2 }, DEFAULT_PRICING, 'q1', NOW)
  expect(two.lines.at(-1)).toEqual({ ...stains('2 windows', '2 ventanas'), amount: '18.00' })
  const renamed = DEFAULT_PRICING.map((option) =>
    option.key === 'small' ? { ...option, label: 'Cottage' } : option,
  )
  const [own] = newQuote(request, renamed, 'q1', NOW).lines
  expect(own).toEqual({ label: 'Cottage', amount: '179.00' })
})

test('a receipt tells the price and its lines, and nothing of the customer', () => {
  const request = { ...quoteRequest({ houseSize: 'small' }), openFor: 9000 }
  expect(receiptOf(newQuote(request, DEFAULT_PRICING, 'q1', NOW))).toEqual({
    ...{ id: 'q1', basePrice: 179, totalPrice: 179, lines: LINES },
  })
})

const QUOTE = newQuote({ ...quoteRequest({ houseSize: 'small' }) }, DEFAULT_PRICING, 'q1', NOW)
const LAST_SECOND = new Date('2026-12-23T07:59:59.999Z')
const OVER = new Date('2026-12-23T08:00:00.000Z')
const mark = { at: AT, reason: 'price' } as const
const visit = (status: 'pending' | 'cancelled') => ({ status })

test.each([
  ['is new', {}, undefined, 'new', 'new', 'expired'],
  ['was opened', { seenAt: AT }, undefined, 'seen', 'seen', 'expired'],
  ['was talked about', { seenAt: AT, contactedAt: AT }, undefined, 'contacted', 'contacted', 'expired'],
  ['was declined', { contactedAt: AT, declined: mark }, undefined, 'declined', 'declined', 'declined'],
  ['is booked', { declined: mark, bookingId: 'b1' }, visit('pending'), 'booked', 'booked', 'booked'],
  ['was put back without its visit', { bookingId: 'b1' }, undefined, 'booked', 'new', 'expired'],
  ['lost its visit', { seenAt: AT, bookingId: 'b1' }, visit('cancelled'), 'booked', 'seen', 'expired'],
])(
  'a quote that %s has its stage, and its state until and after its last second',
  (_, marks, booking, stage, open, over) => {
    const quote = { ...QUOTE, ...marks }
    expect(stageOf(quote)).toBe(stage)
    expect(quoteState(quote, LAST_SECOND, booking)).toBe(open)
    expect(quoteState(quote, OVER, booking)).toBe(over)
  },
)

test('a price is held for 30 days from its Pacific date', () => {
  const midnight = new Date('2026-11-22T07:59:00.000Z')
  expect(newQuote(quoteRequest({}), DEFAULT_PRICING, 'q1', midnight).validUntil).toBe('2026-12-21')
})

test('holding a price adds 30 days to its last day, or to today once it has ended', () => {
  expect(heldLonger(QUOTE, LAST_SECOND).validUntil).toBe('2027-01-21')
  expect(heldLonger(QUOTE, new Date('2027-02-01T20:00:00.000Z')).validUntil).toBe('2027-03-03')
})

test('a changed price is the sum of its lines, is between 0 and the original one, and is another one', () => {
  const once = repriced(QUOTE, { totalPrice: 170, reason: 'Neighbor' }, 'owner', NOW)
  const twice = repriced(once, { totalPrice: 150, reason: 'Friend' }, 'owner', NOW)
  const adjusted = { from: 170, by: 'owner', reason: 'Friend', at: AT }
  expect(twice).toMatchObject({ totalPrice: 150, adjusted })
  const discount = { label: 'Our discount', labelEs: 'Nuestro descuento', amount: '-29.00' }
  expect(twice.lines.filter(({ label }) => label === 'Our discount')).toEqual([discount])
  expect(repriced(twice, { totalPrice: 179, reason: 'A slip' }, 'owner', NOW)).toEqual(QUOTE)
  for (const totalPrice of [150, 180])
    expect(() => repriced(twice, { totalPrice, reason: 'No' }, 'owner', NOW)).toThrow(AppError)
})

test('a refused price is told as all prices are written', () => {
  const large = { ...QUOTE, lines: [{ label: 'Home', amount: '1389.00' }], totalPrice: 1389 }
  const refusedAt = (totalPrice: number) => {
    try {
      return repriced(large, { totalPrice, reason: 'No' }, 'owner', NOW)
    } catch (error) {
      return (error as AppError).details.fields
    }
  }
  expect(refusedAt(1389)).toEqual({ totalPrice: 'The price is $1,389 already' })
  expect(refusedAt(1390)).toEqual({ totalPrice: 'Enter at most $1,389, the original price' })
})

test("today's price is undefined when an option is no longer offered", () => {
  expect(todaysPrice(QUOTE, DEFAULT_PRICING)?.totalPrice).toBe(QUOTE.totalPrice)
  expect(todaysPrice({ ...QUOTE, houseSize: 'castle' }, DEFAULT_PRICING)).toBeUndefined()
})

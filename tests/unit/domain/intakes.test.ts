/** From a form to a stored record: the server's price, its own fields, and what the spam trap caught. */
import { expect, test } from '@jest/globals'
import { manualBooking, newBooking } from '#functions/bookings/booking.ts'
import { newCommercialRequest } from '#functions/commercial-quotes/commercial-quote.ts'
import { manualContact, newContact } from '#functions/contacts/contact.ts'
import { toPublicContent } from '#functions/content/public-content.ts'
import { AppError } from '#functions/errors.ts'
import { pricedOnline } from '#functions/priced-online.ts'
import { checkPercentage } from '#functions/pricing/pricing.ts'
import { newQuote } from '#functions/quotes/quote.ts'
import { checkedSetting, settingDefinition } from '#functions/settings/setting.ts'
import { isCaught } from '#schemas/contract/spam-trap.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { commercialRequest, contactRequest, quoteRequest, visitor } from '#tests/support/api/requests.ts'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const AT = '2026-11-22T12:00:00.000Z'
const IDS = { contact: 'c1', quote: 'q1' }

test('a filled trap or a form sent within three seconds is spam; no age is no evidence', () => {
  expect(
    [{}, { openFor: 3000 }, { openFor: 2999 }, { website: '' }, { website: 'x', openFor: 9000 }].map(
      isCaught,
    ),
  ).toEqual([false, false, true, false, true])
})

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

test('a total up to a billion is priced online, more is not', () => {
  expect(pricedOnline(() => ({ totalPrice: 1_000_000_000 }))).toEqual({ totalPrice: 1_000_000_000 })
  expect(() => pricedOnline(() => ({ totalPrice: 1_000_000_001 }))).toThrow(
    expect.objectContaining({
      constructor: AppError,
      status: 400,
      message: 'This is more than we price online. Please call us for a price.',
    }),
  )
})

test("a visitor's message and the owner's own contact start as new", () => {
  const request = contactRequest()
  const common = { status: 'new', isSpam: false, createdAt: AT, updatedAt: AT }
  expect(newContact({ ...request, openFor: 9000 }, 'c1', NOW)).toEqual({
    ...request,
    ...common,
    id: 'c1',
    source: 'website',
  })
  expect(newContact({ ...request, source: 'commercial', openFor: 1 }, 'c1', NOW)).toMatchObject({
    source: 'commercial',
    isSpam: true,
  })
  const { phone: _, ...manual } = request
  expect(manualContact(manual, 'c2', NOW)).toEqual({ ...manual, ...common, id: 'c2', source: 'manual' })
})

test("a booking has its quote's price, and spam takes no place in the calendar", () => {
  const visit = { ...visitor(), serviceDate: '2026-12-01', serviceTime: '08:00' as const }
  const quote = { totalPrice: 258 } as never
  const common = { isSpam: false, createdAt: AT, updatedAt: AT, id: 'b1' }
  const priced = { totalPrice: 258, quotedPrice: 258 }
  expect(newBooking({ ...visit, openFor: 9000 }, quote, 'b1', NOW)).toEqual({
    ...visit,
    ...common,
    ...priced,
    status: 'pending',
  })
  expect(newBooking({ ...visit, website: 'x' }, undefined, 'b1', NOW)).toEqual({
    ...visit,
    ...common,
    isSpam: true,
    status: 'cancelled',
  })
  const byHand = { ...visit, status: 'confirmed' as const }
  expect(manualBooking({ ...byHand, anyway: true }, quote, 'b1', NOW)).toEqual({
    ...byHand,
    ...common,
    ...priced,
  })
  expect(manualBooking({ ...byHand, totalPrice: 0 }, quote, 'b1', NOW)).toMatchObject({
    totalPrice: 0,
    quotedPrice: 258,
  })
})

test('a commercial request becomes a contact that says all of it, and a quote', () => {
  const request = commercialRequest({ openFor: 9000 })
  const { contact, quote } = newCommercialRequest(request, DEFAULT_PRICING, IDS, NOW)
  const person = { email: request.email, phone: request.phone, address: request.address }
  expect(contact).toEqual({
    ...person,
    ...{ id: 'c1', name: 'Ana Ruiz', status: 'new', source: 'commercial', isSpam: false },
    commercialQuoteId: 'q1',
    createdAt: AT,
    updatedAt: AT,
    message: [
      'Commercial request',
      'Business: Ruiz Bakery',
      'Address: 1 Main St, Hanford',
      'Windows: 9 (Large 7, Medium 2, Small 0, Floor 0, French 0)',
      'Building type: Restaurant',
      'Stories: 1 Story',
      'Frequency: Monthly',
      'Options: outside only',
      // 68 × 1.10 × 0.90 × 0.70 = 47.12
      'Estimate: $47, minimum visit $150',
      'Notes: After closing time, please.',
    ].join('\n'),
  })
  expect(quote).toEqual({
    ...person,
    ...request.quoteData,
    ...{ id: 'q1', contactId: 'c1', businessName: 'Ruiz Bakery', contactName: 'Ana Ruiz' },
    ...{ specialRequirements: request.message, basePrice: 68, totalPrice: 47, isSpam: false, createdAt: AT },
  })
})

test('what was not chosen is said, too, and spam marks both records', () => {
  const { quoteData, ...rest } = commercialRequest({ website: 'x' })
  const { message: _, ...bare } = rest
  const choices = { ...quoteData, buildingType: '', stories: '2_plus', isOutsideOnly: false } as never
  const { contact, quote } = newCommercialRequest({ ...bare, quoteData: choices }, DEFAULT_PRICING, IDS, NOW)
  for (const line of ['Building type: Not specified', 'Stories: 2+ Stories', 'Options: None', 'Notes: None'])
    expect(contact.message.split('\n')).toContain(line)
  expect([contact.isSpam, quote?.isSpam]).toEqual([true, true])
  const both = { ...quoteData, isConstructionCleaning: true } as never
  const extras = newCommercialRequest({ ...bare, quoteData: both }, DEFAULT_PRICING, IDS, NOW)
  expect(extras.contact.message).toContain('Options: construction or hard water spot cleaning, outside only')
  const many = { ...quoteData, largeWindows: 100 } as never
  const dear = newCommercialRequest({ ...bare, quoteData: many }, DEFAULT_PRICING, IDS, NOW)
  const twins = [{ ...DEFAULT_PRICING[0], category: 'extras', key: 'restaurant', label: 'Wrong' } as never]
  const first = [...twins, ...DEFAULT_PRICING]
  expect(newCommercialRequest(commercialRequest(), first, IDS, NOW).contact.message).toContain(
    'Building type: Restaurant',
  )
  // 812 × 1.10 × 0.90 × 0.70 = 562.716
  expect(dear.contact.message.split('\n')).toContain('Estimate: $563')
})

test('a commercial request without an estimate is a contact alone', () => {
  const { quoteData: _, ...request } = commercialRequest()
  const { contact, quote } = newCommercialRequest(request, DEFAULT_PRICING, IDS, NOW)
  expect(quote).toBeUndefined()
  expect(contact.message.split('\n')).toEqual([
    'Commercial request',
    'Business: Ruiz Bakery',
    'Address: 1 Main St, Hanford',
    'No saved estimate',
    'Notes: After closing time, please.',
  ])
})

test('a percentage is for the categories that act by one, a discount for those that may be one', () => {
  const told = (category: Parameters<typeof checkPercentage>[0]['category'], percentage: string) => {
    try {
      checkPercentage({ category, percentage })
      return 'taken'
    } catch (error) {
      return error instanceof AppError ? error.details.fields?.['percentage'] : error
    }
  }
  expect(told('house_size', '0.00')).toBe('taken')
  expect(told('house_size', '5.00')).toBe('Entries of this category have a price, not a percentage')
  expect(told('house_size', '-5.00')).toBe('Entries of this category have a price, not a percentage')
  expect(told('commercial_building', '5.00')).toBe('taken')
  expect(told('commercial_building', '-5.00')).toBe('Percentage must be positive')
  expect(told('commercial_frequency', '-5.00')).toBe('taken')
  expect(told('commercial_options', '-5.00')).toBe('taken')
})

test('a setting is known by its key, and refused in the words of its rule', () => {
  const phone = settingDefinition('phone')
  expect(phone.key).toBe('phone')
  expect(() => settingDefinition('no_such')).toThrow(
    expect.objectContaining({ status: 404, message: 'This setting does not exist (any more).' }),
  )
  expect(() => checkedSetting({ ...phone, rule: undefined } as never, 'anything')).not.toThrow()
  const rule = { accepts: (value: string) => value === 'right', message: 'Say it right' }
  expect(() => checkedSetting({ ...phone, rule }, 'right')).not.toThrow()
  expect(() => checkedSetting({ ...phone, rule }, 'wrong')).toThrow(
    expect.objectContaining({
      status: 400,
      message: 'Say it right',
      details: { fields: { value: 'Say it right' } },
    }),
  )
})

test('a page gets plain text as it is, and markup rendered', async () => {
  const row = { id: '1', section: 'hero', key: 'title', createdAt: AT, updatedAt: AT } as const
  const plain = { section: 'hero', key: 'title', content: '**Bold**' } as const
  expect(await toPublicContent({ ...row, content: '**Bold**', contentType: 'text' })).toEqual({
    ...plain,
    contentType: 'text',
  })
  const { html, ...item } = await toPublicContent({ ...row, content: '**Bold**', contentType: 'markdown' })
  expect(item).toEqual({ ...plain, contentType: 'markdown' })
  expect(html).toContain('<strong>Bold</strong>')
})

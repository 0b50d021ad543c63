import { expect, test } from '@jest/globals'
import { newCommercialRequest } from '#functions/commercial-quotes/commercial-quote.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { commercialRequest } from '#tests/support/api/requests.ts'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const AT = '2026-11-22T12:00:00.000Z'
const IDS = { contact: 'c1', quote: 'q1' }

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
      'Estimate: $150, our minimum visit. The windows come to $47.',
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

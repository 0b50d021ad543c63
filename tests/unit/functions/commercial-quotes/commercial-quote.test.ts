import { expect, test } from '@jest/globals'
import { newCommercialRequest } from '#functions/commercial-quotes/commercial-quote.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { commercialRequest } from '#tests/support/api/requests.ts'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const AT = '2026-11-22T12:00:00.000Z'

test('a commercial request becomes a contact that says all of it, with an estimate (P10.5)', () => {
  const request = commercialRequest({ openFor: 9000 })
  const contact = newCommercialRequest(request, DEFAULT_PRICING, 'c1', NOW)
  const person = { email: request.email, phone: request.phone, address: request.address }
  expect(contact).toEqual({
    ...person,
    ...{ id: 'c1', name: 'Ana Ruiz', status: 'new', source: 'commercial', isSpam: false },
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
    estimate: {
      ...request.quoteData,
      ...{ businessName: 'Ruiz Bakery', specialRequirements: request.message },
      ...{ basePrice: 68, totalPrice: 47 },
    },
  })
})

test('what was not chosen is said, too, and spam is marked', () => {
  const { quoteData, ...rest } = commercialRequest({ website: 'x' })
  const { message: _, ...bare } = rest
  const choices = { ...quoteData, buildingType: '', stories: '2_plus', isOutsideOnly: false } as never
  const contact = newCommercialRequest({ ...bare, quoteData: choices }, DEFAULT_PRICING, 'c1', NOW)
  for (const line of ['Building type: Not specified', 'Stories: 2+ Stories', 'Options: None', 'Notes: None'])
    expect(contact.message.split('\n')).toContain(line)
  expect(contact.isSpam).toBe(true)
  const both = { ...quoteData, isConstructionCleaning: true } as never
  const extras = newCommercialRequest({ ...bare, quoteData: both }, DEFAULT_PRICING, 'c1', NOW)
  expect(extras.message).toContain('Options: construction or hard water spot cleaning, outside only')
  const many = { ...quoteData, largeWindows: 100 } as never
  const dear = newCommercialRequest({ ...bare, quoteData: many }, DEFAULT_PRICING, 'c1', NOW)
  const twins = [{ ...DEFAULT_PRICING[0], category: 'extras', key: 'restaurant', label: 'Wrong' } as never]
  const first = [...twins, ...DEFAULT_PRICING]
  expect(newCommercialRequest(commercialRequest(), first, 'c1', NOW).message).toContain(
    'Building type: Restaurant',
  )
  // 812 × 1.10 × 0.90 × 0.70 = 562.716
  expect(dear.message.split('\n')).toContain('Estimate: $563')
})

test('a commercial request without an estimate is a contact alone, with its business (P11.10)', () => {
  const { quoteData: _, ...request } = commercialRequest()
  const contact = newCommercialRequest(request, DEFAULT_PRICING, 'c1', NOW)
  expect(contact).not.toHaveProperty('estimate')
  expect(contact.businessName).toBe('Ruiz Bakery')
  expect(contact.message.split('\n')).toEqual([
    'Commercial request',
    'Business: Ruiz Bakery',
    'Address: 1 Main St, Hanford',
    'No saved estimate',
    'Notes: After closing time, please.',
  ])
})

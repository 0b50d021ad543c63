import { expect, test } from '@jest/globals'
import { isForBusiness, labelOfType, SERVICE_LABELS } from '#schemas/facts/service-types.ts'

test('each service has its words, and three ask for a business', () => {
  expect(SERVICE_LABELS.map(({ type, label }) => `${type}: ${label}`)).toEqual([
    'residential: Home window cleaning',
    'commercial: Business window cleaning',
    'consultation: Consultation for a business',
    'office: Office cleaning',
    'house: House cleaning',
  ])
  const types = ['residential', 'commercial', 'consultation', 'office', 'house'] as const
  expect(types.filter(isForBusiness)).toEqual(['commercial', 'consultation', 'office'])
  expect([labelOfType('house'), labelOfType('garden' as never)]).toEqual(['House cleaning', 'garden'])
})

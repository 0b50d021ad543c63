import { expect, test } from '@jest/globals'
import { isForBusiness, SERVICE_TYPES } from '#schemas/facts/jobs.ts'

test('three services ask for a business (P12.2)', () => {
  expect(SERVICE_TYPES).toEqual(['residential', 'commercial', 'consultation', 'office', 'house'])
  expect(SERVICE_TYPES.filter(isForBusiness)).toEqual(['commercial', 'consultation', 'office'])
})

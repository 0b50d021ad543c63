import { expect, test } from '@jest/globals'
import { composeRequest } from '#frontend/islands/commercial-quote/compose-request.ts'

test('a composed commercial request names what was left out (P11.10)', () => {
  const text = composeRequest({
    businessName: 'Grain Co',
    contactName: 'Ana',
    email: 'ana@example.com',
    phone: '5595550100',
    address: '1 Main St',
    buildingType: 'Office Building',
    squareFootage: '4000',
    numberOfFloors: '2',
    frequency: 'Monthly',
    windowCount: ' ',
    specialRequirements: '',
  })
  expect(text).toContain('Business: Grain Co')
  expect(text).toContain('Window count: Not specified')
  expect(text).toContain('Special requirements: None')
})

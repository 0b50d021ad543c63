import { expect, test } from '@jest/globals'
import { composeRequest } from '#frontend/islands/commercial-quote/compose-request.ts'

test('a composed commercial request says everything, and what was left out (P11.10)', () => {
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
    specialRequirements: ' ',
  })
  expect(text.split('\n').slice(1)).toEqual([
    ...['Business: Grain Co', 'Address: 1 Main St', 'Building type: Office Building'],
    ...['Square footage: 4000', 'Floors: 2', 'Window count: Not specified', 'Frequency: Monthly'],
    'Special requirements: None',
  ])
})

import { BUSINESS_FORM } from '#schemas/facts/forms.ts'
import * as LIMITS from '#schemas/facts/limits.ts'

const max = LIMITS.name

export const REQUEST_FORM = {
  ...BUSINESS_FORM,
  // Any phone number will do here (P26.2).
  phone: { ...BUSINESS_FORM.phone, required: 'phoneRequired', min: 1 },
  buildingType: { required: 'buildingType', max },
  squareFootage: { required: 'squareFootage', max, inputMode: 'numeric' },
  numberOfFloors: { required: 'numberOfFloors', max, inputMode: 'numeric' },
  frequency: { required: 'frequency', max },
  windowCount: { max, inputMode: 'numeric' },
  specialRequirements: { as: 'lines', max: LIMITS.notes },
} as const

/** A commercial request as the text of a message for POST /api/contacts. */
export function composeRequest(request: Readonly<Record<keyof typeof REQUEST_FORM, string>>): string {
  return [
    'Commercial quote request',
    `Business: ${request.businessName}`,
    `Address: ${request.address}`,
    `Building type: ${request.buildingType}`,
    `Square footage: ${request.squareFootage}`,
    `Floors: ${request.numberOfFloors}`,
    `Window count: ${request.windowCount.trim() || 'Not specified'}`,
    `Frequency: ${request.frequency}`,
    `Special requirements: ${request.specialRequirements.trim() || 'None'}`,
  ].join('\n')
}

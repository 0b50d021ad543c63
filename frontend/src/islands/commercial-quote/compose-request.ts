type CommercialRequest = {
  businessName: string
  contactName: string
  email: string
  phone: string
  address: string
  buildingType: string
  squareFootage: string
  numberOfFloors: string
  frequency: string
  windowCount: string
  specialRequirements: string
}

/** A commercial request as the text of a message for POST /api/contacts. */
export function composeRequest(request: CommercialRequest): string {
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

import type { ServiceType } from '#schemas/facts/service-types.ts'

export const serviceLabels = {
  residential: 'Home window cleaning',
  commercial: 'Business window cleaning',
  consultation: 'Consultation for a business',
  office: 'Office cleaning',
  house: 'House cleaning',
} as const satisfies Record<ServiceType, string>

const windows =
  'Please unlock side gates, bring dogs in, and clear the sills of the rooms we clean from inside.'
const rooms = 'Please make sure that we can get in, bring dogs in, and put away what is fragile or private.'

/** How customers prepare for a visit; a consultation needs nothing. */
export const preparationLabels = {
  residential: windows,
  commercial: windows,
  consultation: '',
  house: rooms,
  office: rooms,
} as const satisfies Record<ServiceType, string>

export const SERVICE_TYPES = ['residential', 'commercial', 'consultation', 'office', 'house'] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]

/** True if a booking of this type asks for the business name. */
export const isForBusiness = (type: ServiceType) => type !== 'residential' && type !== 'house'

/** Months between visits that customers can choose; absent: just this once. */
export const RHYTHMS = [1, 2, 3] as const
export type Rhythm = (typeof RHYTHMS)[number]

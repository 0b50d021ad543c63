export const SERVICE_TYPES = ['residential', 'commercial', 'consultation', 'office', 'house'] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]

/** Labels of the service types. */
export const SERVICE_LABELS: readonly { type: ServiceType; label: string; isForBusiness: boolean }[] = [
  { type: 'residential', label: 'Home window cleaning', isForBusiness: false },
  { type: 'commercial', label: 'Business window cleaning', isForBusiness: true },
  { type: 'consultation', label: 'Consultation for a business', isForBusiness: true },
  { type: 'office', label: 'Office cleaning', isForBusiness: true },
  { type: 'house', label: 'House cleaning', isForBusiness: false },
]

/** True if a booking of this type asks for the business name. */
export function isForBusiness(type: ServiceType): boolean {
  return SERVICE_LABELS.some((service) => service.type === type && service.isForBusiness)
}

/** Returns a type's label; an unknown type is returned unchanged. */
export function labelOfType(type: ServiceType): string {
  return SERVICE_LABELS.find((service) => service.type === type)?.label ?? type
}

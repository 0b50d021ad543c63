/** Labels of what a commercial quote stores (spec §3). Unknown values are shown as they are. */
const BUILDING_TYPES: Record<string, string> = {
  restaurant: 'Restaurant',
  office: 'Office Building',
  retail: 'Store/Retail',
  factory: 'Factory/Industrial',
  car_dealer: 'Car Dealership',
}

const FREQUENCIES: Record<string, string> = {
  biweekly: 'Bi-weekly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  twice_year: 'Twice per Year',
  yearly: 'Yearly/One Time',
}

export function buildingTypeLabel(key: string): string {
  return BUILDING_TYPES[key] ?? key
}

export function frequencyLabel(key: string): string {
  return FREQUENCIES[key] ?? key
}

export function storiesLabel(stories: string): string {
  return stories === '1' ? '1 Story' : '2+ Stories'
}

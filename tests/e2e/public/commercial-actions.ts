/** Shared by the tests of both commercial pages: an estimate, and what sends it. */
import type { Page } from '@playwright/test'
import type { CommercialQuoteData } from '#schemas/contract/commercial-quotes.ts'

export const STORAGE = 'commercialQuoteData'
export const NO_WINDOWS = {
  largeWindows: 0,
  smallWindows: 0,
  smallWindowsTiny: 0,
  floorToFloorWindows: 0,
  frenchWindows: 0,
}
export const choices = {
  largeWindows: 12,
  smallWindows: 8,
  smallWindowsTiny: 4,
  floorToFloorWindows: 2,
  frenchWindows: 1,
  buildingType: 'restaurant',
  stories: '2_plus' as const,
  frequency: 'biweekly',
  isConstructionCleaning: false,
  isOutsideOnly: true,
}
export const saved: CommercialQuoteData = { ...choices, totalPrice: 128 }

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Quote Request' })

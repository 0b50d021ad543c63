/** Valid request bodies; a test changes what it is about. */
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import type { CreateQuoteRequest } from '#schemas/quote.ts'

const keyOf = (category: string) => DEFAULT_PRICING.find((option) => option.category === category)?.key ?? ''

export function quoteRequest(changes: Partial<CreateQuoteRequest> = {}): CreateQuoteRequest {
  return {
    houseSize: keyOf('house_size'),
    stories: keyOf('stories'),
    windowTypes: [],
    interiorCleaning: [],
    extras: [],
    hardWaterStains: 0,
    customerInfo: { name: 'Ana Ruiz', email: 'ana@example.com' },
    ...changes,
  }
}

import { seedContent } from '#functions/data/content.ts'
import { seedPricing } from '#functions/data/pricing.ts'
import { seedSettings } from '#functions/data/settings.ts'

/** Gives a new table its price list, texts and settings. Safe to call again: each is given once for ever. */
export async function seedDefaults(): Promise<void> {
  await Promise.all([seedPricing(), seedSettings(), seedContent()])
}

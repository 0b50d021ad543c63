import { seedContent } from '#functions/content/content-store.ts'
import { seedPricing } from '#functions/pricing/pricing-store.ts'
import { seedSettings } from '#functions/settings/setting-store.ts'

/** Gives a new table its price list, texts and settings. Safe to call again: each is given once for ever. */
export async function seedDefaults(): Promise<void> {
  await Promise.all([seedPricing(), seedSettings(), seedContent()])
}

/**
 * The owner's own words as pages show them. What is still built in has Spanish words here; what the owner changed has those that
 * the owner gave, or else stays English and is marked so.
 */
import { PRICE_LIST } from '#frontend/content/es/price-list.ts'
import type { OwnerWords } from '#frontend/content/types.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'

export const pricesInWords: OwnerWords['prices'] = (pricing) =>
  pricing.map((option) => {
    const { category, key, label, description, labelEs, descriptionEs, ...rest } = option
    const builtIn = DEFAULT_PRICING.find((entry) => entry.category === category && entry.key === key)
    const [ownLabel, ownDescription] = PRICE_LIST[category][key] ?? []
    const inSpanish = labelEs ?? (builtIn?.label === label ? ownLabel : undefined)
    const described = descriptionEs ?? (builtIn?.description === description ? ownDescription : undefined)
    return {
      ...rest,
      category,
      key,
      label: inSpanish ?? label,
      ...(description !== undefined && { description: described ?? description }),
      ...(inSpanish === undefined ? { lang: 'en' as const } : { english: label }),
      ...(description !== undefined && described === undefined && { descriptionLang: 'en' as const }),
    }
  })

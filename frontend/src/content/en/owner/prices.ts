/** The owner's price list in the words of a page. It is English. */
import type { OwnerWords } from '#frontend/content/types.ts'

export const pricesInWords: OwnerWords['prices'] = (pricing) => pricing

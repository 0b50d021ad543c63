/** What an open page shows of the owner's texts as they are now. */
import type { OwnerWords } from '#frontend/content/types.ts'

export const newTextsInWords: OwnerWords['texts'] = (items) => items

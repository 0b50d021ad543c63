/** The owner's texts in the words of a page. They are English. */
import type { OwnerWords } from '#frontend/content/types.ts'

export const textsInWords: OwnerWords['texts'] = (items) => items

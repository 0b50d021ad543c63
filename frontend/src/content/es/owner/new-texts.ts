/** What an open page shows of the owner's texts as they are now: those in Spanish alone. The others were published with it. */
import type { OwnerWords } from '#frontend/content/types.ts'
import { SPANISH } from '#schemas/facts/languages.ts'

/** Under the keys of the English ones. */
export const newTextsInWords: OwnerWords['texts'] = (items) =>
  items
    .filter(({ key }) => key.endsWith(SPANISH))
    .map((item) => ({ ...item, key: item.key.slice(0, -SPANISH.length) }))

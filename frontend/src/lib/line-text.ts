import { money } from '#frontend/lib/format.ts'
import type { PriceLine } from '#schemas/contract/quotes.ts'
import { lineLabel } from '#words/owner/lines.ts'

/** A part of a price; `lang` if a page in another language has it in English alone. */
export type LineText = { text: string; lang?: 'en' }

/** One that costs nothing has its label alone. */
export function lineText(line: PriceLine): LineText {
  const { label, ...marked } = lineLabel(line)
  return { text: Number(line.amount) === 0 ? label : `${label}: ${money(line.amount)}`, ...marked }
}

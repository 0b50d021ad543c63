import { money } from '#frontend/lib/format.ts'
import type { PriceLine } from '#schemas/contract/quotes.ts'
import { lineLabel } from '#words/owner/lines.ts'

/** A part of a price, as a page in another language marks it. */
export type LineText = { text: string; lang?: 'en' }

/** One that costs nothing has its label alone. */
export function lineText(line: PriceLine): LineText {
  const { label, ...marked } = lineLabel(line)
  return { text: Number(line.amount) === 0 ? label : `${label}: ${money(line.amount)}`, ...marked }
}

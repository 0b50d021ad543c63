import { money } from '#frontend/lib/format.ts'
import type { PriceLine } from '#schemas/contract/quotes.ts'
import { lineLabel } from '#words/owner/lines.ts'

/** A part of a price; one that costs nothing has its label alone. */
export function lineText(line: PriceLine): string {
  const label = lineLabel(line)
  return Number(line.amount) === 0 ? label : `${label}: ${money(line.amount)}`
}

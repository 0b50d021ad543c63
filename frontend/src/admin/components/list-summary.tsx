import { countOf } from '#frontend/admin/lib/format.ts'
import { money } from '#frontend/lib/money.ts'

/** The head of a list: how many there are or, where a search goes through the rows step by step, how many so far. */
export function ListSummary({
  noun,
  shown,
  total,
  totalValue,
  isSpam = false,
  hasMore,
}: {
  /** Singular. */
  noun: string
  shown: number
  /** Absent while searching. */
  total: number | undefined
  /** Of all of them, in whole dollars. */
  totalValue?: number | undefined
  /** The list is of what the spam trap caught. */
  isSpam?: boolean
  hasMore: boolean
}) {
  const found = shown.toLocaleString('en-US')
  return (
    <p className="list-totals" role="status">
      {total === undefined && (hasMore ? `${found} shown, more exist` : `${found} found`)}
      {total !== undefined && countOf(total, noun)}
      {total !== undefined && isSpam && ` that ${total === 1 ? 'looks' : 'look'} like spam`}
      {total !== undefined && totalValue !== undefined && `, total value ${money(totalValue)}`}
    </p>
  )
}

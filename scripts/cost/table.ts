/** The generated part of docs/cost.md. */
import { PRICES_OF, priceOf } from '#scripts/cost/prices.ts'
import { ROWS, type Row, STAGE, VISITS } from '#scripts/cost/rows.ts'

const START = '<!-- npm run cost -->'
const END = '<!-- end -->'

const dollars = (amount: number) => amount.toFixed(2)
const costOf = ({ price, units }: Row, visits: number, isFree: boolean) => {
  const { dollars, free = 0 } = priceOf(price)
  return Math.max(0, units(visits) - (isFree ? free : 0)) * dollars
}

function costTable(): string {
  const cells = (row: Row) => {
    const { says } = priceOf(row.price)
    return [row.what, says, ...VISITS.map((visits) => dollars(costOf(row, visits, false))), row.growsWith]
  }
  const sum = (isFree: boolean) =>
    VISITS.map((visits) => dollars(ROWS.reduce((total, row) => total + costOf(row, visits, isFree), 0))).map(
      (amount) => `**${amount}**`,
    )
  const heads = VISITS.map((visits) => `${visits.toLocaleString('en-US')} visits`)
  const columns = ['', 'price', ...heads, 'grows with']
  const lines = [
    columns,
    columns.map(() => '---'),
    ...ROWS.map(cells),
    ['**Sum, list price**', '', ...sum(false), ''],
    ['**Sum, less what is free for good**', '', ...sum(true), ''],
  ]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** @param document docs/cost.md. @returns it with the table as prices are now */
export function withCosts(document: string): string {
  const { alarmMetrics, scheduledRuns } = STAGE
  const text = `Prices of ${PRICES_OF}. Alarms watch ${alarmMetrics} metrics; schedules start functions ${scheduledRuns.toLocaleString('en-US')} times a month.`
  const [before = ''] = document.split(START)
  const [, after = ''] = document.split(END)
  return `${before}${START}\n\n${text}\n\n${costTable()}\n\n${END}${after}`
}

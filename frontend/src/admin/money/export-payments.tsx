import { type Column, csvFile } from '#frontend/admin/lib/csv.ts'
import { sheetInstant } from '#frontend/admin/lib/format.ts'
import { METHOD_LABELS } from '#frontend/admin/lib/paid-words.ts'
import { ExportButton } from '#frontend/admin/ui/export-button.tsx'
import { callApi } from '#frontend/lib/api.ts'
import type { MoneyQuery, NotedPayment } from '#schemas/contract/money.ts'
import { toCents, toDollars } from '#schemas/facts/payments.ts'
import { adminRoutes } from '#schemas/routes.ts'

const COLUMNS: readonly Column<NotedPayment>[] = [
  { name: 'Tax Year', value: ({ at }) => sheetInstant(at).slice(0, 4) },
  { name: 'Noted (Pacific)', value: ({ at }) => sheetInstant(at) },
  { name: 'Customer', value: ({ customer }) => customer },
  { name: 'Paid', value: ({ amount }) => amount },
  { name: 'Tip', value: ({ tip }) => tip },
  { name: 'Total', value: ({ amount, tip }) => toDollars(toCents(amount) + toCents(tip)) },
  { name: 'Paid By', value: ({ method }) => METHOD_LABELS[method] },
  { name: 'Note', value: ({ note }) => note },
  { name: 'Noted By', value: ({ by }) => by },
  { name: 'Taken Back (Pacific)', value: ({ takenBack }) => takenBack && sheetInstant(takenBack.at) },
  { name: 'Payment Id', value: ({ id }) => id },
  { name: 'Booking Id', value: ({ booking }) => booking },
]

/** Downloads the payments of a query, those that were taken back among them, for the tax return. */
export function ExportPayments(query: MoneyQuery) {
  const { q, from, to } = query
  const read = async () => {
    const { payments } = await callApi(adminRoutes.getMoney, { query: { ...query, export: 'true' } })
    return csvFile(payments, COLUMNS)
  }
  return <ExportButton fileName={`payments-${q ? 'found' : `${from}-to-${to}`}.csv`} read={read} />
}

/** Expected rows of customers, from the records alone. */
import { createHash } from 'node:crypto'
import { rowsOf, type TableRow } from '#tests/support/table/rows.ts'

const RECORDS = ['QUOTE', 'CONTACT', 'BOOKING'] as const

type Typed = { email?: string; phone?: string }

/** As in docs/product.md: the email address or, without any, the number. */
function customerOf({ email, phone = '' }: Typed): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=.{10}$)/, '')
  const identity = email ? email.toLowerCase() : digits.length < 7 ? undefined : digits
  if (identity === undefined) return undefined
  const hex = createHash('sha256').update(identity).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * Each record that is no spam has one pointer, each customer shows its newest record, and there is nothing else.
 * @param atOnce ms within which records were stored at once: any of them may be shown
 */
export function judgeCustomers(rows: TableRow[], atOnce = 0): string[] {
  const wanted = new Map<string, string>()
  const newest = new Map<string, string>()
  for (const entity of RECORDS)
    for (const row of rowsOf(rows, entity).filter(({ isSpam }) => !isSpam)) {
      const customer = customerOf((row['customerInfo'] ?? row) as Typed)
      if (customer === undefined) continue
      const createdAt = String(row['createdAt'])
      wanted.set(`CUSTOMER#${customer} AT#${createdAt}#${entity}#${row['id']}`, customer)
      if ((newest.get(customer) ?? '') < createdAt) newest.set(customer, createdAt)
    }
  const stored = rowsOf(rows, 'CUSTOMER').filter(({ sk }) => sk !== 'RECORD')
  const keys = new Set(stored.map(({ pk, sk }) => `${pk} ${sk}`))
  const profiles = rowsOf(rows, 'CUSTOMER').filter(({ sk }) => sk === 'RECORD')
  const createdAt = ({ shown }: TableRow) => (shown as { createdAt: string } | undefined)?.createdAt
  const shown = new Map(profiles.map((row) => [String(row['id']), createdAt(row)]))
  const isNewest = (at: string | undefined, newest: string) =>
    at !== undefined && at <= newest && Date.parse(newest) - Date.parse(at) <= atOnce
  const mergedIn = (row?: TableRow) => (row?.['merged'] as string[] | undefined) ?? []
  const groupOf = ({ id, mergedInto = id }: TableRow) => [
    String(mergedInto),
    ...mergedIn(profiles.find((row) => row['id'] === mergedInto)),
  ]
  const held = new Set(profiles.flatMap(mergedIn))
  return [
    ...[...wanted.keys()].filter((key) => !keys.has(key)).map((key) => `no pointer: ${key}`),
    ...[...keys].filter((key) => !wanted.has(key)).map((key) => `a pointer too many: ${key}`),
    ...[...newest]
      .filter(([id, at]) => !isNewest(shown.get(id), at))
      .map(([id, at]) => `${id} shows ${shown.get(id)}, not ${at}`),
    ...profiles
      .filter((row) => !groupOf(row).some((id) => newest.has(id)))
      .map(({ id }) => `${id} has no record`),
    ...[...held]
      .filter((id) => newest.has(id) && !profiles.some((row) => row['id'] === id && row['mergedInto']))
      .map((id) => `${id} is merged by halves`),
  ]
}

/** Writes lists as CSV files in which spreadsheets run no formula. */

import { allRows, type RecordRoute, type Row } from '#frontend/admin/lib/list-pages.ts'
import type { ListFilters } from '#frontend/admin/lib/use-list-params.ts'
import { queryOf } from '#frontend/admin/lib/use-record-list.ts'
import type { As } from '#schemas/fields/field.ts'

export type Column<T> = {
  name: string
  value: (row: T) => string | number | undefined
  /** Its kind, if the table at a desk shows it. */
  inTable?: As
}

/** Spreadsheets recognise UTF-8 by its byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF'
const ROWS_PER_REQUEST = 100

/**
 * One field: quoted where RFC 4180 wants it. A text that a spreadsheet would run as a formula gets an apostrophe in
 * front (OWASP, CSV injection); numbers are ours and stay numbers.
 */
export function csvField(value: string | number | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = value.replaceAll('\u00a0', ' ')
  const safe = /^\s*[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function csvLine(fields: (string | number | undefined)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`
}

/** The file of rows that were read whole. */
export function csvFile<T>(rows: readonly T[], columns: readonly Column<T>[]): Blob {
  const head = csvLine(columns.map(({ name }) => name))
  const lines = rows.map((row) => csvLine(columns.map(({ value }) => value(row))))
  return new Blob([BYTE_ORDER_MARK, head, ...lines], { type: 'text/csv;charset=utf-8' })
}

/** The file of all rows that match search and status, not only of the loaded ones. */
export async function exportCsv<R extends RecordRoute>(
  route: R,
  filters: Partial<ListFilters>,
  columns: readonly Column<Row<R>>[],
): Promise<Blob> {
  const query = { ...queryOf(filters), limit: ROWS_PER_REQUEST, export: 'true' }
  return csvFile(await allRows(route, query), columns)
}

export function download(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The download has taken the file by the time this runs.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

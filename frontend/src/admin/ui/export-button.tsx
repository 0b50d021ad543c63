import { useState } from 'react'
import { type Column, download, exportCsv } from '#frontend/admin/lib/csv.ts'
import type { RecordRoute, Row } from '#frontend/admin/lib/list-pages.ts'
import { useAction } from '#frontend/admin/lib/use-action.ts'
import type { ListParams } from '#frontend/admin/lib/use-list-params.ts'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import { pacificToday } from '#frontend/lib/days.ts'

/** Downloads all rows that match search and status as CSV, not only the loaded ones. */
export function ExportButton<R extends RecordRoute>({
  route,
  params: { q, status, sort },
  columns,
  fileName,
}: {
  route: R
  params: ListParams
  columns: readonly Column<Row<R>>[]
  /** Without extension; the day is added. */
  fileName: string
}) {
  const act = useAction()
  const [rows, setRows] = useState(0)
  async function start() {
    setRows(0)
    const outcome = await act(() => exportCsv(route, { q, status, sort }, columns, setRows), {
      failed: 'Failed to export. Please try again.',
    })
    if (outcome.isDone) download(outcome.data, `${fileName}-${pacificToday()}.csv`)
  }
  return (
    <PressButton
      icon="download"
      label="Export CSV"
      busyLabel={`Exporting, ${rows.toLocaleString('en-US')} rows...`}
      onPress={start}
    />
  )
}

import type { ComponentType, ReactNode } from 'react'
import { DeleteRecord } from '#frontend/admin/components/delete-record.tsx'
import type { FormEvents } from '#frontend/admin/components/record-form.tsx'
import { RecordList } from '#frontend/admin/components/record-list.tsx'
import type { RowHead } from '#frontend/admin/components/record-rows.tsx'
import type { Column } from '#frontend/admin/lib/csv.ts'
import { type Plural, shortId } from '#frontend/admin/lib/format.ts'
import type { RecordRoute, Row } from '#frontend/admin/lib/list-pages.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { type OptionLabel, useOptionLabels } from '#frontend/admin/lib/use-option-labels.ts'
import { useRecordList } from '#frontend/admin/lib/use-record-list.ts'

/** Props of a quote's card. */
export type QuoteCardProps<T> = {
  quote: T
  labels: OptionLabel
  onEdit: () => void
  onDelete: () => void
  onChanged: () => void
}

/** Quotes of one kind, with the dialogs to edit and delete one. */
export function QuoteList<R extends RecordRoute>({
  route,
  kind,
  noun,
  columns,
  head,
  Card,
  EditDialog,
  deleteQuote,
  includes = '',
  statuses,
  empty,
}: {
  route: R
  kind: 'Quote' | 'Commercial Quote'
  noun: Plural
  /** Of the export, and of the table. */
  columns: (labels: OptionLabel) => readonly Column<Row<R>>[]
  head: RowHead<Row<R>>
  Card: ComponentType<QuoteCardProps<Row<R>>>
  EditDialog: ComponentType<{ quote: Row<R> } & FormEvents>
  deleteQuote: (id: string) => Promise<unknown>
  /** What is deleted along with a quote. */
  includes?: string
  /** By which the list can be filtered. */
  statuses?: readonly string[]
  /** Empty state. */
  empty: ReactNode
}) {
  const list = useRecordList(route)
  const labels = useOptionLabels()
  const { name, id, open, close } = useDialogParam()
  const chosen = list.rows.find((row) => row.id === id)
  return (
    <>
      <RecordList
        list={list}
        noun={noun}
        statuses={statuses}
        columns={columns(labels)}
        head={head}
        empty={empty}
      >
        {(quote) => (
          <Card
            key={quote.id}
            quote={quote}
            labels={labels}
            onEdit={() => open('edit', quote.id)}
            onDelete={() => open('delete', quote.id)}
            onChanged={list.reload}
          />
        )}
      </RecordList>
      {name === 'edit' && chosen && <EditDialog quote={chosen} onSaved={list.reload} onClose={close} />}
      {name === 'delete' && id && (
        <DeleteRecord
          title={`Delete ${kind}`}
          warning={`${kind} ${shortId(id)} will be deleted permanently${includes}. This action cannot be undone.`}
          call={() => deleteQuote(id)}
          done={{ title: 'Quote Deleted', description: 'Quote has been permanently deleted.' }}
          failed="Failed to delete quote."
          onDeleted={list.reload}
          onClose={close}
        />
      )}
    </>
  )
}

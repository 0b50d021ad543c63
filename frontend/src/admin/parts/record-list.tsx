import type { ComponentProps, ReactNode } from 'react'
import { choicesOf } from '#frontend/admin/lib/choices.ts'
import { type Column, exportCsv } from '#frontend/admin/lib/csv.ts'
import { countOf, pluralOf } from '#frontend/admin/lib/format.ts'
import type { RecordRoute, Row } from '#frontend/admin/lib/list-pages.ts'
import { idOfRow } from '#frontend/admin/lib/record-links.ts'
import { usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import type { useRecordList } from '#frontend/admin/lib/use-record-list.ts'
import { DeleteSpam } from '#frontend/admin/parts/delete-spam.tsx'
import { RecordDialogs, type RecordDialogsProps } from '#frontend/admin/parts/record-dialogs.tsx'
import { RecordRows, type RowHead } from '#frontend/admin/parts/record-rows.tsx'
import { DialogButton } from '#frontend/admin/ui/button.tsx'
import { ExportButton } from '#frontend/admin/ui/export-button.tsx'
import { foundSoFar, ListFrame, LoadMore } from '#frontend/admin/ui/list-frame.tsx'
import { Select } from '#frontend/admin/ui/list-toolbar.tsx'
import { grouped, money } from '#frontend/lib/format.ts'
import type { Choice } from '#frontend/ui/field.tsx'
import type { SpamList } from '#schemas/contract/spam.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

const SORTS: readonly Choice[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
]

type RecordListProps<R extends RecordRoute> = Pick<ComponentProps<typeof ListFrame>, 'noun' | 'empty'> & {
  list: ReturnType<typeof useRecordList<R>>
  statuses?: readonly string[]
  /** Of the export, and of the table. */
  columns: readonly Column<Row<R>>[]
  head: RowHead<Row<R>>
  dialogs?: RecordDialogsProps<Row<R>>
  children: (row: Row<R>) => ReactNode
}

/** A list of records that come page by page, with its export, and the dialog that is open. */
export function RecordList<R extends RecordRoute>(props: RecordListProps<R>) {
  const { list, noun, statuses = [], columns, head, dialogs = {}, empty, children } = props
  const nouns = noun.other
  const idOf = (row: Row<R>) => ('records' in row ? idOfRow(row) : row.id)
  const { rows, searchedTo, params, isSpam, total, totalValue, hasMore } = list
  const spam = isSpam ? (total ?? 0) : 0
  const searched = searchedTo ? { to: searchedTo, isOldestFirst: params.sort === 'oldest' } : undefined
  const found = searched
    ? foundSoFar(rows.length, searched)
    : `${grouped(rows.length)} ${hasMore ? 'shown, more exist' : 'found'}`
  return (
    <ListFrame
      {...{ ...list, noun, empty }}
      statuses={statusChoices(nouns, statuses, list)}
      totals={
        total === undefined ? (
          found
        ) : (
          <>
            {countOf(total, noun)}
            {isSpam && pluralOf(total, { one: ' that looks like spam', other: ' that look like spam' })}
            {totalValue !== undefined && `, total value ${money(totalValue)}`}
          </>
        )
      }
      isEmpty={rows.length === 0 && !hasMore}
      tools={
        <>
          <Select
            label="Order"
            choices={SORTS}
            value={params.sort}
            onChange={(sort) => list.change({ sort })}
          />
          <ExportButton
            fileName={`${nouns.replace(' ', '-')}-${usePacificToday()}.csv`}
            read={() => exportCsv(list.route, params, columns)}
          />
          {spam > 0 && (
            <DialogButton opens="delete-spam" icon="trash" look="danger" label="Delete all spam" />
          )}
        </>
      }
    >
      {list.arrivals > 0 && (
        <button type="button" className="btn btn-outline-primary mb-3" onClick={list.reload}>
          Show {grouped(list.arrivals)} new
        </button>
      )}
      <RecordRows {...{ rows, idOf, nouns, columns, head }}>{children}</RecordRows>
      <RecordDialogs
        rows={rows}
        {...dialogs}
        free={{
          'delete-spam': () =>
            // The last part of the path is the list's name.
            spam > 0 && (
              <DeleteSpam list={list.route.path.split('/').at(-1) as SpamList} noun={noun} total={spam} />
            ),
          ...dialogs.free,
        }}
      />
      <LoadMore {...list} {...{ shown: rows.length, searched }} />
    </ListFrame>
  )
}

/** Offers spam as a choice while there is some, or while it is chosen. */
function statusChoices(
  nouns: string,
  statuses: readonly string[],
  { spamCount, isSpam }: { spamCount: number; isSpam: boolean },
): Choice[] {
  const spam = { value: SPAM, label: `Spam (${grouped(spamCount)})` }
  const choices = [...choicesOf(statuses), ...(spamCount > 0 || isSpam ? [spam] : [])]
  if (choices.length === 0) return []
  return [{ value: '', label: statuses.length > 0 ? 'All statuses' : `All ${nouns}` }, ...choices]
}

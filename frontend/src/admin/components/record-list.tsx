import type { ReactNode } from 'react'
import { Button } from '#frontend/admin/components/button.tsx'
import { DeleteSpam } from '#frontend/admin/components/delete-spam.tsx'
import { ExportButton } from '#frontend/admin/components/export-button.tsx'
import { ListSummary, LoadMore } from '#frontend/admin/components/list-summary.tsx'
import { ListToolbar } from '#frontend/admin/components/list-toolbar.tsx'
import { RecordRows, type RowHead } from '#frontend/admin/components/record-rows.tsx'
import { EmptyState, LoadError, Loading } from '#frontend/admin/components/status-messages.tsx'
import { type Choice, choicesOf } from '#frontend/admin/lib/choices.ts'
import type { Column } from '#frontend/admin/lib/csv.ts'
import type { Plural } from '#frontend/admin/lib/format.ts'
import type { RecordRoute, Row } from '#frontend/admin/lib/list-pages.ts'
import { idOfRow } from '#frontend/admin/lib/record-links.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { RECORD_SORTS } from '#frontend/admin/lib/use-list-params.ts'
import type { useRecordList } from '#frontend/admin/lib/use-record-list.ts'
import type { SpamList } from '#schemas/contract/spam.ts'
import { SPAM } from '#schemas/facts/statuses.ts'

/** A list of records with everything but its cards: search, filters, export, totals and further pages. */
export function RecordList<R extends RecordRoute>({
  list,
  noun,
  statuses = [],
  columns,
  head,
  empty,
  children,
}: {
  list: ReturnType<typeof useRecordList<R>>
  noun: Plural
  statuses?: readonly string[] | undefined
  /** Of the export, and of the table. */
  columns: readonly Column<Row<R>>[]
  head: RowHead<Row<R>>
  /** Empty state. */
  empty: ReactNode
  /** A record's card. */
  children: (row: Row<R>) => ReactNode
}) {
  const nouns = noun.other
  const idOf = (row: Row<R>) => ('records' in row ? idOfRow(row) : row.id)
  const dialog = useDialogParam()
  const { searchedTo, params } = list
  const searched =
    searchedTo === undefined ? undefined : { to: searchedTo, isOldestFirst: params.sort === 'oldest' }
  const canDeleteSpam = list.isSpam && list.total !== undefined && list.total > 0
  const isEmpty = !list.isLoading && list.error === undefined && list.rows.length === 0 && !list.hasMore
  return (
    <>
      <ListToolbar
        list={list}
        nouns={nouns}
        sorts={RECORD_SORTS}
        statuses={statusChoices(nouns, statuses, list)}
      >
        <ExportButton
          route={list.route}
          params={list.params}
          columns={columns}
          fileName={nouns.replace(' ', '-')}
        />
        {canDeleteSpam && (
          <Button
            icon="trash"
            look="danger"
            label="Delete all spam"
            onClick={() => dialog.open('delete-spam')}
          />
        )}
      </ListToolbar>
      {list.error !== undefined && <LoadError what={nouns} onRetry={list.reload} />}
      {list.isLoading && <Loading>Loading {nouns}...</Loading>}
      {!list.isLoading && list.error === undefined && (
        <ListSummary
          noun={noun}
          shown={list.rows.length}
          total={list.total}
          totalValue={list.totalValue}
          isSpam={list.isSpam}
          hasMore={list.hasMore}
          searched={searched}
        />
      )}
      {list.arrivals > 0 && (
        <button type="button" className="btn btn-outline-primary mb-3" onClick={list.reload}>
          Show {list.arrivals.toLocaleString('en-US')} new
        </button>
      )}
      {isEmpty &&
        (list.isFiltered ? <EmptyState icon="search" title={`No ${nouns} match your search`} /> : empty)}
      <RecordRows rows={list.rows} idOf={idOf} nouns={nouns} columns={columns} head={head}>
        {children}
      </RecordRows>
      <LoadMore
        shown={list.rows.length}
        total={list.total}
        hasMore={list.hasMore}
        searched={searched}
        isLoading={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
      {dialog.name === 'delete-spam' && canDeleteSpam && (
        <DeleteSpam
          // The last part of the path is the list's name.
          list={list.route.path.split('/').at(-1) as SpamList}
          noun={noun}
          total={list.total ?? 0}
          onDeleted={list.reload}
          onClose={dialog.close}
        />
      )}
    </>
  )
}

/** Offers spam as a choice while there is some, or while it is chosen. */
function statusChoices(
  nouns: string,
  statuses: readonly string[],
  { spamCount, isSpam }: { spamCount: number; isSpam: boolean },
): Choice[] {
  const spam = { value: SPAM, label: `Spam (${spamCount.toLocaleString('en-US')})` }
  const choices = [...choicesOf(statuses), ...(spamCount > 0 || isSpam ? [spam] : [])]
  if (choices.length === 0) return []
  return [{ value: '', label: statuses.length > 0 ? 'All statuses' : `All ${nouns}` }, ...choices]
}

import { DeleteRecord } from '#frontend/admin/components/delete-record.tsx'
import { ExportButton } from '#frontend/admin/components/export-button.tsx'
import { ListToolbar } from '#frontend/admin/components/list-toolbar.tsx'
import { LoadMore } from '#frontend/admin/components/load-more.tsx'
import { EmptyState, LoadError, Loading } from '#frontend/admin/components/status-messages.tsx'
import { useDialogParam } from '#frontend/admin/lib/dialog-param.ts'
import { countOf, formatDollars, shortId } from '#frontend/admin/lib/format.ts'
import { useListParams } from '#frontend/admin/lib/list-params.ts'
import { useOptionLabels } from '#frontend/admin/lib/option-labels.ts'
import { useList } from '#frontend/admin/lib/use-list.ts'
import { QuoteCard } from '#frontend/admin/quotes/quote-card.tsx'
import { QUOTE_COLUMNS } from '#frontend/admin/quotes/quote-columns.ts'
import { callApi } from '#frontend/lib/api.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

export function ResidentialQuotes() {
  const listParams = useListParams()
  const list = useList(adminRoutes.listQuotes, listParams.params)
  const labels = useOptionLabels()
  const dialog = useDialogParam()
  const { id } = dialog
  async function loadMore() {
    await list.loadMore()
    listParams.change({ pages: list.loadedPages + 1 })
  }
  return (
    <>
      <ListToolbar list={listParams} noun="quotes">
        <ExportButton
          route={adminRoutes.listQuotes}
          params={listParams.params}
          columns={QUOTE_COLUMNS}
          fileName="quotes"
        />
      </ListToolbar>
      {list.error !== undefined && <LoadError what="quotes" onRetry={list.reload} />}
      {list.isLoading && <Loading>Loading quotes...</Loading>}
      {list.total !== undefined && list.totalValue !== undefined && (
        <p className="list-totals">
          {countOf(list.total, 'quote')}, total value {formatDollars(list.totalValue)}
        </p>
      )}
      {!list.isLoading && list.error === undefined && list.rows.length === 0 && !list.hasMore && (
        <NoQuotes isFiltered={listParams.params.q !== ''} />
      )}
      <ul className="cards">
        {list.rows.map((quote) => (
          <QuoteCard
            key={quote.id}
            quote={quote}
            labels={labels}
            onDelete={() => dialog.open('delete', quote.id)}
            onRetried={list.reload}
          />
        ))}
      </ul>
      <LoadMore
        shown={list.rows.length}
        total={list.total}
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        onLoadMore={loadMore}
      />
      {dialog.name === 'delete' && id && (
        <DeleteRecord
          title="Delete Quote"
          warning={`Quote ${shortId(id)} will be deleted permanently. This action cannot be undone.`}
          call={() => callApi(adminRoutes.deleteQuote, { params: { id } })}
          done={{ title: 'Quote Deleted', description: 'Quote has been permanently deleted.' }}
          failed="Failed to delete quote."
          onDeleted={list.reload}
          onClose={dialog.close}
        />
      )}
    </>
  )
}

function NoQuotes({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState icon="search" title="No quotes match your search" />
  return (
    <EmptyState icon="cash-coin" title="No quotes generated yet">
      <a href="/" className="btn btn-primary">
        View Website
      </a>
    </EmptyState>
  )
}

import { DeleteRecord } from '#frontend/admin/components/delete-record.tsx'
import { ExportButton } from '#frontend/admin/components/export-button.tsx'
import { ListToolbar } from '#frontend/admin/components/list-toolbar.tsx'
import { LoadMore } from '#frontend/admin/components/load-more.tsx'
import { EmptyState, LoadError, Loading } from '#frontend/admin/components/status-messages.tsx'
import { useDialogParam } from '#frontend/admin/lib/dialog-param.ts'
import { countOf, shortId } from '#frontend/admin/lib/format.ts'
import { useListParams } from '#frontend/admin/lib/list-params.ts'
import { useOptionLabels } from '#frontend/admin/lib/option-labels.ts'
import { useList } from '#frontend/admin/lib/use-list.ts'
import { CommercialQuoteCard } from '#frontend/admin/quotes/commercial-quote-card.tsx'
import { COMMERCIAL_QUOTE_COLUMNS } from '#frontend/admin/quotes/quote-columns.ts'
import { callApi } from '#frontend/lib/api.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

export function CommercialQuotes() {
  const listParams = useListParams()
  const list = useList(adminRoutes.listCommercialQuotes, listParams.params)
  const labels = useOptionLabels()
  const dialog = useDialogParam()
  const { id } = dialog
  async function loadMore() {
    await list.loadMore()
    listParams.change({ pages: list.loadedPages + 1 })
  }
  return (
    <>
      <ListToolbar list={listParams} noun="commercial quotes">
        <ExportButton
          route={adminRoutes.listCommercialQuotes}
          params={listParams.params}
          columns={COMMERCIAL_QUOTE_COLUMNS}
          fileName="commercial-quotes"
        />
      </ListToolbar>
      {list.error !== undefined && <LoadError what="commercial quotes" onRetry={list.reload} />}
      {list.isLoading && <Loading>Loading commercial quotes...</Loading>}
      {list.total !== undefined && <p className="list-totals">{countOf(list.total, 'commercial quote')}</p>}
      {!list.isLoading && list.error === undefined && list.rows.length === 0 && !list.hasMore && (
        <EmptyState
          icon="building"
          title={listParams.params.q ? 'No commercial quotes match your search' : 'No commercial quotes yet'}
        />
      )}
      <ul className="cards">
        {list.rows.map((quote) => (
          <CommercialQuoteCard
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
          title="Delete Commercial Quote"
          warning={`Commercial quote ${shortId(id)} will be deleted permanently. This action cannot be undone.`}
          call={() => callApi(adminRoutes.deleteCommercialQuote, { params: { id } })}
          done={{ title: 'Quote Deleted', description: 'Quote has been permanently deleted.' }}
          failed="Failed to delete quote."
          onDeleted={list.reload}
          onClose={dialog.close}
        />
      )}
    </>
  )
}

import { RecordList } from '#frontend/admin/components/record-list.tsx'
import { EmptyState } from '#frontend/admin/components/status-messages.tsx'
import { useDialogParam } from '#frontend/admin/lib/dialog-param.ts'
import { useOptionLabels } from '#frontend/admin/lib/option-labels.ts'
import { useRecordList } from '#frontend/admin/lib/use-record-list.ts'
import { CommercialQuoteCard } from '#frontend/admin/quotes/commercial-quote-card.tsx'
import { DeleteQuote } from '#frontend/admin/quotes/delete-quote.tsx'
import { COMMERCIAL_QUOTE_COLUMNS } from '#frontend/admin/quotes/quote-columns.ts'
import { callApi } from '#frontend/lib/api.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

export function CommercialQuotes() {
  const list = useRecordList(adminRoutes.listCommercialQuotes)
  const labels = useOptionLabels()
  const dialog = useDialogParam()
  return (
    <>
      <RecordList
        list={list}
        noun="commercial quote"
        columns={COMMERCIAL_QUOTE_COLUMNS}
        empty={<EmptyState icon="building" title="No commercial quotes yet" />}
      >
        {(quote) => (
          <CommercialQuoteCard
            key={quote.id}
            quote={quote}
            labels={labels}
            onDelete={() => dialog.open('delete', quote.id)}
            onRetried={list.reload}
          />
        )}
      </RecordList>
      <DeleteQuote
        kind="Commercial Quote"
        call={(id) => callApi(adminRoutes.deleteCommercialQuote, { params: { id } })}
        onDeleted={list.reload}
      />
    </>
  )
}

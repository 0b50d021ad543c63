import { RecordList } from '#frontend/admin/components/record-list.tsx'
import { EmptyState } from '#frontend/admin/components/status-messages.tsx'
import { useDialogParam } from '#frontend/admin/lib/dialog-param.ts'
import { useOptionLabels } from '#frontend/admin/lib/option-labels.ts'
import { useRecordList } from '#frontend/admin/lib/use-record-list.ts'
import { DeleteQuote } from '#frontend/admin/quotes/delete-quote.tsx'
import { QuoteCard } from '#frontend/admin/quotes/quote-card.tsx'
import { QUOTE_COLUMNS } from '#frontend/admin/quotes/quote-columns.ts'
import { callApi } from '#frontend/lib/api.ts'
import { adminRoutes } from '#schemas/api/admin.ts'

export function ResidentialQuotes() {
  const list = useRecordList(adminRoutes.listQuotes)
  const labels = useOptionLabels()
  const dialog = useDialogParam()
  return (
    <>
      <RecordList
        list={list}
        noun="quote"
        columns={QUOTE_COLUMNS}
        empty={
          <EmptyState icon="cash-coin" title="No quotes generated yet">
            <a href="/" className="btn btn-primary">
              View Website
            </a>
          </EmptyState>
        }
      >
        {(quote) => (
          <QuoteCard
            key={quote.id}
            quote={quote}
            labels={labels}
            onDelete={() => dialog.open('delete', quote.id)}
            onRetried={list.reload}
          />
        )}
      </RecordList>
      <DeleteQuote
        kind="Quote"
        call={(id) => callApi(adminRoutes.deleteQuote, { params: { id } })}
        onDeleted={list.reload}
      />
    </>
  )
}

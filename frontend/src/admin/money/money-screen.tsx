import { useSearchParams } from 'react-router-dom'
import { CloseVisit } from '#frontend/admin/bookings/close-visit.tsx'
import { OwedVisits, owedSum } from '#frontend/admin/bookings/owed-visits.tsx'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { usePacificToday } from '#frontend/admin/lib/use-pacific-today.ts'
import { ReloadContext } from '#frontend/admin/lib/use-reload.ts'
import { ExportPayments } from '#frontend/admin/money/export-payments.tsx'
import { PaymentList } from '#frontend/admin/money/payment-list.tsx'
import { datesOf, periodChoices } from '#frontend/admin/money/periods.ts'
import { RecordDialogs } from '#frontend/admin/parts/record-dialogs.tsx'
import { SearchBox, Select } from '#frontend/admin/ui/list-toolbar.tsx'
import { Screen, ScreenTabs } from '#frontend/admin/ui/screen.tsx'
import { EmptyState, Reading } from '#frontend/admin/ui/status-messages.tsx'
import * as LIMITS from '#schemas/facts/limits.ts'

/** /admin/money: what is owed, however old, and what was paid in a period, or by a search in all years. */
export function MoneyScreen() {
  const [search, setSearch] = useSearchParams()
  const today = usePacificToday()
  const { q = '', period = 'month' } = Object.fromEntries(search)
  const query = q ? { q } : datesOf(period, today)
  const { data, error, isLoading, mutate } = useApi('getMoney', query)
  const { payments = [], owed = [] } = data ?? {}
  const reload = () => void mutate()
  const show = (what: Record<string, string>) => setSearch({ tab: 'paid', ...what }, { replace: true })
  const owedTab =
    owed.length === 0 ? <EmptyState icon="bank" title="Nobody owes anything" /> : <OwedVisits visits={owed} />
  const paidTab = (
    <>
      <div className="list-toolbar d-flex flex-wrap gap-2 mb-3">
        <SearchBox q={q} nouns="payments of all years" onSearch={(text) => show(text ? { q: text } : {})} />
        <Select
          label="Period"
          choices={q ? [{ value: period, label: 'All years' }] : periodChoices(today)}
          value={period}
          onChange={(next) => show({ period: next })}
        />
        <ExportPayments {...query} />
      </div>
      {q && payments.length >= LIMITS.foundPayments && (
        <p role="status">Only the newest {payments.length} are shown, added up and exported.</p>
      )}
      {data &&
        (payments.length > 0 ? (
          <PaymentList payments={payments} />
        ) : (
          <EmptyState icon="bank" title={q ? 'No payments match your search' : 'No payments'} />
        ))}
    </>
  )
  return (
    <Screen title="Money">
      <ScreenTabs
        label="Money"
        tabs={[
          {
            name: 'owed',
            title: data ? `Owed ${owedSum(owed)} (${owed.length})` : 'Owed',
            content: data && owedTab,
          },
          { name: 'paid', title: 'Paid', content: paidTab },
        ]}
      />
      <Reading what="payments" {...{ error, isLoading }} onRetry={reload} />
      <ReloadContext value={reload}>
        <RecordDialogs rows={owed} about={{ close: (booking) => <CloseVisit booking={booking} /> }} />
      </ReloadContext>
    </Screen>
  )
}

import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#frontend/admin/components/button.tsx'
import { Facts } from '#frontend/admin/components/facts.tsx'
import { LoadMore } from '#frontend/admin/components/list-summary.tsx'
import { ContactLinks } from '#frontend/admin/components/record-card.tsx'
import { RowFocus } from '#frontend/admin/components/row-focus.tsx'
import { Screen } from '#frontend/admin/components/screen.tsx'
import { LoadError, Loading } from '#frontend/admin/components/status-messages.tsx'
import { CustomerDialog } from '#frontend/admin/customers/customer-dialogs.tsx'
import { Addresses, MarketingMails, OtherCustomers } from '#frontend/admin/customers/customer-panels.tsx'
import { RecordOfCustomer } from '#frontend/admin/customers/customer-record.tsx'
import { customerTotals } from '#frontend/admin/customers/customer-totals.ts'
import { download } from '#frontend/admin/lib/csv.ts'
import { countOf, formatDay, formatInstant } from '#frontend/admin/lib/format.ts'
import { useAction } from '#frontend/admin/lib/use-action.ts'
import { exportCustomer, useCustomer } from '#frontend/admin/lib/use-customer.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { pacificToday } from '#frontend/lib/days.ts'
import { money } from '#frontend/lib/money.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import type { CustomerCard } from '#schemas/contract/customers.ts'

/** Everything about one person, newest first. @param record id of the record to show first */
export function CustomerScreen({ id, record }: { id: string; record: string | null }) {
  const { customer, hasMore, error, isLoading, isLoadingMore, loadMore, reload } = useCustomer(id)
  const dialog = useDialogParam()
  const isLoaded = customer !== undefined
  useEffect(() => {
    if (!isLoaded || !record) return
    const card = document.querySelector<HTMLElement>(`[data-id="${CSS.escape(record)}"]`)
    card?.setAttribute('tabindex', '-1')
    card?.focus()
    card?.scrollIntoView({ block: 'center' })
  }, [isLoaded, record])
  return (
    <Screen
      title={customer?.name ?? 'Customer'}
      actions={
        customer && (
          <>
            <Button icon="calendar-check" look="main" label="Book" onClick={() => dialog.open('book')} />
            <Export customer={customer} />
          </>
        )
      }
    >
      <p>
        <Link to="/customers">All customers</Link>
      </p>
      {error !== undefined && <LoadError what="this customer" onRetry={reload} />}
      {isLoading && <Loading>Loading customer...</Loading>}
      {customer && (
        <>
          <section className="admin-panel mb-4" aria-label="Summary">
            {customer.emails.map((email) => (
              <ContactLinks key={email} email={email} />
            ))}
            {customer.phones.map((phone) => (
              <ContactLinks key={phone} phone={phone} />
            ))}
            <Totals customer={customer} hasMore={hasMore} />
            <MarketingMails customer={customer} onChanged={reload} />
            <button type="button" className="btn btn-link btn-sm" onClick={() => dialog.open('forget')}>
              Forget this customer
            </button>
          </section>
          <Addresses customer={customer} onEdit={(address) => dialog.open('note', address)} />
          <OtherCustomers customer={customer} onOpen={dialog.open} />
          <h2 className="h4">History</h2>
          <RowFocus>
            <ul className="record-cards">
              {customer.records.map((entry) => (
                <RecordOfCustomer key={`${entry.kind} ${entry.record.id}`} entry={entry} onChanged={reload} />
              ))}
            </ul>
          </RowFocus>
          <LoadMore
            shown={customer.records.length}
            total={undefined}
            hasMore={hasMore}
            isLoading={isLoadingMore}
            onLoadMore={loadMore}
          />
          <CustomerDialog dialog={dialog} customer={customer} onChanged={reload} />
        </>
      )}
    </Screen>
  )
}

function Totals({ customer: { records }, hasMore }: { customer: CustomerCard; hasMore: boolean }) {
  const { quotes, quoted, visits, visited, ahead, firstAt, usualDays, due } = customerTotals(
    records,
    pacificToday(),
  )
  const atLeast = hasMore ? 'at least ' : ''
  return (
    <Facts
      entries={[
        ['Quoted', quotes > 0 ? `${atLeast}${countOf(quotes, QUOTES)}, ${money(quoted)}` : undefined],
        ['Completed', visits > 0 ? `${atLeast}${countOf(visits, VISITS)}, ${money(visited)}` : undefined],
        ['Next Visit', ahead[0] && formatDay(ahead[0])],
        ['First Contact', firstAt && !hasMore ? formatInstant(firstAt) : undefined],
        ['Usually', due && `every ${usualDays} days, next about ${formatDay(due)}`],
      ]}
    />
  )
}

const QUOTES = { one: 'quote', other: 'quotes' }
const VISITS = { one: 'visit', other: 'visits' }

function Export({ customer: { id, name } }: { customer: CustomerCard }) {
  const act = useAction()
  const [isBusy, setIsBusy] = useState(false)
  async function start() {
    setIsBusy(true)
    const outcome = await act(() => exportCustomer(id), { failed: 'Failed to export. Please try again.' })
    setIsBusy(false)
    if (outcome.isDone) download(outcome.data, `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`)
  }
  return (
    <BusyButton
      type="button"
      className="btn btn-outline-primary"
      onClick={start}
      isBusy={isBusy}
      busyLabel="Exporting..."
    >
      <Icon name="download" /> Export
    </BusyButton>
  )
}

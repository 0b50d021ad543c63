import { useEffect } from 'react'
import { CustomerDialog } from '#frontend/admin/customers/customer-dialogs.tsx'
import { Addresses, MarketingMails, OtherCustomers } from '#frontend/admin/customers/customer-panels.tsx'
import { RecordOfCustomer } from '#frontend/admin/customers/customer-record.tsx'
import { customerTotals } from '#frontend/admin/customers/customer-totals.ts'
import { countOf, formatDay, formatInstant, VISITS } from '#frontend/admin/lib/format.ts'
import { exportCustomer, useCustomer } from '#frontend/admin/lib/use-customer.ts'
import { useHour } from '#frontend/admin/lib/use-pacific-today.ts'
import { ReloadContext } from '#frontend/admin/lib/use-reload.ts'
import { Facts } from '#frontend/admin/parts/facts.tsx'
import { ContactLinks } from '#frontend/admin/parts/record-card.tsx'
import { DialogButton, LinkButton } from '#frontend/admin/ui/button.tsx'
import { ExportButton } from '#frontend/admin/ui/export-button.tsx'
import { LoadMore } from '#frontend/admin/ui/list-frame.tsx'
import { Screen } from '#frontend/admin/ui/screen.tsx'
import { Reading } from '#frontend/admin/ui/status-messages.tsx'
import { money } from '#frontend/lib/format.ts'
import type { CustomerCard } from '#schemas/contract/customers.ts'

/** Everything about one person, newest first. @param record id of the record to show first */
export function CustomerScreen({ id, record }: { id: string; record: string | null }) {
  const { customer, hasMore, error, isLoading, reload, ...more } = useCustomer(id)
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
            <DialogButton opens="book" icon="calendar-check" look="main" label="Book" />
            <ExportButton
              label="Export"
              fileName={`${customer.name.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`}
              read={() => exportCustomer(id)}
            />
          </>
        )
      }
    >
      <p>
        <LinkButton to="/customers" className="btn btn-link p-0" label="All customers" />
      </p>
      <Reading what="this customer" {...{ error, isLoading }} onRetry={reload} />
      {customer && (
        <ReloadContext value={reload}>
          <section className="admin-panel mb-4" aria-label="Summary">
            {customer.emails.map((email) => (
              <ContactLinks key={email} email={email} />
            ))}
            {customer.phones.map((phone) => (
              <ContactLinks key={phone} phone={phone} />
            ))}
            <Totals customer={customer} hasMore={hasMore} />
            <MarketingMails customer={customer} />
            <DialogButton opens="forget" label="Forget this customer" className="btn btn-link btn-sm" />
          </section>
          <Addresses customer={customer} />
          <OtherCustomers title="Perhaps the Same Person" others={customer.perhaps} opens="Merge" />
          <OtherCustomers title="Merged Into This Customer" others={customer.merged} opens="Separate" />
          <h2 className="h4">History</h2>
          <ul className="record-cards">
            {customer.records.map((entry) => (
              <RecordOfCustomer key={`${entry.kind} ${entry.record.id}`} entry={entry} />
            ))}
          </ul>
          <LoadMore shown={customer.records.length} hasMore={hasMore} {...more} />
          <CustomerDialog customer={customer} />
        </ReloadContext>
      )}
    </Screen>
  )
}

function Totals({ customer: { records }, hasMore }: { customer: CustomerCard; hasMore: boolean }) {
  const totals = customerTotals(records, useHour())
  const { quotes, quoted, visits, visited, ahead, firstAt, usualDays, due } = totals
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

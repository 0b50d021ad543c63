import { Link, useSearchParams } from 'react-router-dom'
import { CustomerScreen } from '#frontend/admin/customers/customer-screen.tsx'
import { columnsOf } from '#frontend/admin/lib/field-text.ts'
import { formatInstant, shortId } from '#frontend/admin/lib/format.ts'
import { idOfRow, KIND_LABELS, pathOfRow, recordPath } from '#frontend/admin/lib/record-links.ts'
import { useRecordList } from '#frontend/admin/lib/use-record-list.ts'
import { ContactLinks, RecordCard } from '#frontend/admin/parts/record-card.tsx'
import { RecordList } from '#frontend/admin/parts/record-list.tsx'
import { Screen } from '#frontend/admin/ui/screen.tsx'
import { EmptyState } from '#frontend/admin/ui/status-messages.tsx'
import type { CustomerRow } from '#schemas/contract/customers.ts'
import { CUSTOMER_FIELDS } from '#schemas/fields/customer.ts'
import { adminRoutes } from '#schemas/routes.ts'

export const CUSTOMER_COLUMNS = columnsOf<CustomerRow>(CUSTOMER_FIELDS)

export function CustomersScreen() {
  const [search] = useSearchParams()
  const id = search.get('customer')
  return id ? <CustomerScreen key={id} id={id} record={search.get('record')} /> : <CustomerList />
}

function CustomerList() {
  return (
    <Screen title="Customers">
      <RecordList
        list={useRecordList(adminRoutes.listCustomers)}
        noun={{ one: 'customer', other: 'customers' }}
        columns={CUSTOMER_COLUMNS}
        head={{ title: ({ name }) => name, href: pathOfRow }}
        empty={<EmptyState icon="people" title="No customers yet" />}
      >
        {(row) => <CustomerLine key={idOfRow(row)} row={row} />}
      </RecordList>
    </Screen>
  )
}

function CustomerLine({ row }: { row: CustomerRow }) {
  const { name, email, phone, lastAt, records } = row
  return (
    <RecordCard
      record={{ id: idOfRow(row) }}
      name={
        <Link to={pathOfRow(row)} className="btn btn-link p-0 fw-semibold text-start">
          {name}
        </Link>
      }
    >
      <ContactLinks email={email} phone={phone} />
      <p className="record-meta">
        <span>Last contact {formatInstant(lastAt)}</span>
        {records.map((record) => (
          <Link key={record.id} to={recordPath(record)} className="btn btn-link btn-sm p-0">
            {KIND_LABELS[record.kind]} {shortId(record.id)}
          </Link>
        ))}
      </p>
    </RecordCard>
  )
}

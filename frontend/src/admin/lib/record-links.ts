/** Where a record and its customer are shown. */
import type { CustomerRow, RecordKind } from '#schemas/contract/customers.ts'

const LISTS: Record<RecordKind, string> = {
  quote: '/quotes?q=',
  'commercial-quote': '/quotes?tab=commercial&q=',
  contact: '/contacts?q=',
  booking: '/bookings?q=',
}

export const KIND_LABELS: Record<RecordKind, string> = {
  quote: 'Quote',
  'commercial-quote': 'Commercial Quote',
  contact: 'Message',
  booking: 'Booking',
}

export const recordPath = ({ kind, id }: { kind: RecordKind; id: string }) => `${LISTS[kind]}${id}`

/** @param record id of the record to scroll to */
export const customerPath = (id: string, record?: string) =>
  `/customers?customer=${id}${record ? `&record=${record}` : ''}`

/** Of a line of a list: the id of its customer or, without one, of its record. */
export const idOfRow = ({ id, records: [record] }: Pick<CustomerRow, 'id' | 'records'>): string =>
  id ?? record?.id ?? ''

/** Of a line of a list: its customer or, without one, its record. */
export function pathOfRow({ id, records: [record] }: CustomerRow): string {
  if (id) return customerPath(id)
  return record ? recordPath(record) : '/customers'
}

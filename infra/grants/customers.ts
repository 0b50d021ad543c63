/** The rows of customers that endpoints of records may touch, and the rows that the endpoints of customers may. */
import { COUNTERS, OWED, optOutKey, PAYMENTS, SLOTS, statusPartition } from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { type Grant, get, getMany, put, query, queryIndex, remove, update } from '#infra/grants/grant.ts'
import { everyStatusOf, HOLDERS, RECORDS, recordsOf } from '#infra/grants/partitions.ts'
import { SPAM } from '#schemas/facts/statuses.ts'
import type { EndpointName } from '#schemas/routes.ts'

const { byEntity, byStatus } = TABLE_SHAPE.indexes

const CUSTOMERS = recordsOf('CUSTOMER')
const OPT_OUTS = optOutKey('*').pk

/** Lists a new record under its customer, and reads nothing of it. */
export const listsNew: Grant[] = [put(CUSTOMERS), update(CUSTOMERS)]

const unlists: Grant[] = [query(CUSTOMERS), getMany(CUSTOMERS), update(CUSTOMERS), remove(CUSTOMERS)]
/** Follows a correction or a deletion of a record. */
export const relists: Grant[] = [...unlists, put(CUSTOMERS)]

/** Reads a customer's records and mails, and finds others with the same number. */
const opening: Grant[] = [
  query(CUSTOMERS),
  getMany(CUSTOMERS, ...RECORDS.map(recordsOf), recordsOf('OUTBOX'), recordsOf('TOLD')),
  queryIndex(byStatus.name, everyStatusOf('CUSTOMER')),
  get(OPT_OUTS),
]

export const customerGrants = {
  listCustomers: [
    queryIndex(byEntity.name, 'CUSTOMER', ...RECORDS),
    queryIndex(byStatus.name, everyStatusOf('CUSTOMER')),
    getMany(CUSTOMERS),
    get(...RECORDS.map(recordsOf)),
  ],
  getCustomer: opening,
  updateCustomer: [...opening, update(CUSTOMERS, OPT_OUTS)],
  forgetCustomer: [
    ...unlists,
    query(recordsOf('OUTBOX')),
    getMany(...(['BOOKING', 'OUTBOX', 'TOLD'] as const).map(recordsOf)),
    get(...RECORDS.map(recordsOf)),
    // Deleting a visit reopens its quote, and tells who still expects it.
    put(recordsOf('QUOTE'), recordsOf('OUTBOX'), PAYMENTS),
    queryIndex(byStatus.name, ...RECORDS.map((entity) => statusPartition(entity, SPAM))),
    remove(...RECORDS.map(recordsOf), recordsOf('OUTBOX'), recordsOf('TOLD'), HOLDERS, OWED),
    update(COUNTERS, SLOTS, OPT_OUTS),
  ],
} satisfies Partial<Record<EndpointName, Grant[]>>

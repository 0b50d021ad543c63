/** The rows of customers that endpoints of records may touch, and the rows that the endpoints of customers may. */
import { COUNTERS, OWED, PAYMENTS, SLOTS, statusPartition } from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { type Grant, get, getMany, put, query, queryIndex, remove, update } from '#infra/grants/grant.ts'
import { everyStatusOf, HOLDERS, OPT_OUTS, RECORDS } from '#infra/grants/partitions.ts'
import { SPAM } from '#schemas/facts/statuses.ts'
import type { EndpointName } from '#schemas/routes.ts'

const { byEntity, byStatus } = TABLE_SHAPE.indexes

/** Lists a new record under its customer, and reads nothing of it. */
export const listsNew: Grant[] = [put('CUSTOMER'), update('CUSTOMER')]

const unlists: Grant[] = [query('CUSTOMER'), getMany('CUSTOMER'), update('CUSTOMER'), remove('CUSTOMER')]
/** Follows a correction or a deletion of a record. */
export const relists: Grant[] = [...unlists, put('CUSTOMER')]

/** Reads a customer's records and mails, and finds others with the same number. */
const opening: Grant[] = [
  query('CUSTOMER'),
  getMany('CUSTOMER', ...RECORDS, 'OUTBOX', 'TOLD'),
  queryIndex(byStatus.name, everyStatusOf('CUSTOMER')),
  get(OPT_OUTS),
]

export const customerGrants = {
  listCustomers: [
    queryIndex(byEntity.name, 'CUSTOMER', ...RECORDS),
    queryIndex(byStatus.name, everyStatusOf('CUSTOMER')),
    getMany('CUSTOMER'),
    get(...RECORDS),
  ],
  getCustomer: opening,
  updateCustomer: [...opening, update('CUSTOMER', OPT_OUTS)],
  forgetCustomer: [
    ...unlists,
    query('OUTBOX'),
    getMany('BOOKING', 'OUTBOX', 'TOLD'),
    get(...RECORDS),
    // Deleting a visit reopens its quote, and tells who still expects it.
    put('QUOTE', 'OUTBOX', PAYMENTS),
    queryIndex(byStatus.name, ...RECORDS.map((entity) => statusPartition(entity, SPAM))),
    remove(...RECORDS, 'OUTBOX', 'TOLD', HOLDERS, OWED),
    update(COUNTERS, SLOTS, OPT_OUTS),
  ],
} satisfies Partial<Record<EndpointName, Grant[]>>

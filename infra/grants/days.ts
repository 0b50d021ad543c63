/** The rows that the owner's day may touch. */
import { CALENDAR, OWED, PAYMENTS, SLOTS, statusPartition } from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { type Grant, get, getMany, put, query, queryIndex, remove, update } from '#infra/grants/grant.ts'
import { collectionOf, HOLDERS, recordsOf } from '#infra/grants/partitions.ts'
import { OPEN_STATUSES } from '#schemas/facts/statuses.ts'
import type { EndpointName } from '#schemas/routes.ts'

const settings = collectionOf('SETTINGS')
/** Visits by day, and the places that are claimed. */
const visits: Grant[] = [query(settings, SLOTS), queryIndex(TABLE_SHAPE.indexes.byDay.name, CALENDAR)]
/** What was paid, and visits that are still owed. */
const money: Grant[] = [query(PAYMENTS, OWED), getMany(recordsOf('BOOKING'))]
/** Freed places, customers who would take them, and what these were told. */
const openings: Grant[] = [...visits, getMany(recordsOf('OUTBOX'), recordsOf('TOLD'))]

export const dayGrants = {
  getDay: [
    ...openings,
    ...money,
    queryIndex(
      TABLE_SHAPE.indexes.byStatus.name,
      ...OPEN_STATUSES.map((status) => statusPartition('BOOKING', status)),
    ),
    getMany(recordsOf('CUSTOMER')),
  ],
  getMoney: money,
  planDay: [...visits, getMany(recordsOf('TOLD'))],
  moveDay: [
    query(settings, SLOTS),
    get(settings, recordsOf('BOOKING')),
    getMany(recordsOf('OUTBOX')),
    put(settings, recordsOf('BOOKING'), recordsOf('OUTBOX'), HOLDERS),
    remove(HOLDERS, recordsOf('OUTBOX')),
    update(SLOTS, recordsOf('TOLD')),
  ],
  inviteEarlier: [...openings, put(recordsOf('OUTBOX'))],
} satisfies Partial<Record<EndpointName, Grant[]>>

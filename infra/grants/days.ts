/** The rows that the owner's day may touch. */
import { CALENDAR, OWED, PAYMENTS, SLOTS, statusPartition } from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { type Grant, get, getMany, put, query, queryIndex, remove, update } from '#infra/grants/grant.ts'
import { HOLDERS } from '#infra/grants/partitions.ts'
import { OPEN_STATUSES } from '#schemas/facts/statuses.ts'
import type { EndpointName } from '#schemas/routes.ts'

/** Visits by day, and the places that are claimed. */
const visits: Grant[] = [query('SETTINGS', SLOTS), queryIndex(TABLE_SHAPE.indexes.byDay.name, CALENDAR)]
/** What was paid, and visits that are still owed. */
const money: Grant[] = [query(PAYMENTS, OWED), getMany('BOOKING')]
/** Freed places, customers who would take them, and what these were told. */
const openings: Grant[] = [...visits, getMany('OUTBOX', 'TOLD')]

export const dayGrants = {
  getDay: [
    ...openings,
    ...money,
    queryIndex(
      TABLE_SHAPE.indexes.byStatus.name,
      ...OPEN_STATUSES.map((status) => statusPartition('BOOKING', status)),
    ),
    getMany('CUSTOMER'),
  ],
  getMoney: money,
  planDay: [...visits, getMany('TOLD')],
  moveDay: [
    query('SETTINGS', SLOTS),
    get('SETTINGS', 'BOOKING'),
    getMany('OUTBOX'),
    put('SETTINGS', 'BOOKING', 'OUTBOX', HOLDERS),
    remove(HOLDERS, 'OUTBOX'),
    update(SLOTS, 'TOLD'),
  ],
  inviteEarlier: [...openings, put('OUTBOX')],
} satisfies Partial<Record<EndpointName, Grant[]>>

/** The rows that the endpoints behind links in mails may touch. They read no account, and remove no record. */
import {
  CALENDAR,
  CALENDAR_FEED,
  COUNTERS,
  type EntityName,
  optOutKey,
  SLOTS,
} from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { listsNew } from '#infra/grants/customers.ts'
import { type Grant, get, getMany, put, query, queryIndex, remove, update } from '#infra/grants/grant.ts'
import { collectionOf, HOLDERS, rateCountersOf, recordsOf } from '#infra/grants/partitions.ts'
import type { EndpointName } from '#schemas/routes.ts'

/** Opens a link: counts it, and reads what it names. */
const opening = (...entities: EntityName[]): Grant[] => [
  update(rateCountersOf('open-link')),
  query(collectionOf('SETTINGS')),
  ...(entities.length > 0 ? [get(...entities.map(recordsOf))] : []),
]
/** A visit that is called off leads to its quote unless another one has taken that. */
const visit = [...opening('BOOKING', 'QUOTE'), getMany(recordsOf('BOOKING'))]
const changing: Grant[] = [
  put(recordsOf('BOOKING'), recordsOf('OUTBOX')),
  remove(HOLDERS),
  update(COUNTERS, SLOTS),
]

/** Reads the quote of a link with its visit, and notes what its holder does. */
const linkedQuote: Grant[] = [
  ...opening('QUOTE'),
  getMany(recordsOf('BOOKING')),
  query(collectionOf('PRICING')),
  put(recordsOf('QUOTE')),
  update(COUNTERS),
]

export const visitGrants = {
  openVisit: [...visit, query(SLOTS)],
  changeVisit: [
    ...visit,
    ...changing,
    put(HOLDERS),
    query(SLOTS),
    getMany(recordsOf('OUTBOX')),
    remove(recordsOf('OUTBOX')),
    update(rateCountersOf('change-visit'), recordsOf('TOLD')),
  ],
  answerVisit: [...visit, ...changing],
  sendVisitLinks: [put(recordsOf('OUTBOX')), update(rateCountersOf('sendVisitLinks'))],
  getVisitCalendar: opening('BOOKING'),
  getOwnerCalendar: [
    query(collectionOf('SETTINGS')),
    get(CALENDAR_FEED.pk),
    queryIndex(TABLE_SHAPE.indexes.byDay.name, CALENDAR),
  ],
  openQuote: linkedQuote,
  answerQuote: [...linkedQuote, ...listsNew, put(recordsOf('OUTBOX'))],
  optOut: [...opening(), get(optOutKey('*').pk), update(optOutKey('*').pk)],
} satisfies Partial<Record<EndpointName, Grant[]>>

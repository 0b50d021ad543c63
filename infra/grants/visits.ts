/** The rows that the endpoints behind links in mails may touch. They read no account, and remove no record. */
import { CALENDAR, CALENDAR_FEED, COUNTERS, type EntityName, SLOTS } from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { listsNew } from '#infra/grants/customers.ts'
import { type Grant, get, getMany, put, query, queryIndex, remove, update } from '#infra/grants/grant.ts'
import { HOLDERS, OPT_OUTS, rateCountersOf } from '#infra/grants/partitions.ts'
import type { EndpointName } from '#schemas/routes.ts'

/** Opens a link: counts it, and reads what it names. */
const opening = (...entities: EntityName[]): Grant[] => [
  update(rateCountersOf('open-link')),
  query('SETTINGS'),
  ...(entities.length > 0 ? [get(...entities)] : []),
]
/** A visit that is called off leads to its quote unless another one has taken that. */
const visit = [...opening('BOOKING', 'QUOTE'), getMany('BOOKING')]
const changing: Grant[] = [put('BOOKING', 'OUTBOX'), remove(HOLDERS), update(COUNTERS, SLOTS)]

/** Reads the quote of a link with its visit, and notes what its holder does. */
const linkedQuote: Grant[] = [
  ...opening('QUOTE'),
  getMany('BOOKING'),
  query('PRICING'),
  put('QUOTE'),
  update(COUNTERS),
]

export const visitGrants = {
  openVisit: [...visit, query(SLOTS)],
  changeVisit: [
    ...visit,
    ...changing,
    put(HOLDERS),
    query(SLOTS),
    getMany('OUTBOX'),
    remove('OUTBOX'),
    update(rateCountersOf('change-visit'), 'TOLD'),
  ],
  answerVisit: [...visit, ...changing],
  sendVisitLinks: [put('OUTBOX'), update(rateCountersOf('sendVisitLinks'))],
  getVisitCalendar: opening('BOOKING'),
  getOwnerCalendar: [
    query('SETTINGS'),
    get(CALENDAR_FEED.pk),
    queryIndex(TABLE_SHAPE.indexes.byDay.name, CALENDAR),
  ],
  openQuote: linkedQuote,
  answerQuote: [...linkedQuote, ...listsNew, put('OUTBOX')],
  optOut: [...opening(), get(OPT_OUTS), update(OPT_OUTS)],
} satisfies Partial<Record<EndpointName, Grant[]>>

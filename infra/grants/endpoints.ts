/**
 * The rows that each endpoint's function may touch, and how. An endpoint without an entry does not compile, and
 * tests/infra/grants.test.ts runs the API with these grants: a missing one fails there and not in production.
 */
import {
  CALENDAR,
  CALENDAR_FEED,
  COUNTERS,
  type EntityName,
  OWED,
  PAYMENTS,
  SLOTS,
  statusPartition,
} from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { customerGrants, listsNew, relists } from '#infra/grants/customers.ts'
import { dayGrants } from '#infra/grants/days.ts'
import { type Grant, get, getMany, put, query, queryIndex, remove, update } from '#infra/grants/grant.ts'
import { answersOf, everyStatusOf, HOLDERS, RECORDS, rateCountersOf } from '#infra/grants/partitions.ts'
import { signedIn, signInGrants } from '#infra/grants/sign-in.ts'
import { visitGrants } from '#infra/grants/visits.ts'
import { websiteGrants } from '#infra/grants/website.ts'
import { SPAM } from '#schemas/facts/statuses.ts'
import { type EndpointName, endpoints, takesKey } from '#schemas/routes.ts'

const { byEntity, byStatus, alsoIn, byDay } = TABLE_SHAPE.indexes

const spamOf = (...entities: EntityName[]) =>
  queryIndex(byStatus.name, ...entities.map((entity) => statusPartition(entity, SPAM)))

/** Stores its answer by idempotency key. */
const idempotent = (endpoint: EndpointName): Grant[] => [get(answersOf(endpoint)), put(answersOf(endpoint))]

/** Creates records, queues their mails and counts the client's requests. Reads no record and removes none. */
function creation(endpoint: EndpointName, ...entities: EntityName[]): Grant[] {
  return [put(...entities, 'OUTBOX'), update(rateCountersOf(endpoint), COUNTERS), ...listsNew]
}

/** Lists records of the back office with their totals and the status of their mails. */
function listing(entity: EntityName): Grant[] {
  return [get(entity), queryIndex(byEntity.name, entity), spamOf(entity), query(COUNTERS), getMany('OUTBOX')]
}

/** Changes a record in ways that no counter follows. */
const editing = (entity: EntityName): Grant[] => [get(entity), put(entity)]
/** Corrects who a record is from. */
const correcting = (entity: EntityName): Grant[] => [...editing(entity), ...relists]
const changing = (entity: EntityName): Grant[] => [...correcting(entity), update(COUNTERS)]
/** Deletes a record with its mails. */
const deleting = (entity: EntityName): Grant[] => [
  get(entity),
  query('OUTBOX'),
  remove(entity, 'OUTBOX'),
  update(COUNTERS),
  ...relists,
]

const ownGrants: Record<EndpointName, Grant[]> = {
  listPricing: [query('PRICING')],
  listContent: [query('CONTENT')],
  getSiteInfo: [query('SETTINGS')],
  getAvailability: [query('SETTINGS', SLOTS)],
  createQuote: [...creation('createQuote', 'QUOTE'), query('PRICING', 'SETTINGS')],
  createContact: creation('createContact', 'CONTACT'),
  createCommercialContact: [...creation('createCommercialContact', 'CONTACT'), query('PRICING')],
  createBooking: [
    ...creation('createBooking', 'BOOKING', 'QUOTE', 'TOLD'),
    get('QUOTE'),
    getMany('BOOKING', rateCountersOf('receipt')),
    query('SETTINGS', 'PRICING', SLOTS),
    put(HOLDERS),
    query(HOLDERS),
    update(SLOTS, HOLDERS, rateCountersOf('booked-hours'), rateCountersOf('receipt')),
  ],

  ...visitGrants,
  ...dayGrants,

  ...signInGrants,
  getDashboard: [
    query(COUNTERS, 'SETTINGS'),
    queryIndex(byEntity.name, 'QUOTE', 'BOOKING', 'CONTACT'),
    queryIndex(byStatus.name, statusPartition('OUTBOX', 'failed')),
    get(rateCountersOf('receipt')),
    getMany('OUTBOX', 'QUOTE', 'CONTACT', 'BOOKING'),
  ],

  listBookings: [
    ...listing('BOOKING'),
    getMany('CUSTOMER', 'TOLD'),
    queryIndex(byStatus.name, everyStatusOf('BOOKING')),
    queryIndex(byDay.name, CALENDAR),
  ],
  listPlaces: [query('SETTINGS', SLOTS)],
  addBooking: [
    get('QUOTE', 'BOOKING'),
    put('BOOKING', 'QUOTE', 'OUTBOX', 'TOLD', HOLDERS, OWED),
    query('SETTINGS', SLOTS),
    update(SLOTS, COUNTERS),
    ...listsNew,
  ],
  updateBooking: [
    ...changing('BOOKING'),
    // One that was no spam books its quote.
    ...editing('QUOTE'),
    getMany('OUTBOX'),
    put('OUTBOX', 'TOLD', HOLDERS, OWED, PAYMENTS),
    remove(HOLDERS, OWED, 'OUTBOX'),
    query('SETTINGS', SLOTS),
    update(SLOTS, 'TOLD'),
  ],
  deleteBooking: [
    ...deleting('BOOKING'),
    get('QUOTE'),
    getMany('OUTBOX', 'TOLD'),
    put('QUOTE', 'OUTBOX', PAYMENTS),
    remove('TOLD', HOLDERS, OWED),
    update(SLOTS),
  ],
  createVisitLink: [...editing('BOOKING'), query('SETTINGS')],
  shareCalendar: [get(CALENDAR_FEED.pk), put(CALENDAR_FEED.pk, 'OUTBOX')],

  listContacts: [...listing('CONTACT'), queryIndex(byStatus.name, everyStatusOf('CONTACT'))],
  addContact: [get('CONTACT'), put('CONTACT'), update(COUNTERS), ...listsNew],
  updateContact: changing('CONTACT'),
  deleteContact: deleting('CONTACT'),

  listQuotes: [...listing('QUOTE'), queryIndex(byStatus.name, everyStatusOf('QUOTE')), getMany('BOOKING')],
  previewQuote: [get('QUOTE'), query('SETTINGS')],
  updateQuote: [...changing('QUOTE'), put('OUTBOX'), getMany('BOOKING')],
  deleteQuote: deleting('QUOTE'),
  // A commercial quote is a contact with an estimate.
  listCommercialQuotes: [
    get('CONTACT'),
    queryIndex(alsoIn.name, 'COMMERCIAL_QUOTE', statusPartition('COMMERCIAL_QUOTE', SPAM)),
    query(COUNTERS),
    getMany('OUTBOX'),
  ],
  updateCommercialQuote: correcting('CONTACT'),
  deleteCommercialQuote: deleting('CONTACT'),

  ...customerGrants,

  listSettings: [query('SETTINGS')],
  updateSetting: [get('SETTINGS'), put('SETTINGS', 'OUTBOX'), query('SETTINGS')],

  markNotSpam: [
    get(...RECORDS),
    getMany('OUTBOX'),
    put(...RECORDS, 'OUTBOX', 'TOLD', HOLDERS),
    query('SETTINGS', SLOTS),
    update(COUNTERS, SLOTS),
    ...relists,
  ],
  deleteSpam: [
    spamOf(...RECORDS),
    queryIndex(alsoIn.name, statusPartition('COMMERCIAL_QUOTE', SPAM)),
    remove(...RECORDS),
    update(COUNTERS),
  ],

  ...websiteGrants,

  previewFollowUps: [query('SETTINGS')],
  retryNotification: [get('OUTBOX'), update('OUTBOX')],
  stopNotification: [get('OUTBOX'), update('OUTBOX')],
}

export const endpointGrants = Object.fromEntries(
  endpoints.map((route) => [
    route.name,
    [
      ...(route.access === 'admin' ? signedIn : []),
      ...(takesKey(route) ? idempotent(route.name) : []),
      ...ownGrants[route.name],
    ],
  ]),
) as typeof ownGrants

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
import { idempotent, signedIn } from '#infra/grants/admin.ts'
import { collectionGrants } from '#infra/grants/collections.ts'
import { customerGrants, listsNew, relists } from '#infra/grants/customers.ts'
import { dayGrants } from '#infra/grants/days.ts'
import { type Grant, get, getMany, put, query, queryIndex, remove, update } from '#infra/grants/grant.ts'
import {
  collectionOf,
  everyStatusOf,
  HOLDERS,
  RECORDS,
  rateCountersOf,
  recordsOf,
} from '#infra/grants/partitions.ts'
import { signInGrants } from '#infra/grants/sign-in.ts'
import { visitGrants } from '#infra/grants/visits.ts'
import { websiteGrants } from '#infra/grants/website.ts'
import { SPAM } from '#schemas/facts/statuses.ts'
import { type EndpointName, endpoints, takesKey } from '#schemas/routes.ts'

const { byEntity, byStatus, alsoIn, byDay } = TABLE_SHAPE.indexes

const spamOf = (...entities: EntityName[]) =>
  queryIndex(byStatus.name, ...entities.map((entity) => statusPartition(entity, SPAM)))

/** Creates records, queues their mails and counts the client's requests. Reads no record and removes none. */
function creation(endpoint: EndpointName, ...entities: EntityName[]): Grant[] {
  return [
    put(...entities.map(recordsOf), recordsOf('OUTBOX')),
    update(rateCountersOf(endpoint), COUNTERS),
    ...listsNew,
  ]
}

/** Lists records of the back office with their totals and the status of their mails. */
function listing(entity: EntityName): Grant[] {
  return [
    get(recordsOf(entity)),
    queryIndex(byEntity.name, entity),
    spamOf(entity),
    query(COUNTERS),
    getMany(recordsOf('OUTBOX')),
  ]
}

/** Changes a record in ways that no counter follows. */
const editing = (entity: EntityName): Grant[] => [get(recordsOf(entity)), put(recordsOf(entity))]
/** Corrects who a record is from. */
const correcting = (entity: EntityName): Grant[] => [...editing(entity), ...relists]
const changing = (entity: EntityName): Grant[] => [...correcting(entity), update(COUNTERS)]
/** Deletes a record with its mails. */
const deleting = (entity: EntityName): Grant[] => [
  get(recordsOf(entity)),
  query(recordsOf('OUTBOX')),
  remove(recordsOf(entity), recordsOf('OUTBOX')),
  update(COUNTERS),
  ...relists,
]

const ownGrants: Record<EndpointName, Grant[]> = {
  listPricing: [query(collectionOf('PRICING'))],
  listContent: [query(collectionOf('CONTENT'))],
  getSiteInfo: [query(collectionOf('SETTINGS'))],
  getAvailability: [query(collectionOf('SETTINGS'), SLOTS)],
  createQuote: [
    ...creation('createQuote', 'QUOTE'),
    query(collectionOf('PRICING'), collectionOf('SETTINGS')),
  ],
  createContact: creation('createContact', 'CONTACT'),
  createCommercialContact: [
    ...creation('createCommercialContact', 'CONTACT'),
    query(collectionOf('PRICING')),
  ],
  createBooking: [
    ...creation('createBooking', 'BOOKING', 'QUOTE', 'TOLD'),
    get(recordsOf('QUOTE')),
    getMany(recordsOf('BOOKING'), rateCountersOf('receipt')),
    query(collectionOf('SETTINGS'), collectionOf('PRICING'), SLOTS),
    put(HOLDERS),
    query(HOLDERS),
    update(SLOTS, HOLDERS, rateCountersOf('booked-hours'), rateCountersOf('receipt')),
  ],

  ...visitGrants,
  ...dayGrants,

  ...signInGrants,
  getDashboard: [
    query(COUNTERS, collectionOf('SETTINGS')),
    queryIndex(byEntity.name, 'QUOTE', 'BOOKING', 'CONTACT'),
    queryIndex(byStatus.name, statusPartition('OUTBOX', 'failed')),
    get(rateCountersOf('receipt')),
    getMany(...(['OUTBOX', 'QUOTE', 'CONTACT', 'BOOKING'] as const).map(recordsOf)),
  ],

  listBookings: [
    ...listing('BOOKING'),
    getMany(recordsOf('CUSTOMER'), recordsOf('TOLD')),
    queryIndex(byStatus.name, everyStatusOf('BOOKING')),
    queryIndex(byDay.name, CALENDAR),
  ],
  listPlaces: [query(collectionOf('SETTINGS'), SLOTS)],
  addBooking: [
    get(recordsOf('QUOTE'), recordsOf('BOOKING')),
    put(...(['BOOKING', 'QUOTE', 'OUTBOX', 'TOLD'] as const).map(recordsOf), HOLDERS, OWED),
    query(collectionOf('SETTINGS'), SLOTS),
    update(SLOTS, COUNTERS),
    ...listsNew,
  ],
  updateBooking: [
    ...changing('BOOKING'),
    // One that was no spam books its quote.
    ...editing('QUOTE'),
    getMany(recordsOf('OUTBOX')),
    put(recordsOf('OUTBOX'), recordsOf('TOLD'), HOLDERS, OWED, PAYMENTS),
    remove(HOLDERS, OWED, recordsOf('OUTBOX')),
    query(collectionOf('SETTINGS'), SLOTS),
    update(SLOTS, recordsOf('TOLD')),
  ],
  deleteBooking: [
    ...deleting('BOOKING'),
    get(recordsOf('QUOTE')),
    getMany(recordsOf('OUTBOX'), recordsOf('TOLD')),
    put(recordsOf('QUOTE'), recordsOf('OUTBOX'), PAYMENTS),
    remove(recordsOf('TOLD'), HOLDERS, OWED),
    update(SLOTS),
  ],
  createVisitLink: [...editing('BOOKING'), query(collectionOf('SETTINGS'))],
  shareCalendar: [get(CALENDAR_FEED.pk), put(CALENDAR_FEED.pk, recordsOf('OUTBOX'))],

  listContacts: [...listing('CONTACT'), queryIndex(byStatus.name, everyStatusOf('CONTACT'))],
  addContact: [get(recordsOf('CONTACT')), put(recordsOf('CONTACT')), update(COUNTERS), ...listsNew],
  updateContact: changing('CONTACT'),
  deleteContact: deleting('CONTACT'),

  listQuotes: [
    ...listing('QUOTE'),
    queryIndex(byStatus.name, everyStatusOf('QUOTE')),
    getMany(recordsOf('BOOKING')),
  ],
  previewQuote: [get(recordsOf('QUOTE')), query(collectionOf('SETTINGS'))],
  updateQuote: [...changing('QUOTE'), put(recordsOf('OUTBOX')), getMany(recordsOf('BOOKING'))],
  deleteQuote: deleting('QUOTE'),
  // A commercial quote is a contact with an estimate.
  listCommercialQuotes: [
    get(recordsOf('CONTACT')),
    queryIndex(alsoIn.name, 'COMMERCIAL_QUOTE', statusPartition('COMMERCIAL_QUOTE', SPAM)),
    query(COUNTERS),
    getMany(recordsOf('OUTBOX')),
  ],
  updateCommercialQuote: correcting('CONTACT'),
  deleteCommercialQuote: deleting('CONTACT'),

  ...customerGrants,

  listSettings: [query(collectionOf('SETTINGS'))],
  updateSetting: [
    get(collectionOf('SETTINGS')),
    put(collectionOf('SETTINGS'), recordsOf('OUTBOX')),
    query(collectionOf('SETTINGS')),
  ],

  ...collectionGrants,

  markNotSpam: [
    get(...RECORDS.map(recordsOf)),
    getMany(recordsOf('OUTBOX')),
    put(...RECORDS.map(recordsOf), recordsOf('OUTBOX'), recordsOf('TOLD'), HOLDERS),
    query(collectionOf('SETTINGS'), SLOTS),
    update(COUNTERS, SLOTS),
    ...relists,
  ],
  deleteSpam: [
    spamOf(...RECORDS),
    queryIndex(alsoIn.name, statusPartition('COMMERCIAL_QUOTE', SPAM)),
    remove(...RECORDS.map(recordsOf)),
    update(COUNTERS),
  ],

  ...websiteGrants,

  previewFollowUps: [query(collectionOf('SETTINGS'))],
  retryNotification: [get(recordsOf('OUTBOX')), update(recordsOf('OUTBOX'))],
  stopNotification: [get(recordsOf('OUTBOX')), update(recordsOf('OUTBOX'))],
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

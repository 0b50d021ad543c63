/**
 * Which rows each function may touch, and how. A function without an entry does not compile; the API tests run against
 * these very grants (tests/infra/grants.test.ts), so one that is missing fails there and not in production.
 */

import type { EventFunctionName } from '#functions/manifest.ts'
import {
  adminKey,
  CALENDAR,
  COUNTERS,
  type CollectionName,
  collectionKey,
  type EntityName,
  idempotencyKey,
  rateKey,
  recordKey,
  SLOTS,
  statusPartition,
  uniqueKey,
} from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import {
  anyDigest,
  type Grant,
  get,
  getMany,
  only,
  put,
  query,
  queryIndex,
  remove,
  update,
} from '#infra/grants.ts'
import { SPAM } from '#schemas/facts/statuses.ts'
import type { EndpointName } from '#schemas/routes.ts'

const { byEntity, byStatus, byDay } = TABLE_SHAPE.indexes

const RECORDS: EntityName[] = ['QUOTE', 'COMMERCIAL_QUOTE', 'CONTACT', 'BOOKING']
const rows = (entity: EntityName) => recordKey(entity, '*').pk
const all = (collection: CollectionName) => collectionKey(collection, '').pk
const unique = (kind: Parameters<typeof uniqueKey>[0]) => anyDigest(uniqueKey(kind))
const uses = (scope: string) => anyDigest(rateKey(scope, '', { start: 0, end: 0 }))
const ADMINS = adminKey('*').pk
const spamOf = (...entities: EntityName[]) =>
  queryIndex(byStatus.name, ...entities.map((entity) => statusPartition(entity, SPAM)))
const byStatusOf = (entity: EntityName) => queryIndex(byStatus.name, statusPartition(entity, '*'))

/** Every admin endpoint checks session and account, and moves the session's idle clock. */
const signedIn: Grant[] = [getMany(ADMINS), only(['sess'], update(ADMINS))]

/** A new session replaces the browser's earlier one. */
const startsSession: Grant[] = [only(['sid', 'sess', 'expire', 'expiresAt'], put(ADMINS)), remove(ADMINS)]

/** What creates is answered once per idempotency key. */
function once(endpoint: EndpointName): Grant[] {
  const answers = anyDigest(idempotencyKey(endpoint, ''))
  return [get(answers), put(answers)]
}

/** A public creation: counted per client, mailed about, never read back or removed. */
function creation(endpoint: EndpointName, ...entities: EntityName[]): Grant[] {
  return [...once(endpoint), put(...entities.map(rows), rows('OUTBOX')), update(uses(endpoint), COUNTERS)]
}

/** A list in the back office, with totals and what became of each record's mail. */
function listing(entity: EntityName): Grant[] {
  return [
    ...signedIn,
    get(rows(entity)),
    queryIndex(byEntity.name, entity),
    spamOf(entity),
    query(COUNTERS),
    getMany(rows('OUTBOX')),
  ]
}

/** Of facts that nothing counts. */
const correcting = (entity: EntityName): Grant[] => [...signedIn, get(rows(entity)), put(rows(entity))]
const changing = (entity: EntityName): Grant[] => [...correcting(entity), update(COUNTERS)]
/** A record goes with the rows about it that nobody else needs. */
const deleting = (entity: EntityName, ...others: EntityName[]): Grant[] => [
  ...signedIn,
  get(rows(entity)),
  remove(...[entity, ...others].map(rows)),
  update(COUNTERS),
]

/** Changes to a list whose entries have a natural key. */
function editing(
  collection: CollectionName,
  guard: Parameters<typeof uniqueKey>[0],
  create: EndpointName,
): Record<'create' | 'update' | 'delete', Grant[]> {
  const entries = all(collection)
  return {
    create: [...signedIn, ...once(create), query(entries), put(entries, unique(guard))],
    update: [...signedIn, get(entries), put(entries, unique(guard)), remove(unique(guard))],
    delete: [...signedIn, get(entries), remove(entries, unique(guard))],
  }
}
const pricing = editing('PRICING', 'pricing', 'createPricingEntry')
const content = editing('CONTENT', 'content', 'createContentItem')

export const endpointGrants: Record<EndpointName, Grant[]> = {
  listPricing: [query(all('PRICING'))],
  listContent: [query(all('CONTENT'))],
  getSiteInfo: [query(all('SETTINGS'))],
  getAvailability: [query(all('SETTINGS'), SLOTS)],
  createQuote: [...creation('createQuote', 'QUOTE'), query(all('PRICING'))],
  createContact: creation('createContact', 'CONTACT'),
  createCommercialContact: [
    ...creation('createCommercialContact', 'CONTACT', 'COMMERCIAL_QUOTE'),
    query(all('PRICING')),
  ],
  createBooking: [
    ...creation('createBooking', 'BOOKING'),
    get(rows('QUOTE')),
    query(all('SETTINGS'), SLOTS),
    update(SLOTS),
  ],

  login: [
    get(unique('username'), ADMINS),
    update(
      ...['network', 'network-username', 'username', 'everyone', 'device'].map((by) => uses(`login-${by}`)),
    ),
    ...startsSession,
    only(['lastLogin', 'sessionsValidFrom'], update(ADMINS)),
  ],
  logout: [remove(ADMINS)],
  getSession: signedIn,
  changePassword: [
    ...signedIn,
    get(ADMINS),
    query(all('SETTINGS')),
    update(uses('change-password')),
    ...startsSession,
    only(['passwordHash', 'hasFirstPassword', 'sessionsValidFrom', 'updatedAt'], update(ADMINS)),
  ],
  getDashboard: [
    ...signedIn,
    query(COUNTERS, all('SETTINGS')),
    queryIndex(byEntity.name, 'QUOTE', 'BOOKING', 'CONTACT'),
    queryIndex(byStatus.name, statusPartition('OUTBOX', 'failed')),
    getMany(rows('OUTBOX')),
  ],

  listBookings: [...listing('BOOKING'), byStatusOf('BOOKING'), queryIndex(byDay.name, CALENDAR)],
  addBooking: [
    ...signedIn,
    ...once('addBooking'),
    get(rows('QUOTE')),
    put(rows('BOOKING')),
    query(all('SETTINGS'), SLOTS),
    update(SLOTS, COUNTERS),
  ],
  updateBooking: [...changing('BOOKING'), query(all('SETTINGS'), SLOTS), update(SLOTS)],
  deleteBooking: [...deleting('BOOKING', 'OUTBOX'), update(SLOTS)],

  listContacts: [...listing('CONTACT'), byStatusOf('CONTACT')],
  addContact: [...signedIn, ...once('addContact'), put(rows('CONTACT')), update(COUNTERS)],
  updateContact: changing('CONTACT'),
  deleteContact: [...deleting('CONTACT', 'COMMERCIAL_QUOTE', 'OUTBOX'), get(rows('COMMERCIAL_QUOTE'))],

  listQuotes: listing('QUOTE'),
  updateQuote: correcting('QUOTE'),
  deleteQuote: deleting('QUOTE', 'OUTBOX'),
  listCommercialQuotes: [...listing('COMMERCIAL_QUOTE'), getMany(rows('CONTACT'))],
  // Both halves of the request.
  updateCommercialQuote: [...correcting('COMMERCIAL_QUOTE'), get(rows('CONTACT')), put(rows('CONTACT'))],
  deleteCommercialQuote: [
    ...deleting('COMMERCIAL_QUOTE', 'CONTACT', 'OUTBOX'),
    get(rows('CONTACT')),
    put(rows('CONTACT')),
  ],

  listSettings: [...signedIn, query(all('SETTINGS'))],
  updateSetting: [...signedIn, get(all('SETTINGS')), put(all('SETTINGS'))],

  listPricingEntries: [...signedIn, query(all('PRICING'))],
  createPricingEntry: pricing.create,
  updatePricingEntry: pricing.update,
  deletePricingEntry: pricing.delete,

  listContentItems: [...signedIn, query(all('CONTENT'))],
  createContentItem: content.create,
  updateContentItem: content.update,
  deleteContentItem: content.delete,

  markNotSpam: [
    ...signedIn,
    get(...RECORDS.map(rows)),
    put(...RECORDS.map(rows)),
    query(all('SETTINGS'), SLOTS),
    update(COUNTERS, SLOTS),
  ],
  deleteSpam: [
    ...signedIn,
    spamOf(...RECORDS),
    getMany(rows('CONTACT'), rows('COMMERCIAL_QUOTE')),
    remove(...RECORDS.map(rows)),
    update(COUNTERS),
  ],

  retryNotification: [...signedIn, get(rows('OUTBOX')), update(rows('OUTBOX'))],
}

/** To send a mail is to read what it is about, and to move its outbox row on. */
const sending: Grant[] = [
  get(rows('QUOTE'), rows('CONTACT'), rows('BOOKING')),
  update(rows('OUTBOX'), uses('receipt'), uses('owner-mail')),
  query(all('SETTINGS')),
]

export const eventFunctionGrants: Record<EventFunctionName, Grant[]> = {
  notifier: sending,
  sweeper: [...sending, byStatusOf('OUTBOX'), update(uses('digest'))],
  'mail-events': [
    get(rows('OUTBOX')),
    byStatusOf('OUTBOX'),
    update(rows('OUTBOX'), uses('receipt-returned')),
    put(all('SETTINGS')),
  ],
}

/**
 * Every key of the one table. No other file writes a key prefix.
 *
 * | access pattern                          | index    | partition                    | sort                     |
 * |-----------------------------------------|----------|------------------------------|--------------------------|
 * | one quote, contact, booking, ... by id  | table    | QUOTE#<id>                   | RECORD                   |
 * | records of a kind by age                | byEntity | QUOTE                        | <createdAt>#<id>         |
 * | records of a kind and status by age     | byStatus | CONTACT#new                  | <createdAt>#<id>         |
 * | what the spam trap caught, by age       | byStatus | CONTACT#spam                 | <createdAt>#<id>         |
 * | bookings by service date                | byDay    | BOOKING                      | <date>#<time>#<id>       |
 * | a record's mails                        | table    | OUTBOX#owner-<id>            | RECORD                   |
 * | mails still to be sent, by age          | byStatus | OUTBOX#queued                | <createdAt>#<id>         |
 * | leads that one digest listed            | byStatus | OUTBOX#digest-<id>           | <createdAt>#<id>         |
 * | places claimed in arrival windows       | table    | SLOTS                        | <date>#<time>            |
 * | counters of a kind, or of all           | table    | COUNTERS                     | <kind>#<shard>           |
 * | whole price list, content, settings     | table    | PRICING                      | <id> (settings: <key>)   |
 * | whether a collection got its defaults   | table    | SEEDED                       | PRICING                  |
 * | uniqueness of a natural key             | table    | UNIQUE#<name>#<value>        | RECORD                   |
 * | an admin by id                          | table    | ADMIN#<id>                   | RECORD                   |
 * | an admin's sessions                     | table    | ADMIN#<id>                   | SESSION#<sid>            |
 * | a device link that was used             | table    | ADMIN#<id>                   | LINK#<id>                |
 * | a request already answered              | table    | IDEMPOTENCY#<endpoint>#<key> | RECORD                   |
 * | requests of one client in a time window | table    | RATE#<scope>#<client>        | <window start>-<end>     |
 */
import { createHash } from 'node:crypto'
import { SPAM } from '#schemas/facts/statuses.ts'

export type Key = { pk: string; sk: string }

/** Kinds with one partition a record, listed through the indexes. */
export type EntityName = 'QUOTE' | 'CONTACT' | 'COMMERCIAL_QUOTE' | 'BOOKING' | 'OUTBOX'

/** Kinds that are few and read whole: one partition each. */
export type CollectionName = 'PRICING' | 'CONTENT' | 'SETTINGS'

const RECORD = 'RECORD'

/** Free text never enters a key as it is: it could hold a separator, or be personal. */
const digest = (value: string) => createHash('sha256').update(value).digest('hex')

/** The row of one record, or of one mail of the outbox. */
export function recordKey(entity: EntityName, id: string): Key {
  return { pk: `${entity}#${id}`, sk: RECORD }
}

/** Index attributes of a record; absent ones keep it out of that index. */
export function indexKeys(entity: EntityName, row: { id: string; createdAt: string }, status?: string) {
  return {
    entity,
    createdKey: createdKey(row.createdAt, row.id),
    ...(status === undefined ? {} : { entityStatus: statusPartition(entity, status) }),
  }
}

/** Those of a record that the spam trap caught: a partition of its own, so that no other list reads past it (decision 45). */
export function spamKeys(entity: EntityName, row: { id: string; createdAt: string }) {
  return { createdKey: createdKey(row.createdAt, row.id), entityStatus: statusPartition(entity, SPAM) }
}

/** Sort key of the indexes by age. `createdAt` is an ISO instant, so that text order is the order in time. */
export function createdKey(createdAt: string, id: string): string {
  return `${createdAt}#${id}`
}

/** Partition of `byStatus`. */
export function statusPartition(entity: EntityName, status: string): string {
  return `${entity}#${status}`
}

/** Index attributes that put a booking on the calendar. */
export function calendarKeys(booking: { id: string; serviceDate: string; serviceTime: string }) {
  return { calendar: CALENDAR, calendarKey: `${booking.serviceDate}#${booking.serviceTime}#${booking.id}` }
}
export const CALENDAR: EntityName = 'BOOKING'

/** A row of the price list, a text, or a setting (whose id is its key). */
export function collectionKey(collection: CollectionName, id: string): Key {
  return { pk: collection, sk: id }
}

/** Stands once a collection has got its defaults: what the owner deletes does not come back. */
export function seededKey(collection: CollectionName): Key {
  return { pk: 'SEEDED', sk: collection }
}

export const SLOTS = 'SLOTS'
/** The claims of one arrival window; Pacific `YYYY-MM-DD` and `HH:MM`. */
export function slotKey(date: string, time: string): Key {
  return { pk: SLOTS, sk: `${date}#${time}` }
}

export const COUNTERS = 'COUNTERS'
/** One shard of a kind's counters. */
export function counterKey(entity: EntityName, shard: number): Key {
  return { pk: COUNTERS, sk: `${countersPrefix(entity)}${shard}` }
}
/** What the sort keys of all shards of a kind begin with. */
export function countersPrefix(entity: EntityName): string {
  return `${entity}#`
}

/** Guards a natural key: `parts` together may exist once. Kinds: pricing, content, username, email. */
export function uniqueKey(namespace: 'pricing' | 'content' | 'username' | 'email', ...parts: string[]): Key {
  return { pk: `UNIQUE#${namespace}#${digest(JSON.stringify(parts))}`, sk: RECORD }
}

/** An admin's account; its partition holds the sessions too. */
export function adminKey(id: string): Key {
  return { pk: `ADMIN#${id}`, sk: RECORD }
}

export const SESSION_PREFIX = 'SESSION#'
/** One session of an admin. */
export function sessionKey(adminId: string, sid: string): Key {
  return { pk: `ADMIN#${adminId}`, sk: `${SESSION_PREFIX}${sid}` }
}

/** Exists once a device link was used. */
export function deviceLinkKey(adminId: string, id: string): Key {
  return { pk: `ADMIN#${adminId}`, sk: `LINK#${id}` }
}

/** The answer kept for a request. @param route name of the endpoint @param key the client's Idempotency-Key */
export function idempotencyKey(route: string, key: string): Key {
  return { pk: `IDEMPOTENCY#${route}#${digest(key)}`, sk: RECORD }
}

/** What a client did within a window, in epoch seconds. A minute and a day may begin together, so the end is part of the key. */
export function rateKey(scope: string, client: string, { start, end }: { start: number; end: number }): Key {
  return { pk: `RATE#${scope}#${digest(client)}`, sk: `${start}-${end}` }
}

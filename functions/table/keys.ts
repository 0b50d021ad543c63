/**
 * All keys of the table. No other file builds one.
 *
 * | access pattern                          | index    | partition                    | sort                     |
 * |-----------------------------------------|----------|------------------------------|--------------------------|
 * | one quote, contact, booking, ... by id  | table    | QUOTE#<id>                   | RECORD                   |
 * | records of an entity by age             | byEntity | QUOTE                        | <createdAt>#<id>         |
 * | records by status and age               | byStatus | CONTACT#new                  | <createdAt>#<id>         |
 * | spam by age                             | byStatus | CONTACT#spam                 | <createdAt>#<id>         |
 * | commercial quotes, which are contacts   | alsoIn   | COMMERCIAL_QUOTE             | <createdAt>#<id>         |
 * | spam of them                            | alsoIn   | COMMERCIAL_QUOTE#spam        | <createdAt>#<id>         |
 * | bookings by service date                | byDay    | BOOKING                      | <date>#<time>#<id>       |
 * | a customer's own row                    | table    | CUSTOMER#<id>                | RECORD                   |
 * | a customer's records by age             | table    | CUSTOMER#<id>                | AT#<createdAt>#QUOTE#<id>|
 * | customers by last contact               | byEntity | CUSTOMER                     | <createdAt>#<id>         |
 * | customers with a phone number           | byStatus | CUSTOMER#<digest of digits>  | <customer>#AT#...        |
 * | a record's mails                        | table    | OUTBOX#<id>                  | owner-<id>               |
 * | what a visit's customer was last told   | table    | TOLD#<booking id>            | RECORD                   |
 * | unsent mails by age                     | byStatus | OUTBOX#queued                | <createdAt>#<id>         |
 * | planned mails by due time               | byStatus | OUTBOX#planned               | <dueAt>#<id>             |
 * | leads in one digest                     | byStatus | OUTBOX#digest-<id>           | <createdAt>#<id>         |
 * | places claimed in arrival windows       | table    | SLOTS                        | <date>#<time>            |
 * | open visits in one name, by time        | table    | HOLDER#<mailbox or number>   | OPEN#<date>#<time>#<id>  |
 * | completed visits in one name            | table    | HOLDER#<mailbox or number>   | DONE#<id>                |
 * | count of bookings in one name           | table    | HOLDER#<mailbox or number>   | REVISION                 |
 * | completed visits that are not paid      | table    | OWED                         | <date>#<time>#<id>       |
 * | all payments by time                    | table    | PAYMENTS                     | <noted at>#<id>          |
 * | counters of one or all lists            | table    | COUNTERS                     | <list>#<shard>           |
 * | whole price list, content, settings     | table    | PRICING                      | <id> (settings: <key>)   |
 * | all photographs                         | table    | PHOTOS                       | <id>                     |
 * | count of the photographs                | table    | PHOTO_COUNT                  | RECORD                   |
 * | all reviews                             | table    | REVIEWS                      | <id>                     |
 * | whether defaults were seeded            | table    | SEEDED                       | PRICING                  |
 * | a mailbox without marketing mails       | table    | OPT_OUT#<mailbox id>         | RECORD                   |
 * | the owner's calendar feed               | table    | CALENDAR_FEED                | RECORD                   |
 * | state of the public pages               | table    | PUBLICATION                  | RECORD                   |
 * | a request to publish them again         | table    | PUBLICATION_REQUEST          | RECORD                   |
 * | last runs of what looks after the site  | table    | RUNS                         | <name>                   |
 * | uniqueness of a natural key             | table    | UNIQUE#<name>#<value>        | RECORD                   |
 * | an admin by id                          | table    | ADMIN#<id>                   | RECORD                   |
 * | an admin's sessions                     | table    | ADMIN#<id>                   | SESSION#<sid>            |
 * | the latest device link                  | table    | DEVICE_LINK                  | RECORD                   |
 * | an admin's passkeys                     | table    | ADMIN#<id>                   | PASSKEY#<digest>         |
 * | an admin's authenticator app            | table    | ADMIN#<id>                   | SECOND_FACTOR            |
 * | a challenge for a passkey to sign       | table    | CHALLENGE#<digest>           | RECORD                   |
 * | an answered request                     | table    | IDEMPOTENCY#<endpoint>#<key> | RECORD                   |
 * | requests of one client in a time window | table    | RATE#<scope>#<client>        | <window start>-<end>     |
 */
import { createHash } from 'node:crypto'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { UUID } from '#schemas/contract/records.ts'
import type { VisitWindow } from '#schemas/facts/pacific-time.ts'
import { SPAM } from '#schemas/facts/statuses.ts'
import { mailboxOf } from '#schemas/facts/typed-text.ts'

export type Key = { pk: string; sk: string }

/** One partition per record; listed through the indexes. */
export const ENTITIES = ['QUOTE', 'CONTACT', 'BOOKING', 'CUSTOMER', 'TOLD', 'OUTBOX'] as const
export type EntityName = (typeof ENTITIES)[number]
export type RowEntity = Exclude<EntityName, 'OUTBOX'>
export type RecordEntity = 'QUOTE' | 'CONTACT' | 'BOOKING'
/** A list with totals of its own: that of an entity, or of those of its records that are in another list, too. */
export type RecordList = RecordEntity | 'COMMERCIAL_QUOTE'

/** One partition per collection; read whole, and shown by the public pages. */
export const COLLECTIONS = ['SETTINGS', 'PRICING', 'CONTENT', 'PHOTOS', 'REVIEWS'] as const
export type CollectionName = (typeof COLLECTIONS)[number]

const RECORD = 'RECORD'

/** Free text enters a key only as a digest: it could contain a separator or personal data. */
export const digest = (value: string) => createHash('sha256').update(value).digest('hex')

type Aged = { id: string; createdAt: string }

export const partitionOf = (entity: EntityName, id: string) => `${entity}#${id}`

export const recordKey = (entity: RowEntity, id: string): Key => ({ pk: partitionOf(entity, id), sk: RECORD })

/** All mails of a record are in one partition. @param id of a mail, which contains the record's id (`notificationId`) */
export const mailKey = (id: string): Key => ({
  pk: partitionOf('OUTBOX', RECORD_ID.exec(id)?.[0] ?? id),
  sk: id,
})
const RECORD_ID = new RegExp(UUID)

/** Index attributes of a record; an absent one keeps it out of that index. */
export function indexKeys(entity: EntityName, row: Aged, status?: string) {
  return {
    entity,
    createdKey: createdKey(row.createdAt, row.id),
    ...(status === undefined ? {} : { entityStatus: statusPartition(entity, status) }),
  }
}

/** Index attributes of spam: a separate partition, so that other lists do not have to skip it. */
export function spamKeys(entity: EntityName, row: Aged) {
  return { createdKey: createdKey(row.createdAt, row.id), entityStatus: statusPartition(entity, SPAM) }
}

/** Index attribute of a record that is in a second list. */
export function alsoIn(list: RecordList, { isSpam }: { isSpam: boolean }) {
  return { alsoIn: isSpam ? statusPartition(list, SPAM) : list }
}

/** Where a list is: the index and its partition. @param status all but spam when absent */
export function placeOf(list: EntityName | RecordList, status?: string) {
  const { byEntity, byStatus, alsoIn } = TABLE_SHAPE.indexes
  const own = status === undefined ? byEntity : byStatus
  const { name: index, partitionKey, sortKey } = list === 'COMMERCIAL_QUOTE' ? alsoIn : own
  const partition = status === undefined ? list : statusPartition(list, status)
  return { index, partitionKey, sortKey, partition }
}

/** Sort key of the indexes by age. `createdAt` is an ISO instant, so text order is time order. */
export const createdKey = (createdAt: string, id: string) => `${createdAt}#${id}`

/** Partition key of `byStatus`. */
export const statusPartition = (entity: EntityName | RecordList, status: string) => `${entity}#${status}`

/** An id out of hexadecimal digits. */
export const idOfHex = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/** 128 bits of a text's digest, so that keys and links name nobody. A customer's is of the address in small letters or the digits. */
export const digestId = (text: string): string => idOfHex(digest(text))

/** Of a mailbox, in whatever spelling. */
export const mailboxId = (address: string): string => digestId(mailboxOf(address))

/** A record's pointer in the partition of its customer, whose own row sorts after all of them. */
export function pointerKey(customer: string, entity: RecordEntity, row: Aged): Key {
  return { pk: partitionOf('CUSTOMER', customer), sk: `AT#${row.createdAt}#${entity}#${row.id}` }
}
export const isPointerSort = (sk: string) => sk.startsWith('AT#')

/** Sort keys of a customer's pointers to records. */
export const POINTERS = { from: 'AT#', to: 'AT#~' }

/** Index attributes by phone number: a partition of one number has its customers in turn. */
export function phoneKeys(digits: string, customer: string, pointer: Key) {
  return { entityStatus: phonePartition(digits), createdKey: `${customer}#${pointer.sk}` }
}
export const phonePartition = (digits: string) => statusPartition('CUSTOMER', digest(digits))

type Visit = VisitWindow & { id: string }
const visitName = ({ id, serviceDate, serviceTime }: Visit) => `${slotName(serviceDate, serviceTime)}#${id}`

/** Index attributes that put a booking on the calendar. */
export const calendarKeys = (booking: Visit) => ({ calendar: CALENDAR, calendarKey: visitName(booking) })
export const CALENDAR: EntityName = 'BOOKING'

/** A setting's id is its key. */
export const collectionKey = (collection: CollectionName, id: string): Key => ({ pk: collection, sk: id })

/** Set once defaults were seeded, so that what the owner deletes does not come back. */
export const seededKey = (collection: CollectionName): Key => ({ pk: 'SEEDED', sk: collection })

export const PHOTO_COUNT: Key = { pk: 'PHOTO_COUNT', sk: RECORD }
export const CALENDAR_FEED: Key = { pk: 'CALENDAR_FEED', sk: RECORD }
export const DEVICE_LINK: Key = { pk: 'DEVICE_LINK', sk: RECORD }
export const PUBLICATION: Key = { pk: 'PUBLICATION', sk: RECORD }
export const PUBLICATION_REQUEST: Key = { pk: 'PUBLICATION_REQUEST', sk: RECORD }

/** `drill`: scripts/table/restore-drill.sh has passed. */
export type RunName = 'sweeper' | 'canary-reads' | 'canary-writes' | 'drill'
export const RUNS = 'RUNS'
export const runKey = (name: RunName): Key => ({ pk: RUNS, sk: name })

/** A write to one of these starts the publisher. */
export const PUBLISHED_PARTITIONS: readonly string[] = [...COLLECTIONS, PUBLICATION_REQUEST.pk]

/** One arrival window on one date; Pacific `YYYY-MM-DD` and `HH:MM`. */
export const slotName = (date: string, time: string): string => `${date}#${time}`
export const timeOfSlot = (name: string): string => name.split('#')[1] ?? ''

export const SLOTS = 'SLOTS'
export const slotKey = (name: string): Key => ({ pk: SLOTS, sk: name })

/** Rows of a mailbox or a phone number that books. @param sort one of the following, the latter two followed by the visit */
export function holderKey(holder: string, sort: string): Key {
  return { pk: `HOLDER#${digest(holder)}`, sk: sort }
}
/** Counts the bookings by visitors in one name. It sorts after the open visits, so that one query reads both. */
export const HOLDER_REVISION = 'REVISION'
export const OPEN_VISIT = 'OPEN#'
export const DONE_VISIT = 'DONE#'

/** A visit that was done and is not paid in full. */
export const OWED = 'OWED'
export const owedKey = (visit: Visit): Key => ({ pk: OWED, sk: visitName(visit) })
export const idOfOwed = ({ sk }: Key): string => sk.split('#')[2] ?? ''

/** A payment, which stays when its visit is deleted. */
export const PAYMENTS = 'PAYMENTS'
export const paymentKey = ({ id, at }: { id: string; at: string }): Key => ({
  pk: PAYMENTS,
  sk: createdKey(at, id),
})

export const COUNTERS = 'COUNTERS'
export function counterKey(list: RecordList, shard: number): Key {
  return { pk: COUNTERS, sk: `${countersPrefix(list)}${shard}` }
}
export const countersPrefix = (list: RecordList): string => `${list}#`

/** Key of the row that reserves a natural key: `parts` are unique together. */
export function uniqueKey(
  namespace: 'pricing' | 'content' | 'photo' | 'review' | 'username' | 'email',
  ...parts: string[]
): Key {
  return { pk: `UNIQUE#${namespace}#${digest(JSON.stringify(parts))}`, sk: RECORD }
}

/** An admin's account; its partition also holds the sessions. */
export const adminKey = (id: string): Key => ({ pk: `ADMIN#${id}`, sk: RECORD })

export const SESSION_PREFIX = 'SESSION#'
export function sessionKey(adminId: string, sid: string): Key {
  return { pk: `ADMIN#${adminId}`, sk: `${SESSION_PREFIX}${sid}` }
}

export const PASSKEY_PREFIX = 'PASSKEY#'
/** @param credential id that the passkey has chosen */
export function passkeyKey(adminId: string, credential: string): Key {
  return { pk: `ADMIN#${adminId}`, sk: `${PASSKEY_PREFIX}${digest(credential)}` }
}

export const secondFactorKey = (adminId: string): Key => ({ pk: `ADMIN#${adminId}`, sk: 'SECOND_FACTOR' })

/** Exists until a passkey has signed the challenge. */
export function challengeKey(challenge: string): Key {
  return { pk: `CHALLENGE#${digest(challenge)}`, sk: RECORD }
}

/** Exists while a mailbox gets no marketing mails. @param mailbox see `mailboxId` */
export const optOutKey = (mailbox: string): Key => ({ pk: `OPT_OUT#${mailbox}`, sk: RECORD })

/** @param route name of the endpoint @param key the client's Idempotency-Key */
export function idempotencyKey(route: string, key: string): Key {
  return { pk: `IDEMPOTENCY#${route}#${digest(key)}`, sk: RECORD }
}

/** Start and end in epoch seconds. A minute and a day may start together, so the end is part of the key. */
export function rateKey(scope: string, client: string, { start, end }: { start: number; end: number }): Key {
  return { pk: `RATE#${scope}#${digest(client)}`, sk: `${start}-${end}` }
}

/** Partition key patterns of the table: `*` matches any id, status or digest. */
import {
  adminKey,
  challengeKey,
  type EntityName,
  holderKey,
  idempotencyKey,
  type Key,
  optOutKey,
  type RecordEntity,
  rateKey,
  statusPartition,
  uniqueKey,
} from '#functions/table/keys.ts'
import type { EndpointName } from '#schemas/routes.ts'

export type UniqueKind = Parameters<typeof uniqueKey>[0]

/** Accounts with their sessions. */
export const ADMINS = adminKey('*').pk

export const CHALLENGES = anyDigest(challengeKey(''))

export const RECORDS: RecordEntity[] = ['QUOTE', 'CONTACT', 'BOOKING']
export const OPT_OUTS = optOutKey('*').pk
export const uniqueKeysOf = (kind: UniqueKind) => anyDigest(uniqueKey(kind))
/** Visits of a mailbox or a phone number. */
export const HOLDERS = anyDigest(holderKey('', ''))
export const rateCountersOf = (scope: string) => anyDigest(rateKey(scope, '', { start: 0, end: 0 }))
/** Answers that a repeated request gets again. */
export const answersOf = (endpoint: EndpointName) => anyDigest(idempotencyKey(endpoint, ''))

/** Of the index by status. */
export const everyStatusOf = (entity: EntityName) => statusPartition(entity, '*')

function anyDigest({ pk }: Key): string {
  return pk.replace(/[0-9a-f]{64}$/, '*')
}

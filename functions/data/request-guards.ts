/** Rows that stand around a visitor's request: the answer already given, and how much this client has created lately. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { config } from '#functions/config.ts'
import { table } from '#functions/data/client.ts'
import { idempotencyKey, rateKey } from '#functions/data/keys.ts'
import { MUST_NOT_EXIST, put, update, type Write } from '#functions/data/transact.ts'
import { siteOf } from '#functions/domain/client-network.ts'
import { enoughForToday, tooManyRequests } from '#functions/domain/errors.ts'
import { pacificDay } from '#functions/domain/pacific-time.ts'
import { creationLimit, SITE_FACTOR } from '#schemas/creation-limits.ts'

const MINUTE = 60
/** As a window: a Pacific date, however long it is. */
export const DAY = 24 * 60 * MINUTE

/** A first answer, kept for a day: long enough for every retry of a form that is still open. */
export const RememberedAnswer = z.object({
  bodyHash: z.string(),
  /** JSON text, so that a repeat is answered with the very same bytes. */
  answer: z.string(),
  /** Epoch seconds. */
  expiresAt: z.number(),
})
export type RememberedAnswer = z.infer<typeof RememberedAnswer>

/** Thrown when the key was used before; the HTTP layer answers with what was remembered. */
export class RepeatedRequest extends Error {
  readonly remembered: RememberedAnswer

  constructor(remembered: RememberedAnswer) {
    super('This request was answered before')
    this.remembered = remembered
  }
}

/** What was answered to this key; expired rows count as absent, because TTL may delete them up to days later. */
export async function findAnswer(
  route: string,
  key: string,
  now = new Date(),
): Promise<RememberedAnswer | undefined> {
  const { Item } = await table().send(
    new GetCommand({ TableName: config.tableName(), Key: idempotencyKey(route, key), ConsistentRead: true }),
  )
  const remembered = Item && RememberedAnswer.parse(Item)
  return remembered && remembered.expiresAt > now.getTime() / 1000 ? remembered : undefined
}

/** The write that remembers an answer; part of the record's own transaction, so that both exist or neither. */
export function rememberAnswer(
  route: string,
  key: string,
  answer: Omit<RememberedAnswer, 'expiresAt'>,
  now = new Date(),
): Write {
  const seconds = Math.floor(now.getTime() / 1000)
  return put(
    { ...idempotencyKey(route, key), ...answer, expiresAt: seconds + DAY },
    { expression: `${MUST_NOT_EXIST.expression} OR expiresAt <= :now`, values: { ':now': seconds } },
    (row) => new RepeatedRequest(RememberedAnswer.parse(row)),
  )
}

/** How often `client` may do something within a window of so many seconds; a `DAY` is a Pacific date. */
type Budget = { scope: string; client: string; limit: number; seconds: number }

function windowOf(seconds: number, now: Date): { start: number; end: number } {
  if (seconds === DAY) return pacificDay(now)
  const nowSeconds = Math.floor(now.getTime() / 1000)
  const start = nowSeconds - (nowSeconds % seconds)
  return { start, end: start + seconds }
}

const secondsUntil = (end: number, now: Date) => Math.max(1, Math.ceil(end - now.getTime() / 1000))

/** The write that counts one use, refused when the budget is used up. What a transaction refuses, no budget pays for. */
export function countWithin(
  { scope, client, limit, seconds }: Budget,
  refused: (retryAfter: number) => Error,
  now = new Date(),
): Write {
  const window = windowOf(seconds, now)
  const { change, condition } = countUp(limit, window.end)
  return update(rateKey(scope, client, window), change, condition, () =>
    refused(secondsUntil(window.end, now)),
  )
}

const countUp = (limit: number, end: number) => ({
  change: {
    expression: 'SET expiresAt = :expiresAt ADD used :one',
    values: { ':expiresAt': end + MINUTE, ':one': 1 },
  },
  condition: { expression: 'attribute_not_exists(used) OR used < :limit', values: { ':limit': limit } },
})

/** The writes that count one creation by a network, refused with 429 above the endpoint's limits. Only what is stored counts. */
export function countCreation(endpoint: string, network: string, now = new Date()): Write[] {
  const limit = creationLimit(endpoint)
  if (!limit) return []
  const { perMinute, perDay } = limit
  const site = siteOf(network)
  const daily = (client: string, most: number) =>
    countWithin({ scope: endpoint, client, limit: most, seconds: DAY }, enoughForToday, now)
  return [
    daily(network, perDay),
    ...(site === undefined ? [] : [daily(site, SITE_FACTOR * perDay)]),
    ...(perMinute === undefined
      ? []
      : [
          countWithin(
            { scope: endpoint, client: network, limit: perMinute, seconds: MINUTE },
            tooManyRequests,
            now,
          ),
        ]),
  ]
}

/**
 * Counts one use of something outside a transaction (a login try, a mail to the owner).
 * @returns undefined when allowed, else the seconds until the window ends
 */
export async function countUse(
  scope: string,
  client: string,
  limit: number,
  seconds: number,
  now = new Date(),
): Promise<number | undefined> {
  const window = windowOf(seconds, now)
  const { change, condition } = countUp(limit, window.end)
  try {
    await table().send(
      new UpdateCommand({
        TableName: config.tableName(),
        Key: rateKey(scope, client, window),
        UpdateExpression: change.expression,
        ConditionExpression: condition.expression,
        ExpressionAttributeValues: { ...change.values, ...condition.values },
      }),
    )
    return undefined
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return secondsUntil(window.end, now)
    throw error
  }
}

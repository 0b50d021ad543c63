/** Writes: transactions, whose every write carries the error that its failed condition means, and changes of one row. */
import { isDeepStrictEqual } from 'node:util'
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type * as z from 'zod'
import { config } from '#functions/environment.ts'
import { notFound, staleEdit, unavailable } from '#functions/errors.ts'
import {
  type Change,
  type Condition,
  changing,
  expressionsOf,
  matching,
  present,
} from '#functions/table/expression.ts'
import type { Key } from '#functions/table/keys.ts'
import { backOff, table } from '#functions/table/read.ts'

type Item = Record<string, unknown>
type Operation = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/**
 * What a failed condition means. A function turns it, given the stored row, into the error to throw. `done`: nothing is left to write,
 * as when the first attempt was committed, but its response was lost. `again`: a row that the writes were made from has changed.
 */
export type Refused = ((current: Item | undefined) => Error | Promise<Error>) | 'done' | 'again'
export type Write = { operation: Operation; refused: Refused }
/** A function reads rows and makes the writes from them, anew before each try. */
export type Writes = Write[] | (() => Promise<Write[]>)

/** Enough for concurrent visitors who write the same row. */
const CONFLICT_TRIES = 12

const neverRefused = () => new Error('A write without a condition was refused')

/** Asks for the stored row only if the error needs it: a grant of single attributes may not cover all that the row has. */
const asking = (refused: Refused, expressions: Parameters<typeof expressionsOf>[0]) => ({
  TableName: config.tableName(),
  ...expressionsOf(expressions),
  ...(typeof refused === 'function' &&
    refused.length > 0 && { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const }),
})

/** Writes a whole row; without a condition, overwrites any. */
export function put(item: Item, condition?: Condition, refused: Refused = neverRefused): Write {
  return {
    operation: { Put: { Item: item, ...asking(refused, { ConditionExpression: condition }) } },
    refused,
  }
}

export function update(
  key: Key,
  change: Change,
  condition?: Condition,
  refused: Refused = neverRefused,
): Write {
  const expressions = { UpdateExpression: changing(change), ConditionExpression: condition }
  return { operation: { Update: { Key: key, ...asking(refused, expressions) } }, refused }
}

/** Without a condition, ignores a missing row. */
export function remove(key: Key, condition?: Condition, refused: Refused = neverRefused): Write {
  return {
    operation: { Delete: { Key: key, ...asking(refused, { ConditionExpression: condition }) } },
    refused,
  }
}

export const MUST_NOT_EXIST = matching({ pk: undefined })
export const MUST_EXIST = matching({ pk: present })

export const made = async (writes: Writes) => (typeof writes === 'function' ? writes() : writes)

/**
 * Writes all or nothing, if there is anything. Retries conflicts with other transactions; the SDK's request token makes a repeat after a lost
 * response harmless for 10 minutes (DynamoDB developer guide).
 * @throws the error of the first write whose condition failed, or 503 if the conflict does not resolve
 */
export async function transact(writes: Writes): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const ready = await made(writes)
    if (ready.length === 0) return
    try {
      await table().send(new TransactWriteCommand({ TransactItems: ready.map(({ operation }) => operation) }))
      return
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const reasons = error.CancellationReasons ?? []
      const refusals = ready.flatMap(({ refused }, index) => {
        const { Code, Item } = reasons[index] ?? {}
        return Code === 'ConditionalCheckFailed' ? [{ refused, current: Item && unmarshall(Item) }] : []
      })
      if (refusals.some(({ refused }) => refused === 'done')) return
      for (const { refused, current } of refusals)
        if (typeof refused === 'function') throw await refused(current)
      const isTransient =
        refusals.length > 0 ||
        reasons.some(
          ({ Code }) =>
            Code === 'TransactionConflict' ||
            Code === 'ThrottlingError' ||
            Code === 'ProvisionedThroughputExceeded',
        )
      if (!isTransient) throw error
      if (attempt === CONFLICT_TRIES) throw unavailable()
      await backOff(attempt)
    }
  }
}

/**
 * Changes one row outside a transaction.
 * @param ReturnValues `NONE` for a grant of single attributes
 * @returns the new row, or undefined if the condition failed
 */
export async function changeRow(
  key: Key,
  change: Change,
  condition?: Condition,
  ReturnValues: 'ALL_NEW' | 'NONE' = 'ALL_NEW',
): Promise<Item | undefined> {
  const expressions = expressionsOf({ UpdateExpression: changing(change), ConditionExpression: condition })
  const input = { TableName: config.tableName(), Key: key, ...expressions, ReturnValues }
  try {
    const { Attributes } = await table().send(new UpdateCommand(input))
    return Attributes
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}

/** Its version: an edit of an older one is refused (decision 46). */
type Versioned = { updatedAt: string }

/** Now, but always later than the last change, so that it can serve as the version. */
export function nextVersion(old: Versioned, now = new Date()): string {
  return new Date(Math.max(now.getTime(), Date.parse(old.updatedAt) + 1)).toISOString()
}

/** @param seen the version the editor saw; undefined: any */
export const isStale = ({ updatedAt }: Versioned, seen: string | undefined) =>
  seen !== undefined && seen !== updatedAt

/** An edit of an older version is refused (decision 46). @throws AppError 409 with `current` */
export function requireVersion(stored: Versioned, seen: string | undefined): void {
  if (isStale(stored, seen)) throw staleEdit(stored)
}

/**
 * Returns the row's next version. An edit of an older version that is stored already returns the stored row: it was sent again
 * because its answer was lost.
 * @throws as `requireVersion`
 */
export function edited<T extends Versioned>(
  stored: T,
  seen: string | undefined,
  next: T,
  { now, shown = stored }: { now?: Date; shown?: Versioned } = {},
): T {
  if (isStale(stored, seen) && isDeepStrictEqual(plain(next), plain(stored))) return stored
  requireVersion(shown, seen)
  return { ...next, updatedAt: nextVersion(stored, now) }
}

/** Without what is undefined. */
const plain = (row: object): unknown => JSON.parse(JSON.stringify(row))

export const sameVersion = ({ updatedAt }: Versioned) => matching({ updatedAt })

/** The error of a write whose row changed since it was read: 409 with the stored row, or 404 if it was deleted. */
export function changedMeanwhile({ schema, noun }: { schema: z.ZodType; noun: string }): Refused {
  return (current) => (current ? staleEdit(schema.parse(current)) : notFound(noun))
}

/** Stored answers, by Idempotency-Key. */
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { config } from '#functions/config.ts'
import { DAY } from '#functions/table/budgets.ts'
import { table } from '#functions/table/client.ts'
import { idempotencyKey } from '#functions/table/keys.ts'
import { MUST_NOT_EXIST, put, type Write } from '#functions/table/transact.ts'

/** The first answer to a key, kept for a day: long enough for any retry from an open form. */
export const RememberedAnswer = z.object({
  bodyHash: z.string(),
  /** JSON text, so that a repeat gets the same bytes. */
  answer: z.string(),
  /** Epoch seconds. */
  expiresAt: z.number(),
})
export type RememberedAnswer = z.infer<typeof RememberedAnswer>

/** Thrown when the key was used before; the HTTP layer then sends the stored answer. */
export class RepeatedRequest extends Error {
  readonly remembered: RememberedAnswer

  constructor(remembered: RememberedAnswer) {
    super('This request was answered before')
    this.remembered = remembered
  }
}

/** Finds the answer stored for this key. Ignores expired rows, because TTL may delete them days late. */
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

/** Returns the write that stores an answer. It belongs in the record's transaction, so that both exist or neither. */
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

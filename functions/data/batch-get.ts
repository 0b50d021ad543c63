import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb'
import { config } from '#functions/config.ts'
import { backOff } from '#functions/data/back-off.ts'
import { table } from '#functions/data/client.ts'
import type { Key } from '#functions/data/keys.ts'
import { unavailable } from '#functions/domain/errors.ts'

/** The pauses between them come to a second at most. */
const TRIES = 6

/**
 * The rows there are of `keys`, in no order. Eventually consistent. What a busy table leaves out is asked for again, which
 * the SDK does not do by itself.
 * @param keys at most 100 (DynamoDB's limit for a batch), each different
 * @throws AppError 503 when the table goes on leaving rows out
 */
export async function batchGet(keys: readonly Key[]): Promise<Record<string, unknown>[]> {
  const name = config.tableName()
  const rows: Record<string, unknown>[] = []
  let wanted: Record<string, unknown>[] = [...keys]
  for (let tries = 0; wanted.length > 0; tries++) {
    if (tries === TRIES) throw unavailable()
    if (tries > 0) await backOff(tries)
    const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await table().send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys: wanted } } }),
    )
    rows.push(...(Responses?.[name] ?? []))
    wanted = UnprocessedKeys?.[name]?.Keys ?? []
  }
  return rows
}

import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb'
import { config } from '#functions/environment.ts'
import { unavailable } from '#functions/errors.ts'
import { backOff, table } from '#functions/table/client.ts'
import type { Key } from '#functions/table/keys.ts'

/** DynamoDB's limit for one request. */
const BATCH = 100

/** Their pauses sum to at most a second. */
const TRIES = 6

type BatchOptions = {
  /** Only these attributes are read; all when absent. */
  attributes?: readonly string[]
  /** Eventually consistent otherwise. */
  isConsistent?: true
}

/**
 * Returns the existing rows, unordered. Retries unprocessed keys, which the SDK does not.
 * @param keys without duplicates
 * @throws AppError 503 if keys stay unprocessed
 */
export async function batchGet(
  keys: readonly Key[],
  options: BatchOptions = {},
): Promise<Record<string, unknown>[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / BATCH) }, (_, index) =>
    keys.slice(index * BATCH, (index + 1) * BATCH),
  )
  return (await Promise.all(batches.map((batch) => getBatch(batch, options)))).flat()
}

async function getBatch(
  keys: readonly Key[],
  { attributes, isConsistent }: BatchOptions,
): Promise<Record<string, unknown>[]> {
  const name = config.tableName()
  const options = {
    ...(attributes && projectionOf(attributes)),
    ...(isConsistent && { ConsistentRead: true }),
  }
  const rows: Record<string, unknown>[] = []
  let wanted: Record<string, unknown>[] = [...keys]
  for (let tries = 0; wanted.length > 0; tries++) {
    if (tries === TRIES) throw unavailable()
    if (tries > 0) await backOff(tries)
    const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await table().send(
      new BatchGetCommand({ RequestItems: { [name]: { ...options, Keys: wanted } } }),
    )
    rows.push(...(Responses?.[name] ?? []))
    wanted = UnprocessedKeys?.[name]?.Keys ?? []
  }
  return rows
}

/** Uses placeholders, because some names are reserved words (`status`). */
function projectionOf(attributes: readonly string[]) {
  return {
    ProjectionExpression: attributes.map((_, index) => `#a${index}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(attributes.map((name, index) => [`#a${index}`, name])),
  }
}

import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb'
import { config } from '#functions/config.ts'
import { table } from '#functions/data/client.ts'
import type { Key } from '#functions/data/keys.ts'

/** DynamoDB's limit for one request. */
const BATCH = 100

/** The rows there are of `keys`, which must differ from each other, in no order. Eventually consistent. */
export async function batchGet(keys: readonly Key[]): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for (let start = 0; start < keys.length; start += BATCH) {
    let wanted: Record<string, unknown>[] | undefined = keys.slice(start, start + BATCH)
    while (wanted?.length) {
      const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await table().send(
        new BatchGetCommand({ RequestItems: { [config.tableName()]: { Keys: wanted } } }),
      )
      rows.push(...(Responses?.[config.tableName()] ?? []))
      wanted = UnprocessedKeys?.[config.tableName()]?.Keys
    }
  }
  return rows
}

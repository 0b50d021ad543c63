/** The only DynamoDB client, and the reads: strongly consistent, except those of an index. */

import { setTimeout as pause } from 'node:timers/promises'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb'
import { config, waitingAtMost } from '#functions/environment.ts'
import { unavailable } from '#functions/errors.ts'
import { between, type Condition, expressionsOf, listed, matching } from '#functions/table/expression.ts'
import type { Key } from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'

let client: DynamoDBDocumentClient | undefined

/**
 * The SDK itself reads region, credentials and AWS_ENDPOINT_URL_DYNAMODB. Short timeouts and few attempts turn a stuck table into a clear 503 before the function times out: at most 3 × 1.5 s plus
 * the pauses.
 */
export function table(): DynamoDBDocumentClient {
  client ??= DynamoDBDocumentClient.from(connect(), { marshallOptions: { removeUndefinedValues: true } })
  return client
}

function connect(): DynamoDBClient {
  const connected = new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: waitingAtMost(1000, 1500),
  })
  // Even without a logger, this middleware copies each request and response, row by row.
  connected.middlewareStack.remove('loggerMiddleware')
  return connected
}

/**
 * Waits before the next try: a random time up to 40 ms, doubling with each try up to 400 ms ("full jitter", AWS
 * Architecture Blog, "Exponential Backoff And Jitter").
 * @param tries so far, from 1
 */
export function backOff(tries: number): Promise<void> {
  return pause(Math.random() * Math.min(20 * 2 ** tries, 400))
}

type Row = Record<string, unknown>

export async function readRow(key: Key): Promise<Row | undefined> {
  const { Item } = await table().send(
    new GetCommand({ TableName: config.tableName(), Key: key, ConsistentRead: true }),
  )
  return Item
}

type Query = {
  /** Without one, the table itself is read. */
  index?: keyof typeof TABLE_SHAPE.indexes
  partition: string
  /** Bounds of the sort key, themselves included. Every sort key is between ' ' and '~'. */
  from?: string | undefined
  to?: string | undefined
  filter?: Condition | undefined
  isDescending?: boolean
  limit?: number | undefined
  /** The key after which the page begins. */
  start?: Row | undefined
}

/** Reads one page of a partition: at most `limit` rows, and 1 MB. `last` is absent on the last page. */
export async function queryPage({ index, partition, from = ' ', to = '~', filter, ...options }: Query) {
  const { partitionKey, sortKey } = index ? TABLE_SHAPE.indexes[index] : TABLE_SHAPE
  const { Items, LastEvaluatedKey, ScannedCount }: QueryCommandOutput = await table().send(
    new QueryCommand({
      TableName: config.tableName(),
      IndexName: index,
      ...expressionsOf({
        KeyConditionExpression: matching({ [partitionKey]: partition, [sortKey]: between(from, to) }),
        FilterExpression: filter,
      }),
      ScanIndexForward: !options.isDescending,
      Limit: options.limit,
      ExclusiveStartKey: options.start,
      ConsistentRead: index === undefined,
    }),
  )
  const rows: Row[] = Items ?? []
  return { rows, last: LastEvaluatedKey as Row | undefined, examined: ScannedCount ?? 0 }
}

/** Reads all pages. */
export async function queryRows(query: Query): Promise<Row[]> {
  const rows: Row[] = []
  let start: Row | undefined
  do {
    const page = await queryPage({ ...query, start })
    rows.push(...page.rows)
    start = page.last
  } while (start)
  return rows
}

/** DynamoDB's limit for one request. */
const BATCH = 100

/** Their pauses sum to at most a second. */
const TRIES = 6

/**
 * Returns the existing rows, unordered. Retries unprocessed keys, which the SDK does not.
 * @param keys without duplicates
 * @param attributes only these are read; all when absent
 * @throws AppError 503 if keys stay unprocessed
 */
export async function batchGet(keys: readonly Key[], attributes?: readonly string[]): Promise<Row[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / BATCH) }, (_, index) =>
    keys.slice(index * BATCH, (index + 1) * BATCH),
  )
  return (await Promise.all(batches.map((batch) => getBatch(batch, attributes)))).flat()
}

async function getBatch(keys: readonly Key[], attributes?: readonly string[]): Promise<Row[]> {
  const name = config.tableName()
  const options = {
    ConsistentRead: true,
    ...expressionsOf({ ProjectionExpression: attributes && listed(attributes) }),
  }
  const rows: Row[] = []
  let wanted: Row[] = [...keys]
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

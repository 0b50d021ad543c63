/** Creates the table. Infra creates it from the same functions/table/shape.ts. */
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  type DynamoDBClientConfig,
  type KeySchemaElement,
  ResourceNotFoundException,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { ENV } from '#functions/environment.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'

export const LOCAL_TABLE = 'valley-window-cleaning'

/** The emulators check neither, but the SDK requires both. */
export const LOCAL_AWS = {
  region: 'us-west-2',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
} satisfies DynamoDBClientConfig

/** @param endpoint of the emulator, or of a proxy in front of it */
export function tableEnvironment(endpoint: string): Record<string, string> {
  return {
    [ENV.tableName]: LOCAL_TABLE,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: LOCAL_AWS.region,
    AWS_ACCESS_KEY_ID: LOCAL_AWS.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_AWS.credentials.secretAccessKey,
  }
}

/**
 * Creates the table if absent, runs `seed`, and enables the stream afterwards: seeds cause no events, and a table with a
 * stream is completely seeded.
 * @returns the stream's ARN
 */
export async function prepareTable(endpoint: string, seed: () => Promise<void>): Promise<string> {
  const client = new DynamoDBClient({ ...LOCAL_AWS, endpoint })
  try {
    const existing = await describeTable(client)
    if (existing?.StreamSpecification?.StreamEnabled && existing.LatestStreamArn) {
      return existing.LatestStreamArn
    }
    if (!existing) await create(client)
    await seed()
    const { TableDescription } = await client.send(
      new UpdateTableCommand({
        TableName: LOCAL_TABLE,
        StreamSpecification: { StreamEnabled: true, StreamViewType: TABLE_SHAPE.streamView },
      }),
    )
    const arn = TableDescription?.LatestStreamArn ?? (await describeTable(client))?.LatestStreamArn
    if (!arn) throw new Error('The table has no stream')
    return arn
  } finally {
    client.destroy()
  }
}

async function describeTable(client: DynamoDBClient) {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: LOCAL_TABLE }))).Table
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined
    throw error
  }
}

async function create(client: DynamoDBClient): Promise<void> {
  await client.send(new CreateTableCommand(tableDefinition()))
  await waitUntilTableExists({ client, maxWaitTime: 20, minDelay: 1 }, { TableName: LOCAL_TABLE })
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: LOCAL_TABLE,
      TimeToLiveSpecification: { Enabled: true, AttributeName: TABLE_SHAPE.timeToLive },
    }),
  )
}

export function tableDefinition(): CreateTableCommandInput {
  const indexes = Object.values(TABLE_SHAPE.indexes)
  const keys = [TABLE_SHAPE, ...indexes].flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey])
  return {
    TableName: LOCAL_TABLE,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...new Set<string>(keys)].map((name) => ({
      AttributeName: name,
      AttributeType: 'S',
    })),
    KeySchema: keySchema(TABLE_SHAPE),
    GlobalSecondaryIndexes: indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keySchema(index),
      Projection: { ProjectionType: 'ALL' },
    })),
  }
}

function keySchema(keys: { partitionKey: string; sortKey: string }): KeySchemaElement[] {
  return [
    { AttributeName: keys.partitionKey, KeyType: 'HASH' },
    { AttributeName: keys.sortKey, KeyType: 'RANGE' },
  ]
}

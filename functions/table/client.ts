/** The only DynamoDB client. The SDK itself reads region, credentials and AWS_ENDPOINT_URL_DYNAMODB. */
import { setTimeout as pause } from 'node:timers/promises'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

let client: DynamoDBDocumentClient | undefined

/**
 * Short timeouts and few attempts turn a stuck table into a clear 503 before the function times out: at most 3 × 1.5 s plus
 * the pauses.
 */
export function table(): DynamoDBDocumentClient {
  client ??= DynamoDBDocumentClient.from(connect(), { marshallOptions: { removeUndefinedValues: true } })
  return client
}

function connect(): DynamoDBClient {
  const connected = new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 1500, throwOnRequestTimeout: true },
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

/** The one DynamoDB client. The SDK itself reads region, credentials and AWS_ENDPOINT_URL_DYNAMODB. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

let client: DynamoDBDocumentClient | undefined

/**
 * Timeouts are short and tries are few, so that a stuck table turns into a clear 503 before the function's own timeout:
 * at most 3 × 1.5 s and the pauses between.
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
  // Even without a logger it copies each request and answer, row by row.
  connected.middlewareStack.remove('loggerMiddleware')
  return connected
}

/** The floor: the AWS SDK alone. One query for the price list, answered as it is. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { ENV } from '#functions/environment.ts'

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))

/** A function with nothing around the SDK. */
export async function handler() {
  const { Items } = await client.send(
    new QueryCommand({
      TableName: process.env[ENV.tableName],
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'PRICING' },
    }),
  )
  return { statusCode: 200, body: JSON.stringify(Items) }
}

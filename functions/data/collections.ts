/** Collections: the price list, editable content and settings. Each is small, stands in one partition and is read whole. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type * as z from 'zod'
import { config } from '#functions/config.ts'
import { table } from '#functions/data/client.ts'
import type { CollectionName } from '#functions/data/keys.ts'

/** All rows, parsed. One query: these hold some dozens of rows, far below DynamoDB's 1 MB a page. */
export async function listCollection<T>(collection: CollectionName, schema: z.ZodType<T>): Promise<T[]> {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: config.tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': collection },
    }),
  )
  return Items.map((item) => schema.parse(item))
}

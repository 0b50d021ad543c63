import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { config } from '#functions/environment.ts'
import { table } from '#functions/table/client.ts'
import type { Change } from '#functions/table/expression.ts'
import type { Key } from '#functions/table/keys.ts'
import type { Condition } from '#functions/table/transact.ts'

/** Changes one row outside a transaction. @returns the new row, or undefined if the condition failed */
export async function changeRow(
  key: Key,
  { expression, names, values }: Change,
  condition?: Condition,
): Promise<Record<string, unknown> | undefined> {
  const all = { ...values, ...condition?.values }
  try {
    const { Attributes } = await table().send(
      new UpdateCommand({
        TableName: config.tableName(),
        Key: key,
        UpdateExpression: expression,
        ConditionExpression: condition?.expression,
        ExpressionAttributeNames: { ...names, ...condition?.names },
        ...(Object.keys(all).length > 0 && { ExpressionAttributeValues: all }),
        ReturnValues: 'ALL_NEW',
      }),
    )
    return Attributes
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}

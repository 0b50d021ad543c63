import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { PUBLICATION } from '#functions/table/keys.ts'
import { LOCAL_TABLE } from '#scripts/local/aws/dynamodb-table.ts'
import { setAttributes, tableClient } from '#tests/support/table/rows.ts'

/** Moves the start of the run that has not ended back by `seconds`. */
export async function ageRun(endpoint: string, seconds: number): Promise<void> {
  const client = tableClient(endpoint)
  const row = { TableName: LOCAL_TABLE, Key: PUBLICATION }
  const { Item } = await client.send(new GetCommand(row))
  client.destroy()
  const begunAt = new Date(Date.parse(Item?.['begunAt']) - seconds * 1000).toISOString()
  await setAttributes(endpoint, PUBLICATION, { begunAt })
}

/** Everything in the stack's table: for tests that must know what is there, not what the API says is there. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import { LOCAL_AWS, LOCAL_TABLE } from '#scripts/local/table.ts'

export type TableRow = Record<string, unknown> & { pk: string; sk: string }

/** All rows but the short-lived ones that count requests and remember answers. */
export async function readTable({ dynamodbEndpoint }: { dynamodbEndpoint: string }): Promise<TableRow[]> {
  const client = new DynamoDBClient({ ...LOCAL_AWS, endpoint: dynamodbEndpoint })
  try {
    const rows: TableRow[] = []
    const pages = paginateScan({ client: DynamoDBDocumentClient.from(client) }, { TableName: LOCAL_TABLE })
    for await (const { Items = [] } of pages) rows.push(...(Items as TableRow[]))
    return rows.filter(({ pk }) => !/^(RATE|IDEMPOTENCY)#/.test(pk))
  } finally {
    client.destroy()
  }
}

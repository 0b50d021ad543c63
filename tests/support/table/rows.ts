/** Reads and writes the table directly, for tests that must not trust the API or that need rows it would not write. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import type { EntityName } from '#functions/table/keys.ts'
import { LOCAL_AWS, LOCAL_TABLE } from '#scripts/local/aws/dynamodb-table.ts'

export type TableRow = Record<string, unknown> & { pk: string; sk: string }

/** @param endpoint the emulator's address */
export function tableClient(endpoint: string): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient({ ...LOCAL_AWS, endpoint }))
}

/** All rows but the short-lived ones that count requests and remember answers. */
export async function readTable(endpoint: string): Promise<TableRow[]> {
  return (await readWholeTable(endpoint)).filter(({ pk }) => !/^(RATE|IDEMPOTENCY)#/.test(pk))
}

/** Every row. */
export async function readWholeTable(endpoint: string): Promise<TableRow[]> {
  const client = tableClient(endpoint)
  try {
    const rows: TableRow[] = []
    for await (const { Items = [] } of paginateScan({ client }, { TableName: LOCAL_TABLE }))
      rows.push(...(Items as TableRow[]))
    return rows
  } finally {
    client.destroy()
  }
}

/** The mails about one record. */
export async function mailsAbout(client: DynamoDBDocumentClient, recordId: string): Promise<TableRow[]> {
  const rows: TableRow[] = []
  const query = {
    TableName: LOCAL_TABLE,
    FilterExpression: 'recordId = :id AND begins_with(pk, :outbox)',
    ExpressionAttributeValues: { ':id': recordId, ':outbox': 'OUTBOX#' },
  }
  for await (const { Items = [] } of paginateScan({ client }, query)) rows.push(...(Items as TableRow[]))
  return rows
}

/** Rows of one entity. */
export function rowsOf(rows: TableRow[], entity: EntityName): TableRow[] {
  return rows.filter(({ pk }) => pk.startsWith(`${entity}#`))
}

/** Reads whole tables, for tools that a person starts. Functions never scan. */
import { paginateScan } from '@aws-sdk/lib-dynamodb'
import { config } from '#functions/environment.ts'
import type { Key } from '#functions/table/keys.ts'
import { table } from '#functions/table/read.ts'

export type Row = Record<string, unknown> & { pk: string; sk: string }

/** Small enough for the client's short timeout. */
const PAGE = 200

export async function allRows(TableName = config.tableName()): Promise<Row[]> {
  const input = { TableName, ConsistentRead: true, Limit: PAGE }
  const rows: Row[] = []
  for await (const { Items = [] } of paginateScan({ client: table() }, input)) rows.push(...(Items as Row[]))
  return rows
}

/** Both parts of a key, to find rows by. */
export const keyText = ({ pk, sk }: Key) => `${pk} ${sk}`

/** First part of the partition key: `BOOKING`, `SETTINGS`. */
export const kindOf = ({ pk }: Pick<Row, 'pk'>) => pk.split('#')[0] ?? ''

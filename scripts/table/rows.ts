/** Reads whole tables, for tools that a person starts. Functions never scan. */
import { paginateScan } from '@aws-sdk/lib-dynamodb'
import { config } from '#functions/environment.ts'
import { type Condition, expressionsOf } from '#functions/table/expression.ts'
import { table } from '#functions/table/read.ts'

export type Row = Record<string, unknown> & { pk: string; sk: string }

/** Small enough for the client's short timeout. */
const PAGE = 200

/** All rows, or those that `filter` leaves. */
export async function allRows(tableName = config.tableName(), filter?: Condition): Promise<Row[]> {
  const filtered = expressionsOf({ FilterExpression: filter })
  const input = { TableName: tableName, ConsistentRead: true, Limit: PAGE, ...filtered }
  const rows: Row[] = []
  for await (const { Items = [] } of paginateScan({ client: table() }, input)) rows.push(...(Items as Row[]))
  return rows
}

/** First part of the partition key: `BOOKING`, `SETTINGS`. */
export const kindOf = ({ pk }: Pick<Row, 'pk'>) => pk.split('#')[0] ?? ''

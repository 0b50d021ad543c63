/** Reads and writes the table directly, for tests that must not trust the API or that need rows it would not write. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateScan,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { changing, expressionsOf } from '#functions/table/expression.ts'
import { type EntityName, mailKey, recordKey } from '#functions/table/keys.ts'
import { MUST_EXIST } from '#functions/table/transact.ts'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'
import { LOCAL_AWS, LOCAL_TABLE } from '#scripts/local/aws/dynamodb-table.ts'

export type TableRow = Record<string, unknown> & { pk: string; sk: string }

/** @param endpoint the emulator's address */
export async function withClient<T>(
  endpoint: string,
  act: (client: DynamoDBDocumentClient) => Promise<T>,
): Promise<T> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ ...LOCAL_AWS, endpoint }))
  try {
    return await act(client)
  } finally {
    client.destroy()
  }
}

/** All rows but the short-lived ones that count requests and remember answers. */
export async function readTable(endpoint: string): Promise<TableRow[]> {
  return (await readWholeTable(endpoint)).filter(({ pk }) => !/^(RATE|IDEMPOTENCY)#/.test(pk))
}

/** Every row. */
export const readWholeTable = (endpoint: string) =>
  withClient(endpoint, async (client) => {
    const rows: TableRow[] = []
    for await (const { Items = [] } of paginateScan({ client }, { TableName: LOCAL_TABLE }))
      rows.push(...(Items as TableRow[]))
    return rows
  })

/** Those of some rows that there are, in the order of their keys. */
export async function rowsAt(endpoint: string, keys: { pk: string; sk: string }[]): Promise<TableRow[]> {
  const gets = keys.map((Key) => new GetCommand({ TableName: LOCAL_TABLE, Key, ConsistentRead: true }))
  const found = await withClient(endpoint, (client) => Promise.all(gets.map((get) => client.send(get))))
  return found.flatMap(({ Item }) => (Item ? [Item as TableRow] : []))
}

type Key = { pk: unknown; sk: unknown }

/** Stores rows as they are. */
export async function putRows(endpoint: string, ...rows: (Key & Record<string, unknown>)[]): Promise<void> {
  const puts = rows.map((Item) => new PutCommand({ TableName: LOCAL_TABLE, Item }))
  await withClient(endpoint, (client) => Promise.all(puts.map((put) => client.send(put))))
}

/** Removes rows, as a person does in the console. */
export async function deleteRows(endpoint: string, ...rows: Key[]): Promise<void> {
  const deletes = rows.map(({ pk, sk }) => new DeleteCommand({ TableName: LOCAL_TABLE, Key: { pk, sk } }))
  await withClient(endpoint, (client) => Promise.all(deletes.map((one) => client.send(one))))
}

/** As if its provider had refused it for good. */
export const failMail = (endpoint: string, id: string) =>
  setAttributes(endpoint, mailKey(id), { status: 'failed' })

/** Ends the time for which a quote's price is held. */
export const expireQuote = (endpoint: string, id: string) =>
  setAttributes(endpoint, recordKey('QUOTE', id), { validUntil: addDays(pacificNow(new Date()).date, -1) })

/** Sets attributes of a row; `sess.createdAt` is inside of `sess`. */
export async function setAttributes(
  endpoint: string,
  { pk, sk }: Key,
  set: Record<string, unknown>,
): Promise<void> {
  const update = new UpdateCommand({
    ...{ TableName: LOCAL_TABLE, Key: { pk, sk } },
    ...expressionsOf({ UpdateExpression: changing({ set }), ConditionExpression: MUST_EXIST }),
  })
  await withClient(endpoint, (client) => client.send(update))
}

/** The mails about one record. */
export const mailsAbout = async (endpoint: string, id: string) =>
  rowsOf(await readTable(endpoint), 'OUTBOX').filter(({ recordId }) => recordId === id)

/** What became of a mail, with the reason of one that is not sent. */
export const stateOf = ({ status, reason }: TableRow) =>
  reason === undefined ? status : `${status}: ${reason}`

/** Of a mail that is being sent, or will be at once. */
export const isUnderWay = ({ status, nextAttemptAt }: TableRow) =>
  status === 'sending' || (status === 'queued' && nextAttemptAt === undefined)

/** Rows of one entity. */
export function rowsOf(rows: TableRow[], entity: EntityName): TableRow[] {
  return rows.filter(({ pk }) => pk.startsWith(`${entity}#`))
}

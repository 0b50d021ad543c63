/**
 * Proxy of the table that allows each function its grants only, as IAM would, even if it compares a statement with all keys of a
 * request at once. Each function's client has an address of its own, which identifies it.
 */
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { type Grant, joinGrants } from '#infra/grants/grant.ts'
import { startTableProxy, type TableProxy, tableError } from '#tests/support/table/proxy.ts'

type Text = { S: string }
type Operation = {
  TableName: string
  IndexName?: string
  Key?: Record<string, Text>
  Item?: Record<string, Text>
  UpdateExpression?: string
  KeyConditionExpression?: string
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Record<string, Text>
}
/** One access in IAM's terms, with the attributes that a write names. */
type Access = { action: string; partition: string; index?: string | undefined; attributes: string[] }

export type GrantedTable = TableProxy & {
  /** The endpoint for one function's client. */
  endpointOf: (name: string) => string
  /** Allowed accesses by function. */
  used: Map<string, Access[]>
  /** Refused accesses. Tests expect none. */
  refused: string[]
}

/** @param grantsOf grants of a function */
export async function startGrantedTable(
  endpoint: string,
  grantsOf: (name: string) => readonly Grant[],
): Promise<GrantedTable> {
  const used = new Map<string, Access[]>()
  const refused: string[] = []
  const proxy = await startTableProxy(endpoint, async ({ operation, path, body }, pass) => {
    const name = path.split('/')[1] ?? ''
    const accesses = accessesOf(operation, JSON.parse(body.toString()))
    used.set(name, [...(used.get(name) ?? []), ...accesses])
    const statements = joinGrants(grantsOf(name))
    const byAction = [...new Set(accesses.map(({ action }) => action))].map((one) =>
      accesses.filter(({ action }) => action === one),
    )
    const wrong = byAction.filter((together) =>
      statements.every((one) => together.some((access) => !allows(one, access))),
    )
    if (wrong.length === 0) return pass()
    refused.push(...wrong.map((together) => `${name}: ${JSON.stringify(together)}`))
    return tableError(400, 'AccessDeniedException')
  })
  return { ...proxy, endpointOf: (name) => `${proxy.url}/${name}`, used, refused }
}

/** A transaction or batch needs the permission of each of its parts (Service Authorization Reference, DynamoDB). */
function accessesOf(target: string, input: Record<string, unknown>): Access[] {
  if (target === 'TransactWriteItems')
    return (input['TransactItems'] as Record<string, Operation>[]).flatMap((item) =>
      Object.entries(item).map(([kind, operation]) =>
        accessOf(kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`, operation),
      ),
    )
  if (target === 'BatchGetItem')
    return Object.values(input['RequestItems'] as Record<string, { Keys: Record<string, Text>[] }>).flatMap(
      ({ Keys }) => Keys.map((Key) => accessOf(target, { TableName: '', Key })),
    )
  return [accessOf(target, input as Operation)]
}

function accessOf(action: string, operation: Operation): Access {
  const row = operation.Key ?? operation.Item
  const partition = row?.[TABLE_SHAPE.partitionKey]?.S ?? partitionOfQuery(operation)
  return { action, partition, index: operation.IndexName, attributes: attributesOf(operation) }
}

/** Returns the value of a key condition's first comparison. */
function partitionOfQuery({
  KeyConditionExpression = '',
  ExpressionAttributeValues = {},
}: Operation): string {
  const placeholder = /=\s*(:\w+)/.exec(KeyConditionExpression)?.[1] ?? ''
  return ExpressionAttributeValues[placeholder]?.S ?? ''
}

function attributesOf({
  Key = {},
  Item = {},
  UpdateExpression = '',
  ExpressionAttributeNames = {},
}: Operation): string[] {
  const words = UpdateExpression.match(/(?<![:\w.])[#a-z]\w*/g) ?? []
  const named = words
    .map((word) => ExpressionAttributeNames[word] ?? word)
    .filter((word) => !word.startsWith('#'))
  return [...new Set([...Object.keys(Key), ...Object.keys(Item), ...named])]
}

/** Whether IAM would allow `access` by this grant. */
export function allows({ actions, partitions, index, attributes }: Grant, access: Access): boolean {
  return (
    actions.some((action) => action === access.action) &&
    index === access.index &&
    partitions.some((pattern) => matches(pattern, access.partition)) &&
    (attributes === undefined || access.attributes.every((attribute) => attributes.includes(attribute)))
  )
}

/** IAM's StringLike. */
function matches(pattern: string, value: string): boolean {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? value === start : value.startsWith(start) && value.endsWith(end)
}

/**
 * Proxy of the table that allows each function what its role does, as IAM would, even if it compares a statement with all keys of
 * a request at once. Each function's client has an address of its own, which identifies it.
 */
import { ENV } from '#functions/environment.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { REGION } from '#infra/config.ts'
import type { Grant } from '#infra/grants/grant.ts'
import { ACCOUNT, type Asked, type DeployedFunction, isLike } from '#tests/infra/deployed.ts'
import { startTableProxy, type TableProxy, tableError } from '#tests/support/table/proxy.ts'

type Text = { S: string }
type Operation = {
  TableName: string
  IndexName?: string
  Key?: Record<string, Text>
  Item?: Record<string, Text>
  UpdateExpression?: string
  ConditionExpression?: string
  ReturnValuesOnConditionCheckFailure?: 'ALL_OLD'
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

export async function startGrantedTable(
  endpoint: string,
  deployed: ReadonlyMap<string, DeployedFunction>,
): Promise<GrantedTable> {
  const used = new Map<string, Access[]>()
  const refused: string[] = []
  const proxy = await startTableProxy(endpoint, async ({ operation, path, body }, pass) => {
    const name = path.split('/')[1] ?? ''
    const accesses = accessesOf(operation, JSON.parse(body.toString()))
    used.set(name, [...(used.get(name) ?? []), ...accesses])
    const wrong = askedBy(accesses, deployed.get(name)?.variables[ENV.tableName] ?? '').filter(
      (asked) => !deployed.get(name)?.allows(asked),
    )
    if (wrong.length === 0) return pass()
    refused.push(...wrong.map((asked) => `${name}: ${JSON.stringify(asked)}`))
    return tableError(400, 'AccessDeniedException')
  })
  return { ...proxy, endpointOf: (name) => `${proxy.url}/${name}`, used, refused }
}

/** Asks for all accesses of one action at once. */
function askedBy(accesses: readonly Access[], tableName: string): Asked[] {
  return [...new Set(accesses.map(({ action }) => action))].map((action) => {
    const together = accesses.filter((access) => access.action === action)
    const index = together[0]?.index
    return {
      action: `dynamodb:${action}`,
      resource: `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${tableName}${index ? `/index/${index}` : ''}`,
      context: {
        'dynamodb:LeadingKeys': together.map(({ partition }) => partition),
        'dynamodb:Attributes': together.flatMap(({ attributes }) => attributes),
      },
    }
  })
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

/** Those that a write names, in its condition too. One that returns the row when its condition fails names all. */
function attributesOf({
  Key = {},
  Item = {},
  UpdateExpression = '',
  ConditionExpression = '',
  ReturnValuesOnConditionCheckFailure: returned,
  ExpressionAttributeNames = {},
}: Operation): string[] {
  const condition = ConditionExpression.replace(/\b[a-z_]+(?=\()/g, '')
  const words = `${UpdateExpression} ${condition}`.match(/(?<![:\w.])[#a-z]\w*/g) ?? []
  const named = words
    .map((word) => ExpressionAttributeNames[word] ?? word)
    .filter((word) => !word.startsWith('#'))
  return [...new Set([...Object.keys(Key), ...Object.keys(Item), ...named, ...(returned ? ['*'] : [])])]
}

/** Whether IAM would allow `access` by this grant. */
export function allows({ actions, partitions, index, attributes }: Grant, access: Access): boolean {
  return (
    actions.some((action) => action === access.action) &&
    index === access.index &&
    partitions.some((pattern) => isLike(pattern, access.partition)) &&
    (attributes === undefined || access.attributes.every((attribute) => attributes.includes(attribute)))
  )
}

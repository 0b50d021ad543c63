/** Rights of a function to the table: exact actions on exact partitions, never the whole table. */
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { ENTITIES, type EntityName, partitionOf } from '#functions/table/keys.ts'

type Action = 'BatchGetItem' | 'DeleteItem' | 'GetItem' | 'PutItem' | 'Query' | 'UpdateItem'

export type Grant = {
  actions: readonly Action[]
  /** Values of the partition key, the index's own if there is an index; `*` matches any text. */
  partitions: readonly string[]
  /** Queries of an index instead of the table. */
  index?: string
  /** The only attributes that a request may name, `pk` and `sk` included. Absent: all. */
  attributes?: readonly string[]
}

const isEntity = (name: string): name is EntityName => ENTITIES.some((entity) => entity === name)

/** @param rows names of entities, for all their records, or partitions; a collection's name is its partition */
const grant =
  (...actions: Action[]) =>
  (...rows: string[]): Grant => ({
    actions,
    partitions: rows.map((name) => (isEntity(name) ? partitionOf(name, '*') : name)),
  })

export const get = grant('GetItem')
export const getMany = grant('BatchGetItem')
export const query = grant('Query')
export const put = grant('PutItem')
export const update = grant('UpdateItem')
export const remove = grant('DeleteItem')

/** Queries of one index; `partitions` are values of its own partition key. */
export function queryIndex(index: string, ...partitions: string[]): Grant {
  return { actions: ['Query'], partitions, index }
}

/** Narrows a grant to single attributes of a row. */
export function only(attributes: readonly string[], wide: Grant): Grant {
  return { ...wide, attributes: ['pk', 'sk', ...attributes] }
}

/**
 * Joins grants of one action into one, where no attributes narrow them. AWS does not document whether `LeadingKeys` holds, in a
 * transaction, the key of one item or the keys of all: with the partitions in several statements, the second would refuse it.
 */
export function joinGrants(grants: readonly Grant[]): Grant[] {
  const joined = new Map<string, Grant>()
  for (const { actions, partitions, ...limits } of grants)
    for (const action of actions) {
      const key = JSON.stringify([action, limits.index, limits.attributes])
      const earlier = joined.get(key)?.partitions ?? []
      joined.set(key, { ...limits, actions: [action], partitions: [...new Set([...earlier, ...partitions])] })
    }
  return [...joined.values()]
}

/** The IAM statement of a grant. CDK merges statements that differ in their actions alone. Why there is no `Null` condition: decision 58. */
export function tableStatement(
  tableArn: string,
  { actions, partitions, index, attributes }: Grant,
): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [index === undefined ? tableArn : `${tableArn}/index/${index}`],
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
      ...(attributes && { 'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes } }),
    },
  })
}

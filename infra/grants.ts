/** What a function may do with the table: exact actions on exact partitions, never the whole table. */
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Key } from '#functions/table/keys.ts'

type Action = 'BatchGetItem' | 'DeleteItem' | 'GetItem' | 'PutItem' | 'Query' | 'UpdateItem'

export type Grant = {
  actions: readonly Action[]
  /** Values of the partition key, or of the index's; `*` stands for any text. */
  partitions: readonly string[]
  /** Queries of an index instead of the table. */
  index?: string
  /** Only these attributes may be named or written; partition and sort key are among them. */
  attributes?: readonly string[]
}

const grant =
  (...actions: Action[]) =>
  (...partitions: string[]): Grant => ({ actions, partitions })

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

/** The partition of a key as a pattern: any digest in it becomes `*`. */
export function anyDigest({ pk }: Key): string {
  return pk.replace(/[0-9a-f]{64}$/, '*')
}

/** The IAM statement of a grant, which CDK merges with those that differ in their actions alone. Why no `Null` guard: decision 58. */
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

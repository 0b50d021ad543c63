/** Imitates how S3 checks a browser's signed form (S3 API reference, "Browser-Based Uploads Using POST"): signature, then policy. */
import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { LOCAL_AWS } from '#scripts/local/aws/dynamodb-table.ts'

type Post = { key: string; type: string; file: Buffer } | { status: number; refused: string }

/** A condition of a policy: `{field: value}`, `['eq' | 'starts-with', '$field', value]` or `['content-length-range', min, max]`. */
type Condition = Record<string, string> | [kind: string, first: string | number, second: string | number]
type Policy = { expiration: string; conditions: Condition[] }

/** As the bucket's CORS rule in infra. */
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': '*',
}

/** Fields that no condition must name. */
const FREE_FIELDS = ['policy', 'x-amz-signature', 'file']

const denied = { status: 403, refused: 'AccessDenied' }

export async function readPost(incoming: IncomingMessage, bucket: string): Promise<Post> {
  const form = await new Response(new Uint8Array(await buffer(incoming)), {
    headers: { 'content-type': incoming.headers['content-type'] ?? '' },
  })
    .formData()
    .catch(() => undefined)
  const file = form?.get('file')
  if (!form || !(file instanceof File)) return { status: 400, refused: 'MalformedPOSTRequest' }
  const fields = new Map<string, string>([['bucket', bucket]])
  for (const [name, value] of form) if (typeof value === 'string') fields.set(name.toLowerCase(), value)
  if (!isSigned(fields)) return { status: 403, refused: 'SignatureDoesNotMatch' }
  const policy = JSON.parse(Buffer.from(fields.get('policy') ?? '', 'base64').toString()) as Policy
  if (Date.parse(policy.expiration) < Date.now()) return denied
  const { conditions } = policy
  if (!conditions.every((condition) => holds(condition, fields, file.size)))
    return sizeRefusal(conditions, file.size)
  const named = new Set(conditions.flatMap(fieldsOf))
  const extra = [...fields.keys()].filter((name) => !named.has(name) && !FREE_FIELDS.includes(name))
  if (extra.length > 0) return denied
  return {
    key: fields.get('key') ?? '',
    type: fields.get('content-type') ?? 'binary/octet-stream',
    file: Buffer.from(await file.arrayBuffer()),
  }
}

function isSigned(fields: ReadonlyMap<string, string>): boolean {
  const [id, day = '', region = '', service = '', end = ''] = (fields.get('x-amz-credential') ?? '').split(
    '/',
  )
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const { accessKeyId, secretAccessKey } = LOCAL_AWS.credentials
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), service), end)
  const signature = hmac(key, fields.get('policy') ?? '').toString('hex')
  return id === accessKeyId && region === LOCAL_AWS.region && signature === fields.get('x-amz-signature')
}

function holds(condition: Condition, fields: ReadonlyMap<string, string>, size: number): boolean {
  if (!Array.isArray(condition))
    return Object.entries(condition).every(([name, value]) => fields.get(name.toLowerCase()) === value)
  const [kind, first, second] = condition
  if (kind === 'content-length-range') return size >= Number(first) && size <= Number(second)
  const value = fields.get(String(first).slice(1).toLowerCase()) ?? ''
  return kind === 'eq' ? value === second : kind === 'starts-with' && value.startsWith(String(second))
}

const fieldsOf = (condition: Condition): string[] =>
  Array.isArray(condition)
    ? [String(condition[1]).slice(1).toLowerCase()]
    : Object.keys(condition).map((name) => name.toLowerCase())

function sizeRefusal(conditions: readonly Condition[], size: number): Post {
  const range = conditions.find(
    (condition) => Array.isArray(condition) && condition[0] === 'content-length-range',
  )
  if (!Array.isArray(range)) return denied
  if (size > Number(range[2])) return { status: 400, refused: 'EntityTooLarge' }
  return size < Number(range[1]) ? { status: 400, refused: 'EntityTooSmall' } : denied
}

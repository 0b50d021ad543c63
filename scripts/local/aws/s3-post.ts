/** Imitates how S3 checks a browser's signed form (S3 API reference, "Browser-Based Uploads Using POST"): signature, then policy. */
import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { LOCAL_AWS } from '#scripts/local/aws/dynamodb-table.ts'

type Post = { key: string; type: string; file: Buffer } | { status: number; refused: string }

/** Those that our forms have: `{field: value}`, and one `['content-length-range', min, max]`. */
type Policy = { expiration: string; conditions: (Record<string, string> | [string, number, number])[] }

/** As the bucket's CORS rule in infra. */
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': '*',
}

/** Fields that no condition must name. */
const FREE_FIELDS = ['policy', 'x-amz-signature', 'file']

const denied = { status: 403, refused: 'AccessDenied' }

export async function readPost(incoming: IncomingMessage, bucket: string, now: number): Promise<Post> {
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
  if (Date.parse(policy.expiration) < now) return denied
  const { conditions } = policy
  const [, least, most] = conditions.find((condition) => Array.isArray(condition)) ?? ['', 0, 0]
  const wanted = new Map(
    conditions.flatMap((condition) => (Array.isArray(condition) ? [] : Object.entries(condition))),
  )
  if ([...wanted].some(([name, value]) => fields.get(name) !== value)) return denied
  if ([...fields.keys()].some((name) => !wanted.has(name) && !FREE_FIELDS.includes(name))) return denied
  if (file.size > most) return { status: 400, refused: 'EntityTooLarge' }
  if (file.size < least) return { status: 400, refused: 'EntityTooSmall' }
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

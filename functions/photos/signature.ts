/** AWS Signature Version 4 for S3 (S3 API reference, "Authenticating Requests"): the S3 client would add 400 KB to a bundle. */
import { createHash, createHmac } from 'node:crypto'

export type Signer = {
  accessKeyId: string
  secretAccessKey: string
  /** Of temporary credentials. */
  sessionToken?: string | undefined
  region: string
}

const ALGORITHM = 'AWS4-HMAC-SHA256'

/** @returns `headers` with those that prove who sends the request; its body is not signed */
export function signedHeaders(
  { method, url, headers = {} }: { method: string; url: URL; headers?: Record<string, string> },
  signer: Signer,
  now: Date,
  payloadHash = 'UNSIGNED-PAYLOAD',
): Record<string, string> {
  const time = timestamp(now)
  const sent = {
    ...headers,
    'x-amz-content-sha256': payloadHash,
    'x-amz-date': time,
    ...(signer.sessionToken && { 'x-amz-security-token': signer.sessionToken }),
  }
  const signed = Object.entries({ ...sent, host: url.host }).sort(([a], [b]) => (a < b ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('')
  const request = [method, url.pathname, url.search.slice(1), lines, names, payloadHash].join('\n')
  const digest = createHash('sha256').update(request).digest('hex')
  const text = [ALGORITHM, time, scopeOf(signer, time), digest].join('\n')
  const credential = `${signer.accessKeyId}/${scopeOf(signer, time)}`
  return {
    ...sent,
    authorization: `${ALGORITHM} Credential=${credential},SignedHeaders=${names},Signature=${signatureOf(text, signer, time)}`,
  }
}

/** @returns the fields of a form that uploads one file under `key` */
export function signedForm(
  { bucket, key, type, maxBytes }: { bucket: string; key: string; type: string; maxBytes: number },
  signer: Signer,
  now: Date,
  lifetimeMs: number,
): Record<string, string> {
  const time = timestamp(now)
  const fields = {
    key,
    'content-type': type,
    'x-amz-algorithm': ALGORITHM,
    'x-amz-credential': `${signer.accessKeyId}/${scopeOf(signer, time)}`,
    'x-amz-date': time,
    ...(signer.sessionToken && { 'x-amz-security-token': signer.sessionToken }),
  }
  const conditions = [
    { bucket },
    ['content-length-range', 1, maxBytes],
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
  ]
  const expiration = new Date(now.getTime() + lifetimeMs).toISOString()
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64')
  return { ...fields, policy, 'x-amz-signature': signatureOf(policy, signer, time) }
}

/** @param text what is signed @param time `20261123T101500Z` */
export function signatureOf(text: string, { secretAccessKey, region }: Signer, time: string): string {
  const key = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    `AWS4${secretAccessKey}`,
  )
  return createHmac('sha256', key).update(text).digest('hex')
}

const scopeOf = ({ region }: Signer, time: string) => `${time.slice(0, 8)}/${region}/s3/aws4_request`

const timestamp = (now: Date) => now.toISOString().replace(/[-:]|\.\d+/g, '')

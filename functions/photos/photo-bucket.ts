/** The bucket of photographs. Uploads wait under `uploads/` for a day; what the site shows is under `photos/`. */
import { credentials, region, sendSigned, signer } from '#functions/aws-call.ts'
import { config } from '#functions/environment.ts'
import { unavailable } from '#functions/errors.ts'
import { PHOTO_LIMITS, PHOTO_TYPES } from '#schemas/facts/photos.ts'

/** Milliseconds. */
const FORM_LIFETIME = 10 * 60 * 1000
const ANSWER_TIMEOUT = 6000

/** Browsers cache a photograph without limit. The edge asks the bucket again each day, so it drops a deleted one. */
const CACHE_CONTROL = 'public, max-age=31536000, s-maxage=86400, immutable'

/** Of one file of an upload; `source` is the digest of the picture. */
export const uploadKey = (source: string, file: string) => `uploads/${source}/${file}`

const typeOf = (file: string): string => (file.endsWith('.webp') ? PHOTO_TYPES.webp : PHOTO_TYPES.jpg)

/** A form that uploads one file within ten minutes, of its type and not above the limit. */
export async function uploadForm(key: string, now = new Date()) {
  const { accessKeyId, sessionToken } = credentials()
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const fields = {
    key,
    'content-type': typeOf(key),
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${accessKeyId}/${time.slice(0, 8)}/${region()}/s3/aws4_request`,
    'x-amz-date': time,
    ...(sessionToken && { 'x-amz-security-token': sessionToken }),
  }
  const conditions = [
    { bucket: config.photoBucket() },
    ['content-length-range', 1, PHOTO_LIMITS.fileBytes],
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
  ]
  const expiration = new Date(now.getTime() + FORM_LIFETIME).toISOString()
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64')
  const signature = await signer('s3').sign(policy, { signingDate: now })
  return { url: config.photoBucketUrl(), fields: { ...fields, policy, 'x-amz-signature': signature } }
}

export async function hasObject(key: string): Promise<boolean> {
  return (await send('HEAD', key)) !== undefined
}

export async function readObject(key: string): Promise<Buffer | undefined> {
  const answer = await send('GET', key)
  // It may stop midway.
  return answer?.arrayBuffer().then(Buffer.from, () => Promise.reject(unavailable()))
}

export async function putPhoto(key: string, body: Buffer): Promise<void> {
  const headers = { 'content-type': typeOf(key), 'cache-control': CACHE_CONTROL }
  await send('PUT', key, headers, body)
}

export async function removeObject(key: string): Promise<void> {
  await send('DELETE', key)
}

/** @returns undefined for an object that does not exist. @throws AppError 503 without an answer */
async function send(
  method: string,
  key: string,
  headers: Record<string, string> = {},
  body?: Buffer,
): Promise<Response | undefined> {
  const url = new URL(`${config.photoBucketUrl()}/${key}`)
  const answer = await sendSigned('s3', url, ANSWER_TIMEOUT, {
    method,
    headers: { ...headers, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    ...(body && { body: new Uint8Array(body) }),
  }).catch(() => undefined)
  if (!answer || answer.status >= 500) throw unavailable()
  if (answer.ok) return answer
  await answer.body?.cancel()
  // Without permission to list, S3 answers 403 for an object that does not exist.
  const isAbsent = answer.status === 404 || answer.status === 403
  if (isAbsent && (method === 'GET' || method === 'HEAD')) return undefined
  throw new Error(`S3 answered ${answer.status} to ${method}`)
}

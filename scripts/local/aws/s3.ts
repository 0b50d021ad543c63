/**
 * Imitates one S3 bucket over HTTP: whole objects with etag and stored headers, written on conditions or by a signed form, kept in
 * files. Checks the signature of a form alone.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { CORS_HEADERS, readPost } from '#scripts/local/aws/s3-post.ts'
import { createClock } from '#scripts/local/process/clock.ts'
import { type Service, serve } from '#scripts/local/process/ports.ts'

/** Headers of an object that S3 returns as they were sent. */
const STORED_HEADERS = ['content-type', 'cache-control'] as const

type StoredHeaders = Partial<Record<(typeof STORED_HEADERS)[number], string>>
export type StoredObject = { body: Buffer; etag: string; lastModified: Date; headers: StoredHeaders }
type S3Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string }

export type Bucket = Service & { get: (key: string) => Promise<StoredObject | undefined> }

export const LOCAL_BUCKET = 'site'
export const LOCAL_PHOTO_BUCKET = 'photos'

/**
 * @param directory holds a file for each object
 * @param name the bucket's, the first part of its objects' paths
 * @param clock of the functions, which say until when a form works
 */
export async function startBucket(
  directory: string,
  name = LOCAL_BUCKET,
  clock = createClock(),
): Promise<Bucket> {
  await mkdir(directory, { recursive: true })
  const fileOf = (key: string) => join(directory, encodeURIComponent(key))
  let writes = 0
  /** A condition and its write are one step. */
  let turn: Promise<unknown> = Promise.resolve()

  async function get(key: string): Promise<StoredObject | undefined> {
    const file = fileOf(key)
    return existsSync(file) ? parseObject(await readFile(file)) : undefined
  }

  async function put(key: string, { headers }: IncomingMessage, body: Buffer): Promise<S3Answer> {
    const current = await get(key)
    const isRefused =
      (headers['if-none-match'] === '*' && current) ||
      (headers['if-match'] !== undefined && headers['if-match'] !== current?.etag)
    if (isRefused) return refusal(412, 'PreconditionFailed')
    await store(key, headers, body)
    return { status: 200, headers: { etag: etagOf(body) } }
  }

  async function store(key: string, headers: IncomingMessage['headers'], body: Buffer): Promise<void> {
    const stored = STORED_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))
    const head = { headers: Object.fromEntries(stored), lastModified: new Date() }
    writes += 1
    const unfinished = `${fileOf(key)}.${writes}.new`
    await writeFile(unfinished, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]))
    await rename(unfinished, fileOf(key))
  }

  /** A browser's upload (S3 API reference, "POST Object"). */
  async function post(incoming: IncomingMessage): Promise<S3Answer> {
    const post = await readPost(incoming, name, Date.now() + clock.aheadMs())
    if ('refused' in post) {
      const answer = refusal(post.status, post.refused)
      return { ...answer, headers: { ...answer.headers, ...CORS_HEADERS } }
    }
    await store(post.key, { 'content-type': post.type }, post.file)
    return { status: 204, headers: CORS_HEADERS }
  }

  async function answer(incoming: IncomingMessage): Promise<S3Answer> {
    const { pathname } = new URL(incoming.url ?? '/', 'http://s3')
    const [, bucket, ...parts] = pathname.split('/')
    const key = decodeURIComponent(parts.join('/'))
    if (bucket !== name) return refusal(404, 'NoSuchBucket')
    if (incoming.method === 'OPTIONS') return { status: 200, headers: CORS_HEADERS }
    if (incoming.method === 'POST') return post(incoming)
    if (incoming.method === 'PUT') {
      const body = await buffer(incoming)
      const written = turn.then(() => put(key, incoming, body))
      turn = written.catch(() => {})
      return written
    }
    if (incoming.method === 'DELETE') {
      await rm(fileOf(key), { force: true })
      return { status: 204 }
    }
    const object = await get(key)
    if (!object) return refusal(404, 'NoSuchKey')
    const { etag, lastModified, headers, body } = object
    return { status: 200, headers: { ...headers, etag, 'last-modified': lastModified.toUTCString() }, body }
  }

  const service = await serve(async (incoming, outgoing) => {
    const { status, headers, body } = await answer(incoming).catch((error: Error) => {
      console.error('bucket:', error)
      return refusal(500, 'InternalError')
    })
    outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body ?? '') })
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  })
  return { ...service, get }
}

/** S3's etag of an object that was written whole and without a customer's key. */
export function etagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`
}

/** A file is one line of JSON and then the body, so that one rename replaces both. */
function parseObject(file: Buffer): StoredObject {
  const end = file.indexOf('\n')
  const { headers, lastModified } = JSON.parse(file.subarray(0, end).toString())
  const body = file.subarray(end + 1)
  return { body, etag: etagOf(body), lastModified: new Date(lastModified), headers }
}

function refusal(status: number, code: string): S3Answer {
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  }
}

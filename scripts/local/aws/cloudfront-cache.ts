/**
 * Imitates the edge's cache in front of the bucket: keeps an object until it is invalidated, unless it says `no-cache`, and its
 * compressed forms.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { cacheControlOf, contentTypeOf } from '#functions/publisher/object-headers.ts'
import { chooseEncoding, compress, type Encoding } from '#scripts/local/aws/cloudfront-compression.ts'
import { type Bucket, etagOf, type StoredObject } from '#scripts/local/aws/s3.ts'

export type Answer = { status: number; headers: [name: string, value: string][]; body: Buffer }
export type Site = (path: string, request: { acceptEncoding: string; ifNoneMatch: string }) => Promise<Answer>

type CachedObject = Pick<StoredObject, 'body' | 'etag' | 'headers'> & {
  encoded: Map<Encoding, Promise<Buffer>>
}

/**
 * @param built the built site, read in place of objects that a deployment would upload. Its pages hold the facts of a new table
 *   and show until the first ones are published. Absent: a bucket that no deployment fills.
 */
export function createSite(
  bucket: Bucket,
  built?: string,
): { site: Site; invalidate: (paths: string[]) => void } {
  const cache = new Map<string, CachedObject>()

  async function find(path: string): Promise<CachedObject | undefined> {
    const known = cache.get(path)
    if (known) return known
    const found = (await bucket.get(path.slice(1))) ?? (built ? await builtObject(built, path) : undefined)
    const object = found && { ...found, encoded: new Map() }
    if (object && object.headers['cache-control'] !== 'no-cache') cache.set(path, object)
    return object
  }

  return {
    site: async (path, { acceptEncoding, ifNoneMatch }) => {
      const object = await find(path)
      if (!object)
        return { status: 404, headers: [['content-type', 'text/plain']], body: Buffer.from('No such file') }
      const type = object.headers['content-type'] ?? ''
      const encoding = chooseEncoding(type, object.body.length, acceptEncoding)
      // A compressed object gets a weak etag.
      const headers: Answer['headers'] = [
        ['etag', `${encoding ? 'W/' : ''}${object.etag}`],
        ['cache-control', object.headers['cache-control'] ?? ''],
        ['vary', 'accept-encoding'],
      ]
      if (ifNoneMatch.includes(object.etag)) return { status: 304, headers, body: Buffer.alloc(0) }
      headers.push(['content-type', type])
      if (encoding) headers.push(['content-encoding', encoding])
      return { status: 200, headers, body: await encode(object, encoding) }
    },
    invalidate: (paths) => {
      if (paths.includes('/*')) cache.clear()
      for (const path of paths) cache.delete(path)
    },
  }
}

async function builtObject(
  directory: string,
  path: string,
): Promise<Omit<CachedObject, 'encoded'> | undefined> {
  const file = join(directory, normalize(path))
  if (!extname(file) || !existsSync(file)) return undefined
  const body = await readFile(file)
  const headers = { 'content-type': contentTypeOf(file), 'cache-control': cacheControlOf(path) }
  return { body, etag: etagOf(body), headers }
}

async function encode(object: CachedObject, encoding: Encoding | undefined): Promise<Buffer> {
  if (!encoding) return object.body
  const encoded = object.encoded.get(encoding) ?? compress(object.body, encoding)
  object.encoded.set(encoding, encoded)
  return encoded
}

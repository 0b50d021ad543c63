/** Imitates the site's bucket behind CloudFront: built files with etag, cache-control and compression. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { cacheControlOf, contentTypeOf } from '#scripts/deploy/object-headers.ts'
import { chooseEncoding, compress, type Encoding } from '#scripts/local/aws/cloudfront-compression.ts'

type SiteAnswer = { status: number; headers: [name: string, value: string][]; body: Buffer }
export type Site = (
  path: string,
  request: { acceptEncoding: string; ifNoneMatch: string },
) => Promise<SiteAnswer>

type StoredFile = { body: Buffer; etag: string; type: string; encoded: Map<Encoding, Promise<Buffer>> }

/** @param directory the built site; each file is read once, on its first request */
export function createSite(directory: string): Site {
  const files = new Map<string, StoredFile>()

  async function find(path: string): Promise<StoredFile | undefined> {
    const known = files.get(path)
    if (known) return known
    const file = join(directory, normalize(path))
    if (!extname(file) || !existsSync(file)) return undefined
    const body = await readFile(file)
    const stored = {
      body,
      etag: createHash('md5').update(body).digest('hex'),
      type: contentTypeOf(file),
      encoded: new Map(),
    }
    files.set(path, stored)
    return stored
  }

  return async (path, { acceptEncoding, ifNoneMatch }) => {
    const file = await find(path)
    if (!file)
      return { status: 404, headers: [['content-type', 'text/plain']], body: Buffer.from('No such file') }
    const encoding = chooseEncoding(file.type, file.body.length, acceptEncoding)
    // A compressed file gets a weak etag.
    const etag = `${encoding ? 'W/' : ''}"${file.etag}"`
    const headers: SiteAnswer['headers'] = [
      ['etag', etag],
      ['cache-control', cacheControlOf(path)],
      ['vary', 'accept-encoding'],
    ]
    if (ifNoneMatch.includes(file.etag)) return { status: 304, headers, body: Buffer.alloc(0) }
    headers.push(['content-type', file.type])
    if (encoding) headers.push(['content-encoding', encoding])
    return { status: 200, headers, body: await encode(file, encoding) }
  }
}

async function encode(file: StoredFile, encoding: Encoding | undefined): Promise<Buffer> {
  if (!encoding) return file.body
  const encoded = file.encoded.get(encoding) ?? compress(file.body, encoding)
  file.encoded.set(encoding, encoded)
  return encoded
}

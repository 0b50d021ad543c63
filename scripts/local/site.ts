/** The site's bucket behind CloudFront: files of the build with validators, caching rules and compression. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cacheControlOf, contentTypeOf } from '#scripts/local/site-headers.ts'

export type SiteAnswer = { status: number; headers: [name: string, value: string][]; body: Buffer }
export type Site = (
  path: string,
  request: { acceptEncoding: string; ifNoneMatch: string },
) => Promise<SiteAnswer>

/** CloudFront compresses files of these sizes (developer guide, "Serve compressed files"). */
const COMPRESSIBLE_BYTES = { from: 1000, to: 10_000_000 }
const COMPRESSIBLE_TYPES = /^(text\/|image\/svg\+xml|application\/(json|javascript|manifest\+json|xml))/

/** CloudFront does not say its level; 5 is what comes nearest to what it sends. */
const BROTLI_QUALITY = 5

type StoredFile = { body: Buffer; etag: string; type: string; encoded: Map<string, Promise<Buffer>> }

/** @param directory the built site; files are read once, when first asked for */
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
    const encoding = chooseEncoding(file, acceptEncoding)
    // A compressed file is only weakly equal to the stored one.
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

function chooseEncoding(file: StoredFile, accepted: string): 'br' | 'gzip' | undefined {
  const { from, to } = COMPRESSIBLE_BYTES
  if (file.body.length < from || file.body.length > to || !COMPRESSIBLE_TYPES.test(file.type))
    return undefined
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted))
}

async function encode(file: StoredFile, encoding: 'br' | 'gzip' | undefined): Promise<Buffer> {
  if (!encoding) return file.body
  const known = file.encoded.get(encoding)
  if (known) return known
  const encoded = encoding === 'br' ? brotli(file.body) : promisify(gzip)(file.body)
  file.encoded.set(encoding, encoded)
  return encoded
}

function brotli(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

/** Compresses as CloudFront does (CloudFront developer guide, "Serve compressed files"). */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const SMALLEST_BYTES = 1000
const LARGEST_BYTES = 10_000_000
const TYPES = /^(text\/|image\/svg\+xml|application\/(json|javascript|manifest\+json|xml))/

/** CloudFront does not document its level; its files have about the size of this one. */
const BROTLI_QUALITY = 5

/** @param accepted the accept-encoding header; brotli is preferred */
export function chooseEncoding(type: string, length: number, accepted: string): Encoding | undefined {
  if (length < SMALLEST_BYTES || length > LARGEST_BYTES || !TYPES.test(type)) return undefined
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted))
}

export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

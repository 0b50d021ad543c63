/** The chunks of a WebP (RFC 9649). */

type Chunk = { name: string; start: number; data: number; length: number; end: number }

/** More than a picture that does not move has. */
const CHUNKS_MAX = 20

/** Yields chunks as far as they follow each other, and no more than `CHUNKS_MAX`. */
export function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let start = 12, count = 0; start + 8 <= bytes.length && count < CHUNKS_MAX; count++) {
    const length = view.getUint32(start + 4, true)
    const data = start + 8
    const end = data + length + (length % 2)
    yield { name: String.fromCharCode(...bytes.subarray(start, start + 4)), start, data, length, end }
    start = end
  }
}

const isPixels = ({ name }: Chunk) => name === 'VP8 ' || name === 'VP8L'

/** True for one chunk of pixels alone: transparency, colour profiles and all others may hold any bytes. */
export function isPlainWebp(bytes: Uint8Array, [chunk, ...others]: readonly Chunk[]): boolean {
  // A length that is odd has one byte more.
  const isPadded = chunk?.length === undefined || chunk.length % 2 === 0 || bytes[chunk.end - 1] === 0
  return chunk !== undefined && isPixels(chunk) && others.length === 0 && isPadded
}

/** Keeps the pixels alone: browsers write a colour profile, which says no more than that a canvas has usual colours. */
export function pixelsOfWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const pixels = [...chunksOf(bytes)].find(isPixels)
  if (!pixels) return [bytes]
  const head = bytes.slice(0, 12)
  new DataView(head.buffer).setUint32(4, 4 + pixels.end - pixels.start, true)
  return [head, bytes.subarray(pixels.start, pixels.end)]
}

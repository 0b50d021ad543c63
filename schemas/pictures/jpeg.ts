/** The parts of a JPEG (ITU T.81, annex B). */

type Part = { marker: number; start: number; end: number }

const SCAN = 0xda
const END = 0xd9
/** More than the segments and scans of any picture that a canvas or camera writes. */
const PARTS_MAX = 200

/**
 * Yields segments, scans with their pixels, and the end, as far as they follow each other, and no more than `PARTS_MAX`.
 * @throws RangeError for a segment beyond the end of the file
 */
export function* partsOf(bytes: Uint8Array): Generator<Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let marker = 0
  let count = 0
  for (let start = 2, end = start; bytes[start] === 0xff && marker !== END; start = end) {
    marker = view.getUint8(start + 1)
    end = start + 2
    if (marker !== END) end += view.getUint16(start + 2)
    if (marker === SCAN) end = endOfPixels(bytes, end)
    if (end > bytes.length || ++count > PARTS_MAX) return
    yield { marker, start, end }
  }
}

/** Of the next marker, or of the file. Within pixels, 0 or a restart's number follows 0xff. */
function endOfPixels(bytes: Uint8Array, start: number): number {
  const isPixel = (byte = -1) => byte === 0 || (byte >= 0xd0 && byte <= 0xd7)
  let at = bytes.indexOf(0xff, start)
  while (at >= 0 && isPixel(bytes[at + 1])) at = bytes.indexOf(0xff, at + 2)
  return at < 0 ? bytes.length : at
}

export const isFrame = ({ marker }: Part) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * Whether a part can only hold what the pixels need: tables, frames and scans of their exact length, a restart interval, JFIF and the
 * end. Exif, XMP, IPTC, comments and further pictures are not among them, nor is a colour profile: a canvas draws in sRGB, which is
 * meant without one.
 */
export function isPlain(bytes: Uint8Array, { marker, start, end }: Part): boolean {
  const length = end - start - 2
  const at = (offset: number) => bytes[start + offset] ?? 0
  switch (marker) {
    case 0xe0:
      return length === 16 && isJfif(bytes.subarray(start + 4, end))
    case 0xc0:
    case 0xc2:
      return length === 8 + 3 * at(9)
    case 0xc4:
      return isTables(bytes.subarray(start + 4, end), codesLength)
    case 0xdb:
      return isTables(bytes.subarray(start + 4, end), quantizerLength)
    case 0xdd:
      return length === 4
    case SCAN:
      return at(2) === 0 && at(3) === 6 + 2 * at(4)
    default:
      return marker === END
  }
}

/** Name, version 1.0 to 1.2, unit and density of pixels, and no thumbnail (ITU T.871). */
function isJfif(data: Uint8Array): boolean {
  const [major, minor = 3, unit = 3] = data.subarray(5)
  const isNamed = String.fromCharCode(...data.subarray(0, 5)) === 'JFIF\0'
  return isNamed && major === 1 && minor <= 2 && unit <= 2 && data[12] === 0 && data[13] === 0
}

/** @param lengthOf of the table that begins at an offset; NaN for none */
function isTables(data: Uint8Array, lengthOf: (data: Uint8Array, at: number) => number): boolean {
  let at = 0
  while (at < data.length) at += lengthOf(data, at)
  return at === data.length
}

/** A class and a number, sixteen counts, and as many codes. */
function codesLength(data: Uint8Array, at: number): number {
  const counts = data.subarray(at + 1, at + 17)
  return (data[at] ?? 0) & 0xec ? Number.NaN : 17 + counts.reduce((sum, count) => sum + count, 0)
}

/** A precision and a number, and 64 values of one byte or two. */
const quantizerLength = (data: Uint8Array, at: number) =>
  (data[at] ?? 0) & 0xec ? Number.NaN : 65 + 64 * ((data[at] ?? 0) >> 4)

/** Whether it has pixels, and ends where its last part says. */
export function isWhole(bytes: Uint8Array, parts: readonly Part[]): boolean {
  const last = parts.at(-1)
  return parts.some(({ marker }) => marker === SCAN) && last?.marker === END && last.end === bytes.length
}

/** Removes what says where, when and with what a picture was taken. */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const kept = [...partsOf(bytes)].filter((part) => isPlain(bytes, part))
  return [bytes.subarray(0, 2), ...kept.map(({ start, end }) => bytes.subarray(start, end))]
}

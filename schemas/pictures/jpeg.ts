/** The parts of a JPEG (ITU T.81, annex B). */

type Part = { marker: number; start: number; end: number }

const SCAN = 0xda
const END = 0xd9

/**
 * Yields segments, scans with their pixels, and the end, as far as they follow each other.
 * @throws RangeError for a segment beyond the end of the file
 */
export function* partsOf(bytes: Uint8Array): Generator<Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let marker = 0
  for (let start = 2, end = start; bytes[start] === 0xff && marker !== END; start = end) {
    marker = view.getUint8(start + 1)
    end = start + 2
    if (marker !== END) end += view.getUint16(start + 2)
    if (marker === SCAN) end = endOfPixels(bytes, end)
    if (end > bytes.length) return
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

/** Without them colours differ: JFIF, colour profile and Adobe's colour transform. */
const HARMLESS_SEGMENTS = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe']

/** Comments and segments of applications: Exif, XMP, IPTC, further pictures. */
export function isMetadata(bytes: Uint8Array, { marker, start }: Part): boolean {
  if (marker === 0xfe) return true
  const data = String.fromCharCode(...bytes.subarray(start + 4, start + 16))
  return marker >= 0xe0 && marker <= 0xef && !HARMLESS_SEGMENTS.some((name) => data.startsWith(name))
}

/** Whether it has pixels, and ends where its last part says. */
export function isWhole(bytes: Uint8Array, parts: readonly Part[]): boolean {
  const last = parts.at(-1)
  return parts.some(({ marker }) => marker === SCAN) && last?.marker === END && last.end === bytes.length
}

/** Removes what says where, when and with what a picture was taken. */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const kept = [...partsOf(bytes)].filter((part) => !isMetadata(bytes, part))
  return [bytes.subarray(0, 2), ...kept.map(({ start, end }) => bytes.subarray(start, end))]
}

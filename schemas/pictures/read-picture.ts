/** Reads a picture's type and size from its bytes, whatever its name says. The back office and the API apply it. */
import { isFrame, isPlain, isWhole, partsOf } from '#schemas/pictures/jpeg.ts'
import { chunksOf, isPlainWebp } from '#schemas/pictures/webp.ts'

export type PictureType = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif' | 'svg'

type Size = { width: number; height: number }

type Picture = Size & {
  /** Anything but the picture itself: Exif, XMP and comments say where, when and with what it was taken. */
  hasMetadata: boolean
  /** Ends where its format says, with nothing behind. */
  isWhole: boolean
}

export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const brand = textAt(bytes, 8, 4)
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && brand === 'WEBP') return 'webp'
  if (textAt(bytes, 0, 4) === 'GIF8') return 'gif'
  if (textAt(bytes, 4, 4) === 'ftyp') return brand.startsWith('avi') ? 'avif' : 'heic'
  return /<svg[\s>]/i.test(textAt(bytes, 0, 1024)) ? 'svg' : undefined
}

/** @returns undefined for bytes that are no JPEG, PNG or WebP */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = pictureType(bytes)
  try {
    if (type === 'jpeg') return readJpeg(view, bytes)
    if (type === 'webp') return readWebp(view, bytes)
    if (type === 'png') return readPng(view)
  } catch (error) {
    // A field beyond the end.
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}

function readJpeg(view: DataView, bytes: Uint8Array): Picture | undefined {
  const parts = [...partsOf(bytes)]
  const sizes = parts
    .filter(isFrame)
    .map(({ start }) => ({ height: view.getUint16(start + 5), width: view.getUint16(start + 7) }))
  const hasMetadata = !parts.every((part) => isPlain(bytes, part))
  return sizedPicture(sizes, { hasMetadata, isWhole: isWhole(bytes, parts) })
}

function readWebp(view: DataView, bytes: Uint8Array): Picture | undefined {
  const chunks = [...chunksOf(bytes)]
  // Moves.
  if (chunks.some(({ name }) => name === 'ANIM')) return undefined
  const sizes = chunks.flatMap(({ name, data }): Size[] => {
    if (name === 'VP8 ') {
      const [width, height] = [6, 8].map((field) => view.getUint16(data + field, true) & 0x3fff)
      return width && height ? [{ width, height }] : []
    }
    if (name === 'VP8L') {
      const bits = view.getUint32(data + 1, true)
      return [{ width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }]
    }
    if (name !== 'VP8X') return []
    const [width, height] = [4, 7].map((field) => (view.getUint32(data + field - 1, true) >>> 8) + 1)
    return width && height ? [{ width, height }] : []
  })
  const isWhole = view.getUint32(4, true) + 8 === bytes.length && chunks.at(-1)?.end === bytes.length
  return sizedPicture(sizes, { hasMetadata: !isPlainWebp(bytes, chunks), isWhole })
}

/** A file that says two sizes is none: a browser may believe the other one. */
function sizedPicture([size, ...others]: Size[], facts: Omit<Picture, keyof Size>): Picture | undefined {
  const isOne = others.every(({ width, height }) => width === size?.width && height === size.height)
  return size && isOne ? { ...size, ...facts } : undefined
}

function readPng(view: DataView): Picture {
  return { width: view.getUint32(16), height: view.getUint32(20), hasMetadata: false, isWhole: true }
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length))
}

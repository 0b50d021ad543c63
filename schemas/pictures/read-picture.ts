/** Reads a picture's type and size from its bytes, whatever its name says. The back office and the API apply it. */

export type PictureType = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif' | 'svg'

type Picture = {
  width: number
  height: number
  /** Exif, XMP, IPTC or a comment: where, when and with what it was taken. */
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

/** JFIF, colour profile and Adobe's colour transform: without them colours differ. */
const HARMLESS_SEGMENTS = [0xe0, 0xe2, 0xee]

/** Segments up to the first scan (ITU T.81, annex B). */
function readJpeg(view: DataView, bytes: Uint8Array): Picture | undefined {
  let size: Pick<Picture, 'width' | 'height'> | undefined
  let hasMetadata = false
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    const isOfApplication = marker >= 0xe0 && marker <= 0xef
    if (marker === 0xfe || (isOfApplication && !HARMLESS_SEGMENTS.includes(marker))) hasMetadata = true
    if (marker === 0xda)
      return size && { ...size, hasMetadata, isWhole: bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9 }
  }
}

/** Chunks of the RIFF container (RFC 9649). */
function readWebp(view: DataView, bytes: Uint8Array): Picture | undefined {
  let size: Pick<Picture, 'width' | 'height'> | undefined
  let hasMetadata = false
  const isWhole = view.getUint32(4, true) + 8 === bytes.length
  for (let at = 12; at + 8 <= bytes.length; ) {
    const chunk = textAt(bytes, at, 4)
    const data = at + 8
    if (chunk === 'VP8 ')
      size = {
        width: view.getUint16(data + 6, true) & 0x3fff,
        height: view.getUint16(data + 8, true) & 0x3fff,
      }
    if (chunk === 'VP8L') {
      const bits = view.getUint32(data + 1, true)
      size = { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    if (chunk === 'EXIF' || chunk === 'XMP ') hasMetadata = true
    // Moves.
    if (chunk === 'ANIM') return undefined
    const length = view.getUint32(at + 4, true)
    at = data + length + (length % 2)
  }
  return size && { ...size, hasMetadata, isWhole }
}

function readPng(view: DataView): Picture {
  return { width: view.getUint32(16), height: view.getUint32(20), hasMetadata: false, isWhole: true }
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length))
}

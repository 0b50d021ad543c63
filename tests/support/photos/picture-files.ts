/** Pictures as bytes: their structure is real, their pixels are noise. */
import { createHash, randomBytes } from 'node:crypto'
import { PHOTO_WIDTHS, type PhotoFormat, type PhotoWidth, photoFiles } from '#schemas/facts/photos.ts'

/** EXIF of a camera, with Hanford's coordinates: little-endian TIFF with a GPS directory (Exif 2.32). */
export function exifSegment(orientation = 1): Buffer {
  const gps = 62
  const tiff = Buffer.alloc(170)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(4, 8)
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  entry(10, 0x010f, 2, 10, 152)
  entry(22, 0x0112, 3, 1, orientation)
  entry(34, 0x0132, 2, 4, 0x36323032)
  entry(46, 0x8825, 4, 1, gps)
  tiff.writeUInt16LE(4, gps)
  entry(gps + 2, 1, 2, 2, 'N'.charCodeAt(0))
  entry(gps + 14, 2, 5, 3, 104)
  entry(gps + 26, 3, 2, 2, 'W'.charCodeAt(0))
  entry(gps + 38, 4, 5, 3, 128)
  for (const [index, degrees] of [36, 19, 39, 119, 38, 45].entries()) {
    tiff.writeUInt32LE(degrees, 104 + index * 8)
    tiff.writeUInt32LE(1, 108 + index * 8)
  }
  tiff.write('TESTCAMERA', 152, 'latin1')
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  return segment(0xe1, data)
}

export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** @param extra segments behind the first */
export function jpegFile(width: number, height: number, extra: Buffer = Buffer.alloc(0)): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1')),
    extra,
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    pixels(),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** @param at where `part` goes, as `subarray` counts */
export const spliced = (file: Buffer, at: number, part: Buffer) =>
  Buffer.concat([file.subarray(0, at), part, file.subarray(at)])

/** @param extra chunks behind the picture */
export function webpFile(width: number, height: number, extra: Buffer = Buffer.alloc(0)): Buffer {
  const frame = Buffer.from([0x10, 0, 0, 0x9d, 1, 0x2a, 0, 0, 0, 0])
  frame.writeUInt16LE(width, 6)
  frame.writeUInt16LE(height, 8)
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8 ', Buffer.concat([frame, pixels()])), extra])
  return Buffer.concat([Buffer.from('RIFF'), lengthOf(body), body])
}

export function chunk(name: string, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from(name), lengthOf(data), data, Buffer.alloc(data.length % 2)])
}

function lengthOf(data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return length
}

/** Without 0xff, which would begin a marker. */
const pixels = () => randomBytes(64).map((byte) => byte & 0x7f)

export type PreparedPicture = {
  source: string
  format: PhotoFormat
  width: PhotoWidth
  files: Map<string, Buffer>
}

/** Files that a browser makes of a picture of 4 : 3. */
export function preparedPicture(
  format: PhotoFormat = 'webp',
  width: PhotoWidth = PHOTO_WIDTHS[0],
): PreparedPicture {
  const files = photoFiles({ format, width }).map((file): [string, Buffer] => {
    const across = Number.parseInt(file, 10)
    const make = file.endsWith('.webp') ? webpFile : jpegFile
    return [file, make(across, (across * 3) / 4)]
  })
  const source = createHash('sha256').update(randomBytes(16)).digest('hex')
  return { source, format, width, files: new Map(files) }
}

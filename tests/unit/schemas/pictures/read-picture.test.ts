import { expect, test } from '@jest/globals'
import { withoutMetadata } from '#schemas/pictures/jpeg.ts'
import { pictureType, readPicture } from '#schemas/pictures/read-picture.ts'
import { pixelsOfWebp } from '#schemas/pictures/webp.ts'
import {
  chunk,
  exifSegment,
  jpegFile,
  segment,
  spliced,
  webpFile,
} from '#tests/support/photos/picture-files.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

/** A table of three codes. */
const CODES = Buffer.from([0, 0, 2, 1, ...Buffer.alloc(13), 1, 2, 3])
/** Quantizers of one byte, and of two. */
const QUANTIZERS = Buffer.concat([Buffer.alloc(65), Buffer.from([0x10]), Buffer.alloc(128)])

const RESTART = segment(0xdd, bytes('\0\x08'))

/** One pixel, made by other programs. */
const LOSSLESS = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.each([
  ['jpeg', jpegFile(4, 3)],
  ['webp', webpFile(4, 3)],
  ['png', PNG],
  ['gif', bytes('GIF89a')],
  ['heic', bytes('\0\0\0\x18ftypheic\0\0\0\0')],
  ['avif', bytes('\0\0\0\x18ftypavif\0\0\0\0')],
  ['svg', bytes('<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [undefined, bytes('<script>alert(1)</script>')],
  [undefined, bytes('')],
])('a file is %s by its bytes', (type, file) => {
  expect(pictureType(file)).toBe(type)
})

function progressive(file: Buffer): Buffer {
  file[file.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc2
  return file
}

const plain = { hasMetadata: false, isWhole: true }

test.each([
  ['a JPEG', jpegFile(4032, 3024), { width: 4032, height: 3024, ...plain }],
  ['a progressive JPEG', progressive(jpegFile(4032, 3024)), { width: 4032, height: 3024, ...plain }],
  ['a WebP', webpFile(1600, 1200), { width: 1600, height: 1200, ...plain }],
  ['a WebP to be scaled', webpFile(1600 | 0x4000, 1200 | 0x8000), { width: 1600, height: 1200, ...plain }],
  ['a lossless WebP', LOSSLESS, { width: 1, height: 1, ...plain }],
  ['a PNG', PNG, { width: 1, height: 1, ...plain }],
])('%s has the size that its header says', (_, file, picture) => {
  expect(readPicture(file)).toEqual(picture)
})

const inJpeg = (marker: number, text: string) => jpegFile(4, 3, segment(marker, bytes(text)))
const inWebp = (name: string, text: string) => webpFile(4, 3, chunk(name, bytes(text)))

test.each([
  ['Exif in a JPEG', jpegFile(4, 3, exifSegment())],
  ['a comment in a JPEG', inJpeg(0xfe, 'AB')],
  ['Exif between the scans of a JPEG', spliced(jpegFile(4, 3), -2, exifSegment())],
  ['a second picture of a camera in a JPEG', inJpeg(0xe2, 'MPF\0II*\0')],
  ['IPTC in a JPEG', inJpeg(0xed, 'Photoshop 3.0\0')],
  ['text that begins like a colour profile in a JPEG', inJpeg(0xe2, 'ICC_PROFILE\0\x01\x01GPS 36.3 -119.6')],
  ['text that begins like JFIF in a JPEG', inJpeg(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\0\0<script')],
  ['a thumbnail in JFIF', inJpeg(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\x01\0')],
  ["text that begins like Adobe's segment in a JPEG", inJpeg(0xee, 'Adobe GPS')],
  ['text behind a table of codes in a JPEG', inJpeg(0xc4, `${CODES.toString('latin1')}GPS`)],
  ['text instead of quantizers in a JPEG', inJpeg(0xdb, 'GPS 36.3 -119.6')],
  ['text in a frame of a JPEG', inJpeg(0xc0, '\x08\0\x03\0\x04\x01\x01\x11\0GPS')],
  ['text in a restart interval of a JPEG', inJpeg(0xdd, '\0\0GPS')],
  ['text in a scan of a JPEG', spliced(jpegFile(4, 3), -2, segment(0xda, bytes('\x01\x01\0\0?\0GPS')))],
  ['a reserved segment in a JPEG', inJpeg(0xf0, 'GPS')],
  ['a colour profile in a WebP', inWebp('ICCP', '<script')],
  ['text instead of transparency in a WebP', inWebp('ALPH', 'GPS 36.3')],
  ['the pixels twice in a WebP', webpFile(4, 3, webpFile(4, 3).subarray(12))],
  ['a script in a WebP', inWebp('HTML', '<script>')],
  ['Exif in a WebP', inWebp('EXIF', 'II*')],
  ['XMP in a WebP', inWebp('XMP ', '<x/>')],
])('%s is metadata (P37.2)', (_, file) => {
  expect(readPicture(file)).toMatchObject({ hasMetadata: true, isWhole: true })
})

test.each([
  ['JPEG', jpegFile(4, 3)],
  ['WebP', webpFile(4, 3)],
])('a %s with something behind its end, or cut short, is not whole (P37.2)', (_, file) => {
  expect(readPicture(Buffer.concat([file, bytes('<script>')]))?.isWhole).toBe(false)
  expect(readPicture(file.subarray(0, -1))?.isWhole ?? false).toBe(false)
})

test('a WebP that says another length than its own is not whole', () => {
  const file = webpFile(4, 3)
  file.writeUInt32LE(file.length - 10, 4)
  expect(readPicture(file)?.isWhole).toBe(false)
})

test.each([
  ['pixels that hold 0xff and restarts', spliced(jpegFile(4, 3), -2, bytes('\xff\0\xff\xd7\xff\xd0')), true],
  ['a second scan', spliced(jpegFile(4, 3), -2, segment(0xda, bytes('\x01\x01\0\0?\0'))), true],
  ['two tables of codes', jpegFile(4, 3, segment(0xc4, Buffer.concat([CODES, CODES]))), true],
  ['quantizers of one byte and of two', jpegFile(4, 3, segment(0xdb, QUANTIZERS)), true],
  ['a restart interval', jpegFile(4, 3, RESTART), true],
  ['200 parts', jpegFile(4, 3, Buffer.concat(Array(196).fill(RESTART))), true],
  ['201 parts', jpegFile(4, 3, Buffer.concat(Array(197).fill(RESTART))), false],
  ['no pixels', Buffer.concat([jpegFile(4, 3).subarray(0, 33), bytes('\xff\xd9')]), false],
  ['a script in front of its end', spliced(jpegFile(4, 3), -2, bytes('\xff\xd9<script>')), false],
])('a JPEG with %s is whole or not', (_, file, isWhole) => {
  expect(readPicture(file)).toEqual({ width: 4, height: 3, hasMetadata: false, isWhole })
})

test('a WebP whose container and pixels differ in size, or that lacks pixels, is no whole picture', () => {
  const container = (width: number, height: number) =>
    chunk('VP8X', Buffer.from([0, 0, 0, 0, width - 1, 0, 0, height - 1, 0, 0]))
  expect(readPicture(webpFile(4, 3, container(4, 3)))).toMatchObject({ width: 4, height: 3 })
  expect(readPicture(webpFile(4, 3, container(5, 3)))).toBe(undefined)
  expect(readPicture(webpFile(4, 3, container(4, 2)))).toBe(undefined)
  const cut = webpFile(4, 3).subarray(0, -8)
  cut.writeUInt32LE(cut.length - 8, 4)
  expect(readPicture(cut)?.isWhole).toBe(false)
})

test('what Safari writes beside the pixels is removed, and nothing else', () => {
  const ofSafari = Buffer.concat([exifSegment(), segment(0xed, bytes('Photoshop 3.0\0'))])
  const tables = segment(0xc4, CODES)
  const file = jpegFile(4, 3, Buffer.concat([ofSafari, tables]))
  const cleaned = Buffer.concat(withoutMetadata(new Uint8Array(file)))
  expect(cleaned).toEqual(Buffer.concat([file.subarray(0, 20), file.subarray(20 + ofSafari.length)]))
})

test('a start without a picture is none', () => {
  for (const file of [jpegFile(4, 3), webpFile(4, 3)])
    for (let length = 0; length < 30; length += 1)
      expect(readPicture(file.subarray(0, length))).toBe(undefined)
  expect(readPicture(webpFile(4, 3, chunk('ANIM', bytes('loop'))))).toBe(undefined)
})

test('what Chromium writes beside the pixels of a WebP is removed, and nothing else', () => {
  const plainFile = webpFile(4, 3)
  const beside = Buffer.concat([
    chunk('VP8X', Buffer.from([0x20, 0, 0, 0, 3, 0, 0, 2, 0, 0])),
    chunk('ICCP', bytes('sRGB!')),
  ])
  const file = spliced(plainFile, 12, beside)
  file.writeUInt32LE(file.length - 8, 4)
  expect(readPicture(file)).toMatchObject({ width: 4, height: 3, hasMetadata: true, isWhole: true })
  expect(Buffer.concat(pixelsOfWebp(new Uint8Array(file)))).toEqual(plainFile)
})

test.each([
  ['JPEG', jpegFile(4, 3, Buffer.concat(Array(250).fill(segment(0xdd, Buffer.alloc(2)))))],
  ['WebP', webpFile(4, 3, Buffer.concat(Array(25).fill(chunk('ALPH', Buffer.alloc(2)))))],
])('a %s of too many parts is not whole', (_, file) => {
  expect(readPicture(file)?.isWhole ?? false).toBe(false)
})

test('an odd number of pixel bytes is followed by nothing but a zero', () => {
  const [head, odd] = [webpFile(4, 3).subarray(0, 12), chunk('VP8 ', webpFile(4, 3).subarray(20, 93))]
  const file = Buffer.concat([head, odd])
  file.writeUInt32LE(file.length - 8, 4)
  expect(readPicture(file)).toEqual({ width: 4, height: 3, ...plain })
  file[file.length - 1] = 65
  expect(readPicture(file)).toMatchObject({ hasMetadata: true })
})

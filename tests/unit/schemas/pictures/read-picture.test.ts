import { expect, test } from '@jest/globals'
import { withoutMetadata } from '#schemas/pictures/jpeg.ts'
import { pictureType, readPicture } from '#schemas/pictures/read-picture.ts'
import {
  chunk,
  exifSegment,
  jpegFile,
  segment,
  spliced,
  webpFile,
} from '#tests/support/photos/picture-files.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

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

const plain = { hasMetadata: false, isWhole: true }

test.each([
  ['a JPEG', jpegFile(4032, 3024), { width: 4032, height: 3024, ...plain }],
  ['a WebP', webpFile(1600, 1200), { width: 1600, height: 1200, ...plain }],
  ['a WebP to be scaled', webpFile(1600 | 0x4000, 1200 | 0x8000), { width: 1600, height: 1200, ...plain }],
  ['a lossless WebP', LOSSLESS, { width: 1, height: 1, ...plain }],
  ['a PNG', PNG, { width: 1, height: 1, ...plain }],
])('%s has the size that its header says', (_, file, picture) => {
  expect(readPicture(file)).toEqual(picture)
})

test.each([
  ['Exif in a JPEG', jpegFile(4, 3, exifSegment())],
  ['a comment in a JPEG', jpegFile(4, 3, Buffer.from([0xff, 0xfe, 0, 4, 65, 66]))],
  ['Exif between the scans of a JPEG', spliced(jpegFile(4, 3), -2, exifSegment())],
  ['a second picture of a camera in a JPEG', jpegFile(4, 3, segment(0xe2, bytes('MPF\0II*\0')))],
  ['IPTC in a JPEG', jpegFile(4, 3, segment(0xed, bytes('Photoshop 3.0\0')))],
  ['a script in a WebP', webpFile(4, 3, chunk('HTML', bytes('<script>')))],
  ['Exif in a WebP', webpFile(4, 3, chunk('EXIF', bytes('II*')))],
  ['XMP in a WebP', webpFile(4, 3, chunk('XMP ', bytes('<x/>')))],
])('%s is metadata', (_, file) => {
  expect(readPicture(file)).toMatchObject({ hasMetadata: true, isWhole: true })
})

test.each([
  ['JPEG', jpegFile(4, 3)],
  ['WebP', webpFile(4, 3)],
])('a %s with something behind its end, or cut short, is not whole', (_, file) => {
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
  ['tables before its pixels', jpegFile(4, 3, segment(0xc4, bytes('\0\x01\x02\x03\x04\x05\x06'))), true],
  ['a colour profile', jpegFile(4, 3, segment(0xe2, bytes('ICC_PROFILE\0'))), true],
  ['no pixels', Buffer.concat([jpegFile(4, 3).subarray(0, 33), bytes('\xff\xd9')]), false],
  ['a script in front of its end', spliced(jpegFile(4, 3), -2, bytes('\xff\xd9<script>')), false],
])('a JPEG with %s is whole: %s', (_, file, isWhole) => {
  expect(readPicture(file)).toEqual({ width: 4, height: 3, hasMetadata: false, isWhole })
})

test('a WebP whose container and pixels differ in size, or that lacks pixels, is no whole picture', () => {
  const container = (width: number, height: number) =>
    chunk('VP8X', Buffer.from([0, 0, 0, 0, width - 1, 0, 0, height - 1, 0, 0]))
  expect(readPicture(webpFile(4, 3, container(4, 3)))).toEqual({ width: 4, height: 3, ...plain })
  expect(readPicture(webpFile(4, 3, container(5, 3)))).toBe(undefined)
  expect(readPicture(webpFile(4, 3, container(4, 2)))).toBe(undefined)
  const cut = webpFile(4, 3).subarray(0, -8)
  cut.writeUInt32LE(cut.length - 8, 4)
  expect(readPicture(cut)?.isWhole).toBe(false)
})

test('what Safari writes beside the pixels is removed, and nothing else', () => {
  const ofSafari = Buffer.concat([exifSegment(), segment(0xed, bytes('Photoshop 3.0\0'))])
  const profile = segment(0xe2, bytes('ICC_PROFILE\0'))
  const file = jpegFile(4, 3, Buffer.concat([ofSafari, profile]))
  const cleaned = Buffer.concat(withoutMetadata(new Uint8Array(file)))
  expect(cleaned).toEqual(Buffer.concat([file.subarray(0, 20), file.subarray(20 + ofSafari.length)]))
})

test('a start without a picture is none', () => {
  for (const file of [jpegFile(4, 3), webpFile(4, 3)])
    for (let length = 0; length < 30; length += 1)
      expect(readPicture(file.subarray(0, length))).toBe(undefined)
  expect(readPicture(webpFile(4, 3, chunk('ANIM', bytes('loop'))))).toBe(undefined)
})

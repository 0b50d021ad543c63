import { expect, test } from '@jest/globals'
import { pictureType, readPicture } from '#schemas/pictures/read-picture.ts'
import { chunk, exifSegment, jpegFile, webpFile } from '#tests/support/photos/picture-files.ts'

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
  ['a lossless WebP', LOSSLESS, { width: 1, height: 1, ...plain }],
  ['a PNG', PNG, { width: 1, height: 1, ...plain }],
])('%s has the size that its header says', (_, file, picture) => {
  expect(readPicture(file)).toEqual(picture)
})

test.each([
  ['Exif in a JPEG', jpegFile(4, 3, exifSegment())],
  ['a comment in a JPEG', jpegFile(4, 3, Buffer.from([0xff, 0xfe, 0, 4, 65, 66]))],
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

test('a start without a picture is none', () => {
  for (const file of [jpegFile(4, 3), webpFile(4, 3)])
    for (let length = 0; length < 30; length += 1)
      expect(readPicture(file.subarray(0, length))).toBe(undefined)
  expect(readPicture(webpFile(4, 3, chunk('ANIM', bytes('loop'))))).toBe(undefined)
})

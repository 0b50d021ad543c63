import { expect, test } from '@jest/globals'
import { preparePicture } from '#frontend/admin/photos/prepare-picture.ts'
import { PHOTO_LIMITS } from '#schemas/facts/photos.ts'
import { exifSegment, jpegFile } from '#tests/support/photos/picture-files.ts'

globalThis.createImageBitmap = () => Promise.reject(new Error('InvalidStateError'))

const fileOf = (content: string | Buffer) => new File([content as BlobPart], 'a.jpg')
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

test.each<[string, File, string]>([
  ['HEIC', fileOf(HEIC), 'This is a HEIC picture. On the iPhone'],
  ['a drawing', fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'This is a drawing (SVG)'],
  ['a GIF', fileOf('GIF89a\x01\0\x01\0'), 'This is a GIF'],
  ['a script', fileOf('<script>alert(1)</script>'), 'not a picture, whatever its name says'],
  ['an empty file', fileOf(''), 'This file is empty'],
  ['too large', { size: PHOTO_LIMITS.originalBytes + 1 } as File, 'This file has 25 MB. The most is 25 MB'],
  ['too long a side', fileOf(jpegFile(20_000, 400, exifSegment())), '20,000 pixels long. The most is 12,000'],
  ['a damaged one', fileOf(jpegFile(800, 600)), 'This picture is damaged and cannot be read.'],
  ['a strip', fileOf(jpegFile(4_001, 1_000)), 'more than four times as long as wide'],
])('%s is refused with its reason', async (_, file, reason) => {
  await expect(preparePicture(file)).rejects.toThrow(reason)
})

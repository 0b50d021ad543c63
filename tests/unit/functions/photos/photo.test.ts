import { expect, test } from '@jest/globals'
import { checkUpload, isSameSpot, reordered } from '#functions/photos/photo.ts'
import type { Photo, PhotoSpot } from '#schemas/contract/photos.ts'
import {
  exifSegment,
  jpegFile,
  preparedPicture,
  spliced,
  webpFile,
} from '#tests/support/photos/picture-files.ts'

const SOURCE = 'a'.repeat(64)
const filesOf = (files: Iterable<[string, Buffer]>) => [...files].map(([file, body]) => ({ file, body }))

test('a whole upload has the height of its widest file, its bytes, and a name of its content alone', () => {
  const files = filesOf(preparedPicture('webp', 1600).files)
  const upload = checkUpload(SOURCE, files)
  const bytes = files.reduce((sum, { body }) => sum + body.length, 0)
  expect(upload).toEqual({ name: expect.stringMatching(/^[\w-]{22}$/), height: 1200, bytes })
  expect(checkUpload(SOURCE, files).name).toBe(upload.name)
  expect(checkUpload(SOURCE, filesOf(preparedPicture('webp', 1600).files)).name).not.toBe(upload.name)
  expect(checkUpload('b'.repeat(64), files).name).not.toBe(upload.name)
})

test('heights that were rounded are of one picture', () => {
  const files = filesOf([
    ['480.jpg', jpegFile(480, 361)],
    ['960.jpg', jpegFile(960, 721)],
  ])
  expect(checkUpload(SOURCE, files).height).toBe(721)
})

const file = (picture: Buffer) => ({ '480.jpg': picture })
const script = Buffer.from('\xff\xd9<script>', 'latin1')
const smaller = jpegFile(480, 360).subarray(20, 33)
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')

test.each<[string, Record<string, Buffer>, RegExp]>([
  ['a script', file(Buffer.from('<script>alert(1)</script>')), /not a picture/],
  ['an SVG', file(svg), /not a picture/],
  ['a GIF', file(Buffer.from('GIF89a')), /not a picture/],
  ['20,000 pixels', file(jpegFile(20_000, 360)), /another size/],
  ['a WebP by the name of a JPEG', file(webpFile(480, 360)), /not a picture/],
  ['a script behind it', file(Buffer.concat([jpegFile(480, 360), Buffer.from('<script>')])), /not a picture/],
  ['a strip', file(jpegFile(480, 1921)), /four times/],
  ['a flat strip', file(jpegFile(480, 119)), /four times/],
  ['another width', file(jpegFile(481, 360)), /another size/],
  ['no height', file(jpegFile(480, 0)), /another size/],
  ['a place', file(jpegFile(480, 360, exifSegment())), /where it was taken/],
  ['a script after its pixels', file(spliced(jpegFile(480, 360), -2, script)), /not a picture/],
  ['a place after its pixels', file(spliced(jpegFile(480, 360), -2, exifSegment())), /where it was taken/],
  ['two sizes', file(spliced(jpegFile(20_000, 360), 20, smaller)), /not a picture/],
  ['two pictures', { ...file(jpegFile(480, 360)), '960.jpg': jpegFile(960, 723) }, /one picture/],
])('an upload with %s is refused', (_, files, reason) => {
  expect(() => checkUpload(SOURCE, filesOf(Object.entries(files)))).toThrow(reason)
})

test.each([1919, 1920, 121, 120])('a picture of 480 by %i pixels is accepted', (height) => {
  expect(checkUpload(SOURCE, filesOf([['480.jpg', jpegFile(480, height)]])).height).toBe(height)
})

const row = (id: string, order: number, spot: PhotoSpot = { place: 'gallery' }) =>
  ({ id, order, spot }) as Photo

test.each([
  [0, 'DABC'],
  [1, 'ADBC'],
  [3, 'ABCD'],
  [59, 'ABCD'],
])('moved to position %i, the last of a place shows as %s, and other places stay', (to, expected) => {
  const other = row('other', 2, { place: 'team' })
  const photos = [row('A', 1), other, row('B', 3), row('C', 7), row('D', 8)]
  const changes = new Map(reordered(photos, photos.at(-1) as Photo, to).map(({ id, order }) => [id, order]))
  expect(changes.has('other')).toBe(false)
  const shown = photos
    .filter(({ id }) => id !== 'other')
    .sort((a, b) => (changes.get(a.id) ?? a.order) - (changes.get(b.id) ?? b.order))
  expect(shown.map(({ id }) => id).join('')).toBe(expected)
})

test('photographs that were added at the same moment change places, too', () => {
  const photos = [row('A', 5), row('B', 5), row('C', 5)]
  const changes = reordered(photos, photos[2] as Photo, 0)
  const orders = new Map(changes.map(({ id, order }) => [id, order]))
  const order = ({ id, order }: Photo) => orders.get(id) ?? order
  expect(photos.toSorted((a, b) => order(a) - order(b)).map(({ id }) => id)).toEqual(['C', 'A', 'B'])
})

test('two cities are two places', () => {
  const fresno: PhotoSpot = { place: 'residential', city: 'fresno' }
  expect(isSameSpot(fresno, { ...fresno })).toBe(true)
  expect(isSameSpot(fresno, { place: 'residential', city: 'tulare' })).toBe(false)
  expect(isSameSpot(fresno, { place: 'commercial', city: 'fresno' })).toBe(false)
})

/** Photographs from the signed form to the edge. */
import { randomUUID } from 'node:crypto'
import { mkdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { Sent } from '#schemas/contract/index.ts'
import { PHOTO_LIMITS, photoFiles, photoPath } from '#schemas/facts/photos.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { exifSegment, jpegFile, preparedPicture } from '#tests/support/photos/picture-files.ts'
import { addPhoto, postForm, signedPart, uploadFiles } from '#tests/support/photos/upload.ts'

const { stack, owner } = fileDesk()

const listed = () => owner.expect('listPhotos')
const sign = (body: ReturnType<typeof signedPart>) => owner.expect('signPhotoUpload', body)
const create = (picture: ReturnType<typeof preparedPicture>) =>
  owner.call('createPhoto', { ...signedPart(picture), alt: 'Clean windows', spot: { place: 'gallery' } })

test('a photograph is served under names that never change, with the policy of pages @anywhere', async () => {
  const picture = preparedPicture('webp', 960)
  const photo = await addPhoto(owner, { place: 'residential', city: 'fresno' }, '  A porch  ', picture)
  expect(photo).toMatchObject({ alt: 'A porch', height: 720, isHidden: false })
  expect(photo.bytes).toBe([...picture.files.values()].reduce((sum, { length }) => sum + length, 0))
  for (const file of photoFiles(photo)) {
    const { status, headers, bytes } = await owner.send('GET', photoPath(photo.name, file))
    expect(status).toBe(200)
    expect(bytes.equals(picture.files.get(file) ?? Buffer.alloc(0))).toBe(true)
    expect(headers).toMatchObject({
      'content-type': file.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
      'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
      'content-security-policy': expect.stringContaining(
        "img-src 'self' data:; font-src 'self'; connect-src 'self';",
      ),
      'x-content-type-options': 'nosniff',
    })
  }
})

test('nothing shows of an upload that was not listed (P37.6)', async () => {
  const before = await listed()
  const picture = preparedPicture()
  await uploadFiles(sign, picture)
  expect(await listed()).toEqual(before)
  for (const path of [`/photos/${picture.source}-480.webp`, `/photos/../uploads/${picture.source}/480.webp`])
    expect((await owner.send('GET', path)).status).toBeGreaterThanOrEqual(400)
})

test('a form uploads only what it was signed for @anywhere', async () => {
  const picture = preparedPicture()
  const { forms } = await sign(signedPart(picture))
  const [form] = forms
  if (!form) throw new Error('No form')
  const file = picture.files.get(form.file) ?? Buffer.alloc(0)
  const status = async (...parts: [Buffer, Record<string, string>?]) =>
    (await postForm(form, ...parts)).status
  expect(await status(Buffer.alloc(0))).toBe(400)
  expect(await status(Buffer.alloc(PHOTO_LIMITS.fileBytes + 1))).toBe(400)
  expect(await status(file, { key: 'photos/mine-480.webp' })).toBe(403)
  expect(await status(file, { 'content-type': 'text/html' })).toBe(403)
  expect(await status(file, { acl: 'public-read' })).toBe(403)
  expect(await status(file, { 'x-amz-signature': '0'.repeat(64) })).toBe(403)
  const policy = Buffer.from('{"expiration":"2999-01-01T00:00:00Z","conditions":[]}').toString('base64')
  expect(await status(file, { policy })).toBe(403)
  expect(await status(file)).toBe(204)
  expect((await sign(signedPart(picture))).forms.map(({ file }) => file)).toEqual(['480.jpg'])
})

test('a form works for ten minutes of the time that functions see', async () => {
  const picture = preparedPicture()
  await stack.at('2026-01-05T10:00:00-08:00')
  const [form] = (await sign(signedPart(picture))).forms
  if (!form) throw new Error('No form')
  const statusAt = async (clock: string) => {
    await stack.at(`2026-01-05T${clock}-08:00`)
    return (await postForm(form, picture.files.get(form.file) ?? Buffer.alloc(0))).status
  }
  const statuses = [await statusAt('10:09:30'), await statusAt('10:10:30')]
  await stack.at()
  expect(statuses).toEqual([204, 403])
})

test.each([
  ['a script', Buffer.from('<script>alert(1)</script>'), 'This file is not a picture.'],
  [
    'a place',
    jpegFile(480, 360, exifSegment()),
    'The picture holds more than its pixels, which may say where it was taken. Please choose it again.',
  ],
])('an upload that is %s is removed and not listed (P37.2)', async (_, body, message) => {
  const before = await listed()
  const picture = preparedPicture()
  picture.files.set('480.jpg', body)
  await uploadFiles(sign, picture)
  const answer = await create(picture)
  expect([answer.status, answer.json()]).toEqual([400, { message }])
  expect((await sign(signedPart(picture))).forms).toHaveLength(2)
  expect(await listed()).toEqual(before)
})

test('an upload that stopped halfway is not listed, and goes on with what is missing @anywhere', async () => {
  const picture = preparedPicture('jpeg', 1600)
  const { forms } = await sign(signedPart(picture))
  for (const form of forms.slice(0, 2)) await postForm(form, picture.files.get(form.file) ?? Buffer.alloc(0))
  const answer = await create(picture)
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('The upload is not complete.')])
  expect((await sign(signedPart(picture))).forms.map(({ file }) => file)).toEqual(['1600.jpg'])
  await uploadFiles(sign, picture)
  expect((await create(picture)).status).toBe(201)
})

test('the same picture is refused twice, and its first answer repeated to a retry @anywhere (P37.1)', async () => {
  const picture = preparedPicture()
  await uploadFiles(sign, picture)
  const body = { ...signedPart(picture), alt: 'Clean windows', spot: { place: 'team' as const } }
  const headers = { 'idempotency-key': randomUUID() }
  const [first, repeat] = [
    await owner.call('createPhoto', body, headers),
    await owner.call('createPhoto', body, headers),
  ]
  expect([first.status, repeat.json()]).toEqual([201, first.json()])
  const message = 'This picture is among your photos already.'
  expect((await owner.call('createPhoto', body)).json()).toEqual({ message })
  expect((await owner.call('signPhotoUpload', signedPart(picture))).json()).toEqual({ message })
})

test('texts, place and order change; a stale edit is refused @anywhere (P37.3, P37.7)', async () => {
  const spot = { place: 'commercial', city: 'delano' } as const
  const photos = [await addPhoto(owner, spot), await addPhoto(owner, spot), await addPhoto(owner, spot)]
  const [first, second, third] = photos
  if (!first || !second || !third) throw new Error('Three were made')
  const order = async () => {
    const ids = (await listed()).filter((photo) => photo.spot.place === 'commercial').map(({ id }) => id)
    return ids.map((id) => photos.findIndex((photo) => photo.id === id)).filter((index) => index >= 0)
  }
  expect(await order()).toEqual([0, 1, 2])
  await owner.expect('updatePhoto', third.id, { action: 'move', to: 0 })
  expect(await order()).toEqual([2, 0, 1])
  await owner.expect('updatePhoto', second.id, { action: 'hide' })
  const shown = await owner.expect('updatePhoto', second.id, { action: 'show' })
  expect(shown.isHidden).toBe(false)
  const { updatedAt } = first
  const change = (body: Sent<'updatePhoto', 'body'>) =>
    owner.call('updatePhoto', first.id, { ...body, updatedAt })
  const edit = { action: 'edit', alt: 'A shop', spot: { place: 'gallery' } } as const
  expect((await change({ ...edit, alt: 'x'.repeat(161) })).text).toContain('At most 160 characters')
  expect((await change(edit)).json()).toMatchObject({ alt: 'A shop', spot: { place: 'gallery' } })
  const stale = await change({ ...edit, alt: 'Another shop' })
  expect([stale.status, stale.json()]).toMatchObject([409, { current: { alt: 'A shop' } }])
  for (const body of [{ action: 'hide' }, { action: 'move', to: 0 }] as const)
    expect((await change(body)).status).toBe(409)
  expect(await order()).toEqual([2, 1])
})

test('moves and edits in several tabs at once lose no position (P37.7)', async () => {
  const spot = { place: 'residential', city: 'delano' } as const
  for (let count = 0; count < 4; count += 1) await addPhoto(owner, spot)
  const group = async () =>
    (await listed()).filter(({ spot }) => spot.place === 'residential' && spot.city === 'delano')
  const before = await group()
  const answers = await Promise.all(
    before.flatMap(({ id, alt }, index) => [
      owner.call('updatePhoto', id, { action: 'move', to: (index + 2) % 4 }),
      owner.call('updatePhoto', id, { action: 'edit', alt, spot }),
    ]),
  )
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
  const ordersOf = (photos: typeof before) => photos.map(({ order }) => order)
  expect(ordersOf(await group())).toEqual(ordersOf(before))
})

test('the files of one photograph stay when another of the same pixels is deleted', async () => {
  const picture = preparedPicture()
  const copy = { ...picture, source: preparedPicture().source }
  const spot = { place: 'team' } as const
  const [first, second] = [
    await addPhoto(owner, spot, 'Ana', picture),
    await addPhoto(owner, spot, 'Ana again', copy),
  ]
  await owner.expect('deletePhoto', first.id)
  for (const file of photoFiles(copy))
    expect((await owner.send('GET', photoPath(second.name, file))).status).toBe(200)
})

test('a deleted photograph leaves its files and its place to the same picture, which is then the last one', async () => {
  const picture = preparedPicture()
  const { id, name } = await addPhoto(owner, { place: 'home' }, 'A van', picture)
  const { order } = await addPhoto(owner, { place: 'home' })
  await owner.expect('deletePhoto', id)
  expect((await listed()).some((photo) => photo.id === id)).toBe(false)
  for (const file of photoFiles(picture))
    expect((await owner.send('GET', photoPath(name, file))).status).toBe(403)
  expect((await owner.call('deletePhoto', id)).status).toBe(404)
  const again = await addPhoto(owner, { place: 'home' }, 'A van', picture)
  expect([again.name, again.order > order]).toEqual([name, true])
})

test('a deletion that stops midway hides the photograph, and is made again', async () => {
  const picture = preparedPicture()
  const { id, name } = await addPhoto(owner, { place: 'home' }, 'A van', picture)
  const paths = photoFiles(picture).map((file) => photoPath(name, file))
  // The bucket cannot remove a folder in place of a file.
  const stuck = join(stack.dataDir, 'photo-bucket', encodeURIComponent(paths[0]?.slice(1) ?? ''))
  await rm(stuck)
  await mkdir(stuck)
  expect((await owner.send('DELETE', `/api/admin/photos/${id}`)).status).toBe(503)
  expect(await listed()).toContainEqual(expect.objectContaining({ id, isHidden: true }))
  await rmdir(stuck)
  await owner.expect('deletePhoto', id)
  expect((await listed()).some((photo) => photo.id === id)).toBe(false)
  for (const path of paths) expect((await owner.send('GET', path)).status).toBe(403)
})

test('there is room for sixty, and the next one hears it before its upload (P27.3, P37.1)', async () => {
  const { length } = await listed()
  for (let count = length; count < PHOTO_LIMITS.count - 1; count += 1) await addPhoto(owner)
  // Three at once for the last place.
  const pictures = [preparedPicture(), preparedPicture(), preparedPicture()]
  for (const picture of pictures) await uploadFiles(sign, picture)
  const answers = await Promise.all(pictures.map(create))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(await listed()).toHaveLength(PHOTO_LIMITS.count)
  const [last] = answers.filter(({ status }) => status === 201).map((given) => given.json())
  await owner.expect('deletePhoto', last?.id ?? '')
  await addPhoto(owner)
  const answer = await owner.call('signPhotoUpload', signedPart(preparedPicture()))
  const message = 'The limit is 60 photos. Please delete one first.'
  expect([answer.status, answer.json()]).toEqual([409, { message }])
})

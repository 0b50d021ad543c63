/** The owner's photographs: rows of the table, files of the bucket. */
import { conflict, notFound } from '#functions/errors.ts'
import { type CheckedUpload, checkUpload, reordered, type UploadedFile } from '#functions/photos/photo.ts'
import {
  hasObject,
  putPhoto,
  readObject,
  removeObject,
  uploadForm,
  uploadKey,
} from '#functions/photos/photo-bucket.ts'
import { type Collection, createRow, getRow, listRows, updateRow } from '#functions/table/collections.ts'
import { absentOr, lessThan, matching } from '#functions/table/expression.ts'
import { collectionKey, PHOTO_COUNT, uniqueKey } from '#functions/table/keys.ts'
import {
  changedMeanwhile,
  MUST_EXIST,
  remove,
  requireVersion,
  transact,
  update,
  type Write,
} from '#functions/table/transact.ts'
import {
  type CreatePhotoRequest,
  Photo,
  type ShownPhoto,
  type SignPhotoUploadRequest,
  type UpdatePhotoRequest,
} from '#schemas/contract/photos.ts'
import { PHOTO_LIMITS, photoFiles, photoPath } from '#schemas/facts/photos.ts'

export const PHOTOS: Collection<Photo> = {
  name: 'PHOTOS',
  schema: Photo,
  noun: 'photo',
  uniqueBy: ({ source }) => uniqueKey('photo', source),
  placeOf: ({ order }) => String(order).padStart(9, '0'),
  taken: 'This picture is among your photos already.',
}

export const listPhotos = () => listRows(PHOTOS)

/** @throws AppError 404 */
export const readPhoto = (id: string) => getRow(PHOTOS, id)

/** Those that are not hidden, as pages show them. */
export async function listShownPhotos(): Promise<ShownPhoto[]> {
  const photos = await listPhotos()
  return photos
    .filter(({ isHidden }) => !isHidden)
    .map(({ id, name, format, width, height, alt, spot }) => ({ id, name, format, width, height, alt, spot }))
}

/** Forms for the files of an upload that are not there yet. @throws AppError 409 if there is no room */
export async function signUpload(request: SignPhotoUploadRequest) {
  requireRoom(await listPhotos(), request.source)
  const missing = await Promise.all(
    photoFiles(request).map(async (file) => {
      const key = uploadKey(request.source, file)
      return (await hasObject(key)) ? [] : [{ file, ...(await uploadForm(key)) }]
    }),
  )
  return { forms: missing.flat() }
}

function requireRoom(photos: readonly Photo[], source: string): void {
  if (photos.some((photo) => photo.source === source)) throw conflict(PHOTOS.taken)
  if (photos.length >= PHOTO_LIMITS.count) throw full()
}

const full = () => conflict(`The limit is ${PHOTO_LIMITS.count} photos. Please delete one first.`)

/**
 * Checks an upload and stores its files under names that the site may show. Removes an upload that is no picture.
 * @throws AppError 400 if it is none, 409 if it is not complete or there is no room
 */
export async function acceptUpload(
  request: CreatePhotoRequest,
): Promise<{ upload: CheckedUpload; order: number }> {
  const photos = await listPhotos()
  requireRoom(photos, request.source)
  const files = await Promise.all(photoFiles(request).map((file) => readUpload(request.source, file)))
  const upload = await checked(request.source, files)
  await Promise.all(files.map(({ file, body }) => putPhoto(photoPath(upload.name, file).slice(1), body)))
  return { upload, order: Math.max(0, ...photos.map(({ order }) => order)) + 1 }
}

async function readUpload(source: string, file: string): Promise<UploadedFile> {
  const body = await readObject(uploadKey(source, file))
  if (!body) throw conflict('The upload is not complete. Please try again.')
  return { file, body }
}

async function checked(source: string, files: readonly UploadedFile[]): Promise<CheckedUpload> {
  try {
    return checkUpload(source, files)
  } catch (error) {
    await Promise.all(files.map(({ file }) => removeObject(uploadKey(source, file))))
    throw error
  }
}

/** Refuses one photograph too many in the transaction, too: several may be added at once. */
export const newPhotoWrites = (photo: Photo): Write[] => [
  ...createRow(PHOTOS, photo),
  update(
    PHOTO_COUNT,
    { add: { listed: 1 } },
    matching({ listed: absentOr(lessThan(PHOTO_LIMITS.count)) }),
    full,
  ),
]

type Move = Extract<UpdatePhotoRequest, { action: 'move' }>

/** @throws AppError 404 for an unknown id, 409 with `current` if the edited version is stale */
export async function updatePhoto(id: string, change: UpdatePhotoRequest): Promise<Photo> {
  const { action, updatedAt } = change
  if (action === 'move') return movePhoto(id, change)
  const set = action === 'edit' ? { alt: change.alt, spot: change.spot } : { isHidden: action === 'hide' }
  return updateRow(PHOTOS, id, updatedAt, (old) => ({ ...old, ...set }))
}

async function movePhoto(id: string, { to, updatedAt }: Move): Promise<Photo> {
  const photos = await listPhotos()
  const moved = photos.find((photo) => photo.id === id)
  if (!moved) throw notFound(PHOTOS.noun)
  requireVersion(moved, updatedAt)
  const changes = reordered(photos, moved, to)
  const writes = changes.map(({ id, was, order }) =>
    update(
      collectionKey(PHOTOS.name, id),
      { set: { order } },
      matching({ order: was }),
      changedMeanwhile(PHOTOS),
    ),
  )
  await transact(writes)
  return { ...moved, order: changes.find((change) => change.id === id)?.order ?? moved.order }
}

/**
 * Hides the photograph, then removes its files, then its row: a call that ends midway leaves no hole in a page, and the owner can
 * delete again.
 * @throws AppError 404 for an unknown id
 */
export async function deletePhoto(id: string): Promise<void> {
  const photo = await updatePhoto(id, { action: 'hide' })
  await Promise.all(photoFiles(photo).map((file) => removeObject(photoPath(photo.name, file).slice(1))))
  await transact([
    // Whatever an edit has made of it meanwhile: a page that shows it would have a hole.
    remove(collectionKey(PHOTOS.name, id), MUST_EXIST, () => notFound(PHOTOS.noun)),
    remove(PHOTOS.uniqueBy(photo)),
    update(PHOTO_COUNT, { add: { listed: -1 } }),
  ])
}

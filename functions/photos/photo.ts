import { createHash } from 'node:crypto'
import { AppError } from '#functions/errors.ts'
import type { CreatePhotoRequest, Photo, PhotoSpot } from '#schemas/contract/photos.ts'
import { isStrip } from '#schemas/facts/photos.ts'
import { pictureType, readPicture } from '#schemas/pictures/read-picture.ts'

export type UploadedFile = { file: string; body: Buffer }

/** Read from the files of an upload. */
export type CheckedUpload = Pick<Photo, 'name' | 'height' | 'bytes'>

const refusal = (message: string) => new AppError(400, message)

/** Pixels by which rounding may change a height. */
const ROUNDING = 1

/**
 * Checks that each file is a picture of the format and width in its name, and holds nothing but its pixels.
 * @param source of the files' names, too: two originals may have the same pixels
 * @throws AppError 400
 */
export function checkUpload(source: string, files: readonly UploadedFile[]): CheckedUpload {
  const sizes = files.map(checkFile)
  const widest = sizes.reduce((one, other) => (other.width > one.width ? other : one))
  for (const { width, height } of sizes) {
    const expected = (widest.height * width) / widest.width
    if (Math.abs(height - expected) > ROUNDING)
      throw refusal('The files are not of one picture. Please choose it again.')
  }
  const digest = createHash('sha256').update(source)
  for (const { body } of files) digest.update(body)
  return {
    name: digest.digest('base64url').slice(0, 22),
    height: widest.height,
    bytes: files.reduce((sum, { body }) => sum + body.length, 0),
  }
}

function checkFile({ file, body }: UploadedFile): { width: number; height: number } {
  const [width, extension] = file.split('.')
  const picture = readPicture(body)
  const isOfType = pictureType(body) === (extension === 'jpg' ? 'jpeg' : extension)
  if (!picture || !isOfType || !picture.isWhole) throw refusal('This file is not a picture.')
  if (picture.width !== Number(width) || picture.height < 1)
    throw refusal('The picture has another size than announced. Please choose it again.')
  if (isStrip(picture)) throw refusal('The picture is more than four times as long as wide. Please crop it.')
  if (picture.hasMetadata)
    throw refusal(
      'The picture holds more than its pixels, which may say where it was taken. Please choose it again.',
    )
  return picture
}

export function newPhoto(
  { source, format, width, alt, spot }: CreatePhotoRequest,
  upload: CheckedUpload,
  id: string,
  order: number,
  now: Date,
): Photo {
  const at = now.toISOString()
  return {
    ...{ id, source, format, width, alt, spot, ...upload, order },
    isHidden: false,
    createdAt: at,
    updatedAt: at,
  }
}

export function isSameSpot(a: PhotoSpot, b: PhotoSpot): boolean {
  return a.place === b.place && cityOf(a) === cityOf(b)
}

const cityOf = (spot: PhotoSpot) => ('city' in spot ? spot.city : undefined)

type Reordered = Pick<Photo, 'id' | 'order'> & { was: number }

/**
 * Moves a photograph to another position among those of its place.
 * @param photos all of them, in their order
 * @returns those whose order changes, with the new one
 */
export function reordered(photos: readonly Photo[], moved: Photo, to: number): Reordered[] {
  const others = photos.filter(({ id, spot }) => id !== moved.id && isSameSpot(spot, moved.spot))
  const sorted = others.toSpliced(to, 0, moved)
  const orders = sorted.map(({ order }) => order).sort((a, b) => a - b)
  let last = 0
  return sorted.flatMap(({ id, order }, index) => {
    // Photographs that are added at the same moment have the same order.
    last = Math.max(orders[index] ?? order, last + 1)
    return last === order ? [] : [{ id, was: order, order: last }]
  })
}

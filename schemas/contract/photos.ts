import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Id, Instant, Success, stored } from '#schemas/contract/records.ts'
import { line } from '#schemas/contract/texts.ts'
import { PHOTO_FORMATS, PHOTO_LIMITS, PHOTO_WIDTHS } from '#schemas/facts/photos.ts'
import { PLACES } from '#schemas/facts/places.ts'
import { adminRoutes } from '#schemas/routes.ts'

const City = z.enum(
  PLACES.filter(({ hasCityPages }) => hasCityPages).map(({ slug }) => slug),
  'Choose a city',
)

/** Where a photograph shows. A pair shows when an `after` names its `before`. */
export const PhotoSpot = z.discriminatedUnion('place', [
  z.strictObject({ place: z.enum(['home', 'before', 'team', 'gallery']) }),
  z.strictObject({ place: z.enum(['residential', 'commercial']), city: City }),
  z.strictObject({ place: z.literal('after'), before: Id.optional() }),
])
export type PhotoSpot = z.infer<typeof PhotoSpot>

/** The files that a browser made from a picture. */
const prepared = {
  /** SHA-256 of the file that was chosen: the same one is refused twice. */
  source: z.string().regex(/^[0-9a-f]{64}$/, 'Not a SHA-256'),
  format: z.enum(PHOTO_FORMATS),
  /** Of the widest file. */
  width: z.literal(PHOTO_WIDTHS),
}

const described = {
  alt: line(PHOTO_LIMITS.alt, 'Say what the picture shows'),
  spot: PhotoSpot,
}

export const Photo = z.object({
  ...stored,
  ...prepared,
  /** A digest of its files, which begins their names. */
  name: z.string(),
  /** Of the widest file. */
  height: z.number(),
  /** Of all its files. */
  bytes: z.number(),
  ...described,
  /** Among those of the same place. */
  order: z.number(),
  isHidden: z.boolean(),
})
export type Photo = z.infer<typeof Photo>

/** The part that pages show. */
export type ShownPhoto = Pick<Photo, 'id' | 'name' | 'format' | 'width' | 'height' | 'alt' | 'spot'>

export const SignPhotoUploadRequest = z.strictObject(prepared)
export type SignPhotoUploadRequest = z.infer<typeof SignPhotoUploadRequest>

/** A form that uploads one file to `url` as multipart/form-data, `fields` first. */
const UploadForm = z.object({
  file: z.string(),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
})

export const CreatePhotoRequest = z.strictObject({ ...prepared, ...described })
export type CreatePhotoRequest = z.infer<typeof CreatePhotoRequest>

/** The version that the owner saw. */
const version = { updatedAt: Instant.optional() }

export const UpdatePhotoRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('edit'), ...described, ...version }),
  z.strictObject({ action: z.enum(['hide', 'show']), ...version }),
  /** `to` counts from 0, among those of the same place. */
  z.strictObject({
    action: z.literal('move'),
    to: z
      .number()
      .int()
      .min(0)
      .max(PHOTO_LIMITS.count - 1),
    ...version,
  }),
])
export type UpdatePhotoRequest = z.infer<typeof UpdatePhotoRequest>

export const signPhotoUpload = endpoint(adminRoutes.signPhotoUpload, {
  body: SignPhotoUploadRequest,
  /** Without the files that an earlier try has uploaded. */
  answer: z.object({ forms: z.array(UploadForm) }),
})
export const createPhoto = endpoint(adminRoutes.createPhoto, { body: CreatePhotoRequest, answer: Photo })
export const listPhotos = endpoint(adminRoutes.listPhotos, { answer: z.array(Photo) })
export const updatePhoto = endpoint(adminRoutes.updatePhoto, { body: UpdatePhotoRequest, answer: Photo })
export const deletePhoto = endpoint(adminRoutes.deletePhoto, { answer: Success })

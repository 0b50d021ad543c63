/** Rights of endpoints to objects of the photographs' bucket, by the beginning of their keys. */
import type { EndpointName } from '#schemas/routes.ts'

export type ObjectGrant = {
  action: 'GetObject' | 'PutObject' | 'DeleteObject'
  prefix: 'uploads/' | 'photos/'
}

export const objectGrants: Partial<Record<EndpointName, readonly ObjectGrant[]>> = {
  // A form that it has signed uploads with its permission.
  signPhotoUpload: [
    { action: 'GetObject', prefix: 'uploads/' },
    { action: 'PutObject', prefix: 'uploads/' },
  ],
  createPhoto: [
    { action: 'GetObject', prefix: 'uploads/' },
    { action: 'DeleteObject', prefix: 'uploads/' },
    { action: 'PutObject', prefix: 'photos/' },
  ],
  deletePhoto: [{ action: 'DeleteObject', prefix: 'photos/' }],
}

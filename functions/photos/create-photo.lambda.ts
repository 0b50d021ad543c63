import { newPhoto } from '#functions/photos/photo.ts'
import { acceptUpload, newPhotoWrites, readPhoto } from '#functions/photos/photo-store.ts'
import { adminCreation } from '#functions/session/admin-creation.ts'
import * as contract from '#schemas/contract/photos.ts'

/** Lists a picture once all its files are uploaded. */
export const handler = adminCreation(contract.createPhoto, {
  load: ({ body }) => acceptUpload(body),
  create({ body, loaded: { upload, order }, newId, now }) {
    const photo = newPhoto(body, upload, newId(), order, now)
    return { writes: newPhotoWrites(photo), answer: photo }
  },
  read: readPhoto,
})

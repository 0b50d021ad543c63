import { newPhoto } from '#functions/photos/photo.ts'
import { acceptUpload, newPhotoWrites, readPhoto } from '#functions/photos/photo-store.ts'
import { adminOnce } from '#functions/session/admin-once.ts'
import * as contract from '#schemas/contract/photos.ts'

/** Lists a picture once all its files are uploaded. */
export const handler = adminOnce(
  contract.createPhoto,
  async ({ body, newId, now }) => {
    const { upload, order } = await acceptUpload(body)
    const photo = newPhoto(body, upload, newId(), order, now)
    return { writes: newPhotoWrites(photo), answer: photo }
  },
  readPhoto,
)

/** Uploads pictures as the back office does. */
import type { Answer } from '#schemas/contract/index.ts'
import type { PhotoSpot } from '#schemas/contract/photos.ts'
import type { ApiClient } from '#tests/support/api/client.ts'
import { type PreparedPicture, preparedPicture } from '#tests/support/photos/picture-files.ts'

type UploadForm = Answer<'signPhotoUpload'>['forms'][number]

/** Sends one file with its form. @param changes of the form's fields */
export function postForm(
  { url, fields }: Pick<UploadForm, 'url' | 'fields'>,
  file: Buffer,
  changes: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(file)]))
  return fetch(url, { method: 'POST', body: form })
}

export const signedPart = ({ source, format, width }: PreparedPicture) => ({ source, format, width })

type Sign = (body: ReturnType<typeof signedPart>) => Promise<Answer<'signPhotoUpload'>>

/** Uploads all files that are missing, without listing the picture. */
export async function uploadFiles(sign: Sign, picture: PreparedPicture): Promise<void> {
  const { forms } = await sign(signedPart(picture))
  for (const form of forms) {
    const answer = await postForm(form, picture.files.get(form.file) ?? Buffer.alloc(0))
    if (!answer.ok) throw new Error(`${form.file}: ${answer.status} ${await answer.text()}`)
  }
}

/** Uploads a picture. @returns what then lists it */
export async function uploadedPhoto(sign: Sign, picture = preparedPicture()) {
  await uploadFiles(sign, picture)
  return { body: { ...signedPart(picture), alt: 'Clean windows', spot: { place: 'gallery' } } }
}

/** A listed photograph. */
export async function addPhoto(
  owner: ApiClient,
  spot: PhotoSpot = { place: 'gallery' },
  alt = 'Clean windows',
  picture = preparedPicture(),
): Promise<Answer<'createPhoto'>> {
  await uploadFiles((body) => owner.expect('signPhotoUpload', body), picture)
  return owner.expect('createPhoto', { ...signedPart(picture), alt, spot })
}

/** Uploads a picture's files to the bucket, those that an earlier try has not. */
import type { PreparedPicture } from '#frontend/admin/photos/prepare-picture.ts'
import { callApi } from '#frontend/lib/api.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Milliseconds without an answer to one file: half a megabyte on the slowest line that makes sense. */
const FILE_TIMEOUT = 120_000

/**
 * @param onProgress called with a share from 0 to 1
 * @throws Error if the connection to the bucket failed, or it refused a file
 */
export async function uploadPicture(
  { source, format, width, files }: PreparedPicture,
  onProgress: (share: number) => void,
): Promise<void> {
  const { forms } = await callApi(adminRoutes.signPhotoUpload, { body: { source, format, width } })
  const sizeOf = (file: string) => files.get(file)?.size ?? 0
  const total = [...files.keys()].reduce((sum, file) => sum + sizeOf(file), 0)
  let sent = total - forms.reduce((sum, { file }) => sum + sizeOf(file), 0)
  for (const { file, url, fields } of forms) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    // S3 ignores fields after the file.
    form.append('file', files.get(file) ?? new Blob())
    await post(url, form, (loaded) => onProgress(Math.min(1, (sent + loaded) / total)))
    sent += sizeOf(file)
  }
  onProgress(1)
}

/** By XMLHttpRequest: fetch tells nothing about the progress of an upload. */
function post(url: string, form: FormData, onLoaded: (bytes: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.timeout = FILE_TIMEOUT
    request.upload.onprogress = ({ loaded }) => onLoaded(loaded)
    request.onload = () => (request.status < 300 ? resolve() : reject(new Error(String(request.status))))
    request.onerror = () => reject(new Error('network'))
    request.ontimeout = () => reject(new Error('timeout'))
    request.send(form)
  })
}

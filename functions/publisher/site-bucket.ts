/** The site's files in S3. Each is replaced whole, and only if it is unchanged since it was read. */
import { createHash } from 'node:crypto'
import {
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { config, waitingAtMost } from '#functions/environment.ts'
import { cacheControlOf, contentTypeOf } from '#functions/publisher/object-headers.ts'

let client: S3Client | undefined

const bucket = () => {
  client ??= new S3Client({
    // Some 100 files share 50 connections, and waiting for one counts as connecting.
    requestHandler: waitingAtMost(8000, 8000),
  })
  return client
}

/** S3's etag of an object with this text: its MD5, because the bucket's keys are S3's own. */
const etagOf = (text: string) => `"${createHash('md5').update(text).digest('hex')}"`

/** Compares a stored file with a text. Without a file there is no etag. */
export async function headFile(
  key: string,
  text: string,
): Promise<{ etag: string | undefined; isSame: boolean; lastModified: Date }> {
  try {
    const { ETag: etag, LastModified: lastModified = new Date() } = await bucket().send(
      new HeadObjectCommand({ Bucket: config.siteBucket(), Key: key }),
    )
    return { etag, isSame: etag === etagOf(text), lastModified }
  } catch (error) {
    if (error instanceof NotFound) return { etag: undefined, isSame: false, lastModified: new Date() }
    throw error
  }
}

/** Does nothing if the stored file is no longer the one with this etag. */
export async function putFile(key: string, text: string, etag: string | undefined): Promise<void> {
  try {
    await bucket().send(
      new PutObjectCommand({
        Bucket: config.siteBucket(),
        Key: key,
        Body: text,
        ContentType: contentTypeOf(key),
        CacheControl: cacheControlOf(key),
        ...(etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag }),
      }),
    )
  } catch (error) {
    // 409: another write of the same object is under way (S3 user guide, "conditional writes").
    const isChanged =
      error instanceof S3ServiceException && [409, 412].includes(error.$metadata.httpStatusCode ?? 0)
    if (!isChanged) throw error
  }
}

/** Table, bucket and edge of a site without a publisher, for tests that start their own. */
import { join } from 'node:path'
import { updateSetting } from '#functions/settings/setting-store.ts'
import { PUBLICATION_REQUEST } from '#functions/table/keys.ts'
import { startCloudfrontApi } from '#scripts/local/aws/cloudfront-api.ts'
import { createSite } from '#scripts/local/aws/cloudfront-cache.ts'
import { prepareTable, tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import { startBucket } from '#scripts/local/aws/s3.ts'
import { startOwnTable } from '#tests/support/table/own-table.ts'
import { rowsAt } from '#tests/support/table/rows.ts'

export type PublishedSite = {
  origin: string
  endpoints: { dynamodb: string; s3: string; cloudfront: string }
  /** Sets the phone number on every page. */
  setPhone: (phone: string) => Promise<unknown>
  /** The page as a visitor gets it, perhaps from the edge's cache. Undefined: no such page. */
  visit: (path: string) => Promise<string | undefined>
  /** The stored page. */
  stored: (file: string) => Promise<{ text: string; lastModified: Date } | undefined>
  /** Paths of each invalidation. */
  invalidations: string[][]
  /** When a run last asked the stream for another one. */
  requestedAt: () => Promise<unknown>
  stop: () => Promise<void>
}

export async function startPublishedSite(): Promise<PublishedSite> {
  const dynamodb = await startOwnTable()
  Object.assign(process.env, tableEnvironment(dynamodb.endpoint))
  await prepareTable(dynamodb.endpoint, async () => {})
  const bucket = await startBucket(join(dynamodb.dataDir, 'bucket'))
  const { site, invalidate } = createSite(bucket, join(dynamodb.dataDir, 'nothing-built'))
  const invalidations: string[][] = []
  const cloudfront = await startCloudfrontApi((paths) => {
    invalidations.push(paths)
    invalidate(paths)
  })
  return {
    origin: 'https://www.example.com',
    endpoints: { dynamodb: dynamodb.endpoint, s3: bucket.url, cloudfront: cloudfront.url },
    setPhone: (phone) => updateSetting('phone', phone, undefined),
    visit: async (path) => {
      const { status, body } = await site(path, { acceptEncoding: '', ifNoneMatch: '' })
      return status === 200 ? body.toString() : undefined
    },
    stored: async (file) => {
      const object = await bucket.get(file)
      return object && { text: object.body.toString(), lastModified: object.lastModified }
    },
    invalidations,
    requestedAt: async () => (await rowsAt(dynamodb.endpoint, [PUBLICATION_REQUEST]))[0]?.['requestedAt'],
    stop: async () => {
      await cloudfront.stop()
      await bucket.stop()
      await dynamodb.stop()
    },
  }
}

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

export type PublishedSite = Awaited<ReturnType<typeof startPublishedSite>>

export async function startPublishedSite() {
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
    /** Sets the phone number on every page. */
    setPhone: (phone: string) => updateSetting('phone', phone, undefined),
    /** The page as a visitor gets it, perhaps from the edge's cache. Undefined: no such page. */
    visit: async (path: string) => {
      const { status, body } = await site(path, { acceptEncoding: '', ifNoneMatch: '' })
      return status === 200 ? body.toString() : undefined
    },
    /** The stored page. */
    stored: async (file: string) => (await bucket.get(file))?.body.toString(),
    /** Paths of each one. */
    invalidations,
    /** When a run last asked the stream for another one. */
    requestedAt: async () => (await rowsAt(dynamodb.endpoint, [PUBLICATION_REQUEST]))[0]?.['requestedAt'],
    stop: async () => {
      await cloudfront.stop()
      await bucket.stop()
      await dynamodb.stop()
    },
  }
}

import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { config } from '#functions/environment.ts'
import { type Run, staleFiles } from '#functions/publisher/publication-store.ts'
import { pathsOf } from '#functions/publisher/site-files.ts'

let client: CloudFrontClient | undefined

/** Makes the edge forget the files that the run stored, and those of a run that ended before it could. */
export async function invalidate(run: Run): Promise<void> {
  const paths = [...new Set(staleFiles(run).flatMap(pathsOf))].sort()
  if (paths.length === 0) return
  client ??= new CloudFrontClient({
    requestHandler: { connectionTimeout: 2000, requestTimeout: 8000, throwOnRequestTimeout: true },
  })
  await client.send(
    new CreateInvalidationCommand({
      DistributionId: config.distributionId(),
      InvalidationBatch: {
        // A repeat of the same run's request invalidates nothing twice.
        CallerReference: `${run.build} ${run.number}`,
        Paths: { Quantity: paths.length, Items: paths },
      },
    }),
  )
}

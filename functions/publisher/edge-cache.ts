import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { config, waitingAtMost } from '#functions/environment.ts'
import type { Run } from '#functions/publisher/publication-store.ts'
import { pathsOf } from '#functions/publisher/site-files.ts'

let client: CloudFrontClient | undefined

/** CloudFront counts each path, and a path with a wildcard as one (CloudFront developer guide, "Pay for file invalidation"). */
const NAMED_PATHS = 12

/** What an invalidation names: up to a dozen paths, or the whole site. */
export function invalidatedPaths(files: readonly string[]): string[] {
  const paths = [...new Set(files.flatMap(pathsOf))].sort()
  return paths.length > NAMED_PATHS ? ['/*'] : paths
}

/** Makes the edge forget the files that the run replaced, or all where an earlier run may have left some. */
export async function invalidate(run: Run, replaced: readonly string[]): Promise<void> {
  const paths = run.isUnsettled ? ['/*'] : invalidatedPaths(replaced)
  if (paths.length === 0) return
  client ??= new CloudFrontClient({
    requestHandler: waitingAtMost(2000, 8000),
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

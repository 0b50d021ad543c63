/** Imitates the one call of CloudFront's API that functions make: CreateInvalidation. */
import { text } from 'node:stream/consumers'
import { type Service, serve } from '#scripts/local/process/ports.ts'

export const LOCAL_DISTRIBUTION = 'LOCAL'

const REQUEST = new RegExp(`^/[\\d-]+/distribution/${LOCAL_DISTRIBUTION}/invalidation$`)

/** Listens on a free port. @param invalidate gets the paths as a viewer's address has them, without host */
export async function startCloudfrontApi(
  invalidate: (paths: string[]) => void | Promise<void>,
): Promise<Service> {
  let created = 0
  return serve(async (incoming, outgoing) => {
    const batch = await text(incoming)
    if (incoming.method !== 'POST' || !REQUEST.test(incoming.url ?? '')) {
      outgoing.writeHead(404, { 'content-type': 'text/xml' })
      return outgoing.end('<ErrorResponse><Error><Code>NoSuchDistribution</Code></Error></ErrorResponse>')
    }
    await invalidate([...batch.matchAll(/<Path>([^<]*)<\/Path>/g)].map(([, path = '']) => path))
    created += 1
    outgoing.writeHead(201, { 'content-type': 'text/xml' })
    outgoing.end(
      `<?xml version="1.0"?><Invalidation><Id>I${created}</Id><Status>Completed</Status><CreateTime>${new Date().toISOString()}</CreateTime></Invalidation>`,
    )
  })
}

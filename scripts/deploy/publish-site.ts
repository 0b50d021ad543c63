/** Puts dist/site into its bucket in an order in which no page ever names a file that is not there yet. */

import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { SITE_DIRECTORY } from '#scripts/build/outputs.ts'
import { cacheControlOf, contentTypeOf } from '#scripts/deploy/object-headers.ts'
import { run } from '#scripts/deploy/run.ts'

type Upload = { cacheControl: string; contentType: string; files: string[] }

/**
 * Files that go up together, in order: hashed assets, then what pages refer to by fixed names, then the pages.
 * @param files absolute paths within the site
 */
export function planUploads(files: readonly string[]): Upload[] {
  const uploads = new Map<string, Upload>()
  for (const file of [...files].sort((a, b) => rank(a) - rank(b))) {
    const kind = { cacheControl: cacheControlOf(file), contentType: contentTypeOf(file) }
    const key = `${rank(file)} ${JSON.stringify(kind)}`
    const upload = uploads.get(key) ?? { ...kind, files: [] }
    uploads.set(key, upload)
    upload.files.push(file)
  }
  return [...uploads.values()]
}

function rank(file: string): number {
  if (file.startsWith('/assets/')) return 0
  return file.endsWith('.html') ? 2 : 1
}

/** Uploads and invalidates. Old assets stay: pages that are still open ask for them, and they cost next to nothing. */
export function publishSite({ bucket, distributionId }: { bucket: string; distributionId: string }): void {
  const files = readdirSync(SITE_DIRECTORY, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(SITE_DIRECTORY, join(entry.parentPath, entry.name))}`)
  for (const { cacheControl, contentType, files: some } of planUploads(files)) {
    const includes = some.flatMap((file) => ['--include', file.slice(1)])
    run('aws', [
      's3',
      'cp',
      SITE_DIRECTORY,
      `s3://${bucket}`,
      '--recursive',
      '--only-show-errors',
      '--exclude',
      '*',
      ...includes,
      '--cache-control',
      cacheControl,
      '--content-type',
      contentType,
    ])
  }
  // One path, of which 1,000 a month are free; named one by one, the pages would be some ninety (docs/cost.md).
  run('aws', ['cloudfront', 'create-invalidation', '--distribution-id', distributionId, '--paths', '/*'])
}

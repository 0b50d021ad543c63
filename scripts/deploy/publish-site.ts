/** Uploads dist/site to its bucket, assets before pages: no page ever refers to a missing file. */

import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { SITE_DIRECTORY } from '#scripts/build/outputs.ts'
import { cacheControlOf, contentTypeOf } from '#scripts/deploy/object-headers.ts'
import { run } from '#scripts/deploy/run.ts'

type Upload = { cacheControl: string; contentType: string; files: string[] }

/**
 * Groups files that are uploaded together, in order: hashed assets, files with fixed names, pages.
 * @param files absolute paths within the site
 */
export function planUploads(files: readonly string[]): Upload[] {
  const uploads = new Map<string, Upload>()
  for (const file of [...files].sort((a, b) => rank(a) - rank(b))) {
    const headers = { cacheControl: cacheControlOf(file), contentType: contentTypeOf(file) }
    const key = `${rank(file)} ${JSON.stringify(headers)}`
    const upload = uploads.get(key) ?? { ...headers, files: [] }
    uploads.set(key, upload)
    upload.files.push(file)
  }
  return [...uploads.values()]
}

function rank(file: string): number {
  if (file.startsWith('/assets/')) return 0
  return file.endsWith('.html') ? 2 : 1
}

/** Uploads and invalidates. Keeps old assets, because pages that are still open load them. */
export function publishSite({ bucket, distributionId }: { bucket: string; distributionId: string }): void {
  const files = readdirSync(SITE_DIRECTORY, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(SITE_DIRECTORY, join(entry.parentPath, entry.name))}`)
  for (const { cacheControl, contentType, files: group } of planUploads(files)) {
    const includes = group.flatMap((file) => ['--include', file.slice(1)])
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
  // A wildcard is one path; 1,000 a month are free (docs/cost.md). Listed one by one, the pages are about ninety.
  run('aws', ['cloudfront', 'create-invalidation', '--distribution-id', distributionId, '--paths', '/*'])
}

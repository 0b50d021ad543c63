/** Uploads what dist/site holds beside pages, which the publisher writes. */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cacheControlOf, contentTypeOf } from '#functions/publisher/object-headers.ts'
import { SITE_DIRECTORY } from '#scripts/build/outputs.ts'
import { run } from '#scripts/deploy/run.ts'

type Upload = { cacheControl: string; contentType: string; files: string[] }

/**
 * Groups files that are uploaded together, without those that the publisher writes.
 * @param files absolute paths within the site
 */
export function planUploads(files: readonly string[]): Upload[] {
  const uploads = new Map<string, Upload>()
  for (const file of files.filter((file) => !isPublished(file))) {
    const headers = { cacheControl: cacheControlOf(file), contentType: contentTypeOf(file) }
    const key = JSON.stringify(headers)
    const upload = uploads.get(key) ?? { ...headers, files: [] }
    uploads.set(key, upload)
    upload.files.push(file)
  }
  return [...uploads.values()]
}

const isPublished = (file: string) => file.endsWith('.html') || /^\/(sitemap\.xml|robots\.txt)$/.test(file)

/** Keeps old assets, because pages that are still open load them. */
export function uploadAssets(bucket: string): void {
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
}

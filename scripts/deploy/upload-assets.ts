/** Uploads what dist/site holds beside pages, which the publisher writes. */
import { cacheControlOf, contentTypeOf, isHashed, VERSION_FILE } from '#functions/publisher/object-headers.ts'
import { filesOf } from '#infra/edge/edge-functions.ts'
import { SITE_DIRECTORY } from '#scripts/build/outputs.ts'
import { runAws } from '#scripts/deploy/aws-cli.ts'

const headersOf = (file: string) => [
  ...['--cache-control', cacheControlOf(file)],
  ...['--content-type', contentTypeOf(file)],
]

/**
 * Groups files that are uploaded together, without those that the publisher writes.
 * @param files absolute paths within the site
 */
function planUploads(files: readonly string[]): { headers: string[]; files: string[] }[] {
  const uploads = new Map<string, string[]>()
  for (const file of files.filter((file) => !isWrittenLater(file))) {
    const key = JSON.stringify(headersOf(file))
    uploads.set(key, [...(uploads.get(key) ?? []), file])
  }
  return [...uploads].map(([headers, files]) => ({ headers: JSON.parse(headers), files }))
}

/** Pages by the publisher, the version when they are live. */
const isWrittenLater = (file: string) =>
  file.endsWith('.html') || ['/sitemap.xml', '/robots.txt', VERSION_FILE].includes(file)

/** Keeps old assets, because pages that are still open load them. Skips hashed ones that are there: their name is their content. */
export function uploadAssets(bucket: string, runCli = runAws, files = filesOf(SITE_DIRECTORY)): void {
  for (const { files: group, headers } of planUploads(files)) {
    const includes = group.flatMap((file) => ['--include', file.slice(1)])
    const [command, option] = group.every(isHashed) ? ['sync', '--size-only'] : ['cp', '--recursive']
    const what = ['s3', command, SITE_DIRECTORY, `s3://${bucket}`, option, '--only-show-errors']
    runCli([...what, '--exclude', '*', ...includes, ...headers])
  }
}

/** Uploads the file that names the live commit, after all that the commit brings. */
export function uploadVersion(bucket: string, runCli = runAws): void {
  const [from, to] = [`${SITE_DIRECTORY}${VERSION_FILE}`, `s3://${bucket}${VERSION_FILE}`]
  runCli(['s3', 'cp', from, to, '--only-show-errors', ...headersOf(VERSION_FILE)])
}

/** The source texts of the two edge functions, as CloudFront gets them and as the local site server runs them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { securityHeaders } from '#infra/edge/security-headers.ts'

export type EdgeFunctionName = 'viewer-request' | 'viewer-response'

/** What the edge must know of the built site. */
export type SiteArtifacts = {
  /** Every file by its absolute path, without hashed assets and the not-found page. */
  siteFiles: readonly string[]
  /** `sha256-...` of the inline script of its pages. */
  bootScriptHash: string
}

/** CloudFront's own limit for the code of a function. */
const MAX_EDGE_FUNCTION_BYTES = 10 * 1024

/** @throws when the code would pass CloudFront's limit */
export function edgeFunctionCode(
  name: EdgeFunctionName,
  { siteFiles, bootScriptHash }: SiteArtifacts,
): string {
  const files = Object.fromEntries(siteFiles.map((file) => [file, 1]))
  const headers = Object.fromEntries(
    Object.entries(securityHeaders(bootScriptHash)).map(([header, value]) => [header, { value }]),
  )
  const start = source('site-files')
    .replace('siteFiles = {}', () => `siteFiles = ${JSON.stringify(files)}`)
    .replace(
      'securityHeaders = {}',
      () => `securityHeaders = ${JSON.stringify(name === 'viewer-request' ? headers : {})}`,
    )
  const code = `${start}\n${source(name)}`
  if (Buffer.byteLength(code) > MAX_EDGE_FUNCTION_BYTES) {
    throw new Error(
      `${name} is ${Buffer.byteLength(code)} bytes; CloudFront takes ${MAX_EDGE_FUNCTION_BYTES}`,
    )
  }
  return code
}

/** Reads what `npm run build` left in `directory`, which is dist. */
export function readSiteArtifacts(directory: string): SiteArtifacts {
  return {
    siteFiles: listSiteFiles(join(directory, 'site')),
    bootScriptHash: readFileSync(join(directory, 'boot-script.sha256'), 'utf8'),
  }
}

/** Without hashed assets, which are too many and are never guessed, and the not-found page, which has no address of its own. */
function listSiteFiles(siteDirectory: string): string[] {
  return readdirSync(siteDirectory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(siteDirectory.length).replace(/^\/?/, '/'))
    .filter((file) => !file.startsWith('/assets/') && file !== '/404.html')
    .sort()
}

/** Turns a function's source text into its handler, outside CloudFront. */
export function loadEdgeFunction<Event, Answer>(code: string): (event: Event) => Answer {
  return new Function(`${code}\nreturn handler`)() as (event: Event) => Answer
}

function source(name: string): string {
  return readFileSync(new URL(`./${name}.js`, import.meta.url), 'utf8')
}

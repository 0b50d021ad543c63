/** Builds the code of the two edge functions, for CloudFront and for the local edge. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { securityHeaders } from '#infra/edge/security-headers.ts'

export type EdgeFunctionName = 'viewer-request' | 'viewer-response'

/** The facts about the built site that the edge needs. */
export type SiteArtifacts = {
  /** Absolute paths of all files but hashed assets and the not-found pages. */
  siteFiles: readonly string[]
  /** The inline scripts of pages, as sources of a content security policy: `'sha256-...' 'sha256-...'`. */
  inlineScripts: string
}

/** In dist. */
export const INLINE_SCRIPTS_FILE = 'inline-scripts.txt'

/** CloudFront's limit for a function's code. */
const MAX_EDGE_FUNCTION_BYTES = 10 * 1024

/** @throws when the code exceeds CloudFront's limit */
export function edgeFunctionCode(
  name: EdgeFunctionName,
  { siteFiles, inlineScripts }: SiteArtifacts,
): string {
  const files = Object.fromEntries(siteFiles.map((file) => [file, 1]))
  const headers = Object.fromEntries(
    Object.entries(securityHeaders(inlineScripts)).map(([header, value]) => [header, { value }]),
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
      `${name} is ${Buffer.byteLength(code)} bytes; CloudFront allows ${MAX_EDGE_FUNCTION_BYTES}`,
    )
  }
  return code
}

/** @param directory dist, after `npm run build` */
export function readSiteArtifacts(directory: string): SiteArtifacts {
  return {
    // Hashed assets are too many and never guessed, and the not-found pages have no address.
    siteFiles: filesOf(join(directory, 'site'))
      .filter((file) => !file.startsWith('/assets/') && !file.endsWith('/404.html'))
      .sort(),
    inlineScripts: readFileSync(join(directory, INLINE_SCRIPTS_FILE), 'utf8'),
  }
}

/** Absolute paths within a built site. */
export function filesOf(siteDirectory: string): string[] {
  return readdirSync(siteDirectory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(siteDirectory, join(entry.parentPath, entry.name))}`)
}

/** Evaluates a function's code outside CloudFront and returns its handler. */
export function loadEdgeFunction<Event, Answer>(code: string): (event: Event) => Answer {
  return new Function(`${code}\nreturn handler`)() as (event: Event) => Answer
}

function source(name: string): string {
  return readFileSync(new URL(`./${name}.js`, import.meta.url), 'utf8')
}

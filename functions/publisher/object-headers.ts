/** Headers that the bucket stores with the site's files. */
import { extname } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
}

export function contentTypeOf(file: string): string {
  return TYPES[extname(file)] ?? 'application/octet-stream'
}

const ASSET = 'public, max-age=31536000, immutable'
const PAGE = 'public, max-age=0, must-revalidate, s-maxage=86400'
const OTHER = 'public, max-age=3600'

/** Says which commit is live. */
export const VERSION_FILE = '/version.json'

/** The back office's service worker. Its name never changes, so that browsers find the next one. */
export const WORKER_FILE = '/admin/worker.js'

/** Its name has a digest of its content. */
export const isHashed = (path: string) => path.startsWith('/assets/')

/** Hashed assets never change. Browsers revalidate pages on each visit; the edge caches them until a deployment invalidates. */
export function cacheControlOf(path: string): string {
  if (isHashed(path)) return ASSET
  if (path === VERSION_FILE || path === WORKER_FILE) return 'no-cache'
  return path.endsWith('.html') ? PAGE : OTHER
}

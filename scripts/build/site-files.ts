import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Asset } from '#frontend/lib/page-block.ts'
import { SITE_DIRECTORY } from '#scripts/build/outputs.ts'

/** @param file relative to dist/site */
export function readSiteFile(file: string): Buffer {
  return readFileSync(join(SITE_DIRECTORY, file))
}

export function writeSiteFile(file: string, data: string) {
  const path = join(SITE_DIRECTORY, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, data)
}

/** Address and subresource integrity of a built file. */
export function assetOf(file: string): Asset {
  const digest = createHash('sha256').update(readSiteFile(file)).digest('base64')
  return { href: `/${file}`, integrity: `sha256-${digest}` }
}

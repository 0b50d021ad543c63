/** Reads and writes the files of dist/site, and bundles those that Vite does not. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
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

/** A script in one file. @param source relative to frontend/src */
export async function scriptText(source: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, '../../frontend/src', source)],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    define,
    write: false,
  })
  return outputFiles[0]?.text.trim() ?? ''
}

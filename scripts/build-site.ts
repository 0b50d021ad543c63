/** Builds dist/site: the browser's bundles, the renderer, then the static pages. */
import { resolve } from 'node:path'
import { build } from 'vite'
import { DEFAULT_ORIGIN, prerender } from '#scripts/prerender.ts'
import type { BuildName } from '../frontend/vite.config.ts'

const configFile = resolve(import.meta.dirname, '../frontend/vite.config.ts')

/** @param origin `https://host` of the site; SITE_ORIGIN, or the local one */
export async function buildSite(origin = process.env['SITE_ORIGIN'] ?? DEFAULT_ORIGIN): Promise<void> {
  for (const mode of ['public', 'admin', 'renderer'] satisfies BuildName[]) {
    await build({ configFile, mode, logLevel: 'warn' })
  }
  await prerender(origin)
}

if (import.meta.filename === process.argv[1]) await buildSite()

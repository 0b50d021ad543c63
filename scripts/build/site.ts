/** Builds dist/site: browser bundles, renderer, then the static pages. */
import { resolve } from 'node:path'
import { build } from 'vite'
import { LOCAL_PORT } from '#scripts/build/outputs.ts'
import { prerender } from '#scripts/build/prerender.ts'
import type { BuildName } from '../../frontend/vite.config.ts'

const configFile = resolve(import.meta.dirname, '../../frontend/vite.config.ts')

/** @param origin `https://host` of the site, for canonical links */
export async function buildSite(
  origin = process.env['SITE_ORIGIN'] ?? `http://localhost:${LOCAL_PORT}`,
): Promise<void> {
  // Whatever the caller's value: React's development code does not match its production runtime.
  process.env['NODE_ENV'] = 'production'
  for (const mode of ['public', 'admin', 'renderer'] satisfies BuildName[]) {
    await build({ configFile, mode, logLevel: 'warn' })
  }
  await prerender(origin)
}

if (import.meta.filename === process.argv[1]) await buildSite()

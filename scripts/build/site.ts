/** Builds dist/site and dist/renderer: bundles, then the pages with the built-in facts and prices. */
import { resolve } from 'node:path'
import { createBuilder } from 'vite'
import { LOCAL_PORT } from '#scripts/build/outputs.ts'
import { prerender } from '#scripts/build/prerender.ts'

const configFile = resolve(import.meta.dirname, '../../frontend/vite.config.ts')

/** @param origin `https://host` of the site, for canonical links */
export async function buildSite(
  origin = process.env['SITE_ORIGIN'] ?? `http://localhost:${LOCAL_PORT}`,
): Promise<void> {
  // Whatever the caller's value: React's development code does not match its production runtime.
  process.env['NODE_ENV'] = 'production'
  const builder = await createBuilder({ configFile, logLevel: 'warn' })
  await builder.buildApp()
  await prerender(origin)
}

if (import.meta.filename === process.argv[1]) await buildSite()

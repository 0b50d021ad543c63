/** Builds dist/site and dist/renderer: bundles, then the pages with the built-in facts and prices. */
import { resolve } from 'node:path'
import { createBuilder } from 'vite'
import { LOCAL_PORT } from '#scripts/build/outputs.ts'
import { prerender } from '#scripts/build/prerender.ts'

const configFile = resolve(import.meta.dirname, '../../frontend/vite.config.ts')

export async function buildSite(): Promise<void> {
  // Whatever the caller's value: React's development code does not match its production runtime.
  process.env['NODE_ENV'] = 'production'
  const builder = await createBuilder({ configFile, logLevel: 'warn' })
  await builder.buildApp()
  // For canonical links.
  await prerender(process.env['SITE_ORIGIN'] ?? `http://localhost:${LOCAL_PORT}`)
}

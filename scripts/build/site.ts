/** Builds dist/site: browser bundles, renderer, then the static pages. */
import { resolve } from 'node:path'
import { build } from 'vite'
import { liveFacts } from '#scripts/build/live-facts.ts'
import { LOCAL_PORT } from '#scripts/build/outputs.ts'
import { prerender } from '#scripts/build/prerender.ts'
import type { BuildName } from '../../frontend/vite.config.ts'

const configFile = resolve(import.meta.dirname, '../../frontend/vite.config.ts')

/**
 * @param origin `https://host` of the site, for canonical links
 * @param dataOrigin the live site whose facts and prices the pages show; without one they show the built-in ones
 */
export async function buildSite(
  origin = process.env['SITE_ORIGIN'] ?? `http://localhost:${LOCAL_PORT}`,
  dataOrigin = process.env['SITE_DATA_ORIGIN'],
): Promise<void> {
  // Whatever the caller's value: React's development code does not match its production runtime.
  process.env['NODE_ENV'] = 'production'
  const facts = dataOrigin ? await liveFacts(dataOrigin) : undefined
  // One value for all bundles: a page and its hydration must show the same facts.
  const define: Record<string, string> = facts
    ? {
        'import.meta.env.SITE_INFO': JSON.stringify(facts.siteInfo),
        'import.meta.env.PRICING': JSON.stringify(facts.pricing),
      }
    : {}
  for (const mode of ['public', 'admin', 'renderer'] satisfies BuildName[]) {
    await build({ configFile, mode, define, logLevel: 'warn' })
  }
  await prerender(origin)
}

if (import.meta.filename === process.argv[1]) await buildSite()

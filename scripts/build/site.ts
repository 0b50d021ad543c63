/** Builds dist/site: the browser's bundles, the renderer, then the static pages. */
import { resolve } from 'node:path'
import { build } from 'vite'
import { liveFacts } from '#scripts/build/live-facts.ts'
import { LOCAL_PORT } from '#scripts/build/outputs.ts'
import { prerender } from '#scripts/build/prerender.ts'
import type { BuildName } from '../../frontend/vite.config.ts'

const configFile = resolve(import.meta.dirname, '../../frontend/vite.config.ts')

/**
 * @param origin `https://host` of the site; SITE_ORIGIN, or the local one
 * @param dataOrigin a live site whose facts and prices go into the pages; SITE_DATA_ORIGIN, or none: the built-in ones
 */
export async function buildSite(
  origin = process.env['SITE_ORIGIN'] ?? `http://localhost:${LOCAL_PORT}`,
  dataOrigin = process.env['SITE_DATA_ORIGIN'],
): Promise<void> {
  // Whoever builds: with another value React's development code would stand against its production runtime.
  process.env['NODE_ENV'] = 'production'
  const facts = dataOrigin ? await liveFacts(dataOrigin) : undefined
  // Once for all bundles: a page and its hydration must be filled with the same facts.
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

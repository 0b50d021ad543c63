/** Bundles every function with one esbuild call: what `cdk deploy` ships, the local stack runs and the tests test. */
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { type Bundle, bundles } from '#functions/bundles.ts'

/** CommonJS packages inside an ES module bundle still call require() for Node's own modules. */
const REQUIRE_BANNER =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);"

/** Functions validate; only the OpenAPI script asks zod for JSON Schema, outside of bundles. 18 KB. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  setup({ onLoad }) {
    onLoad({ filter: /zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/ }, () => ({
      contents: 'exports.createToJSONSchemaMethod = exports.createStandardJSONSchemaMethod = () => undefined',
    }))
  },
}

/** The SDK's clients import their package.json whole, only to know their version. 2 KB each. */
const shortPackageInfo: Plugin = {
  name: 'short-package-info',
  setup({ onLoad }) {
    onLoad({ filter: /@aws-sdk[\\/]client-[\w-]+[\\/]package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string }
      return { contents: JSON.stringify({ version }), loader: 'json' }
    })
  },
}

/** esbuild options for a set of bundles; `entry` files must exist. */
export function functionBuildOptions(of: readonly Bundle[]): BuildOptions {
  return {
    entryPoints: of.map(({ name, entry }) => ({ in: entry, out: `${name}/index` })),
    outdir: 'dist/functions',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    alias: {
      '@aws-sdk/credential-provider-node': './scripts/bundle-replacements/credentials.ts',
      'mnemonist/lru-cache': './scripts/bundle-replacements/lru-cache.ts',
      semver: './scripts/bundle-replacements/semver.ts',
    },
    // The SDK imports this on demand, for services that stream events; none of ours does. 15 KB.
    external: ['@smithy/core/event-streams'],
    plugins: [withoutJsonSchema, shortPackageInfo],
    banner: { js: REQUIRE_BANNER },
    legalComments: 'none',
    sourcemap: false,
    logLevel: 'warning',
  }
}

/** The list of bundles, split by whether the source file exists. */
export function splitBundles(): { present: Bundle[]; missing: Bundle[] } {
  const present = bundles.filter(({ entry }) => existsSync(entry))
  return { present, missing: bundles.filter((one) => !present.includes(one)) }
}

/**
 * Writes dist/functions/<name>/index.mjs for each function, from the repository's root. A function without a source file
 * is left out with a complaint; it answers 500 locally, and the contract tests fail.
 * @returns the functions left out
 */
export async function buildFunctions(): Promise<Bundle[]> {
  const { present, missing } = splitBundles()
  await build(functionBuildOptions(present))
  const names = new Set<string>(present.map(({ name }) => name))
  for (const folder of await readdir('dist/functions')) {
    if (!names.has(folder)) await rm(`dist/functions/${folder}`, { recursive: true })
  }
  for (const { name, entry } of missing) console.error(`Function ${name} is left out: there is no ${entry}`)
  return missing
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const missing = await buildFunctions()
  if (missing.length > 0) process.exitCode = 1
}

/** Bundles every function with one esbuild call: what `cdk deploy` ships, the local stack runs and the tests test. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { bundles } from '#functions/manifest.ts'

/** CommonJS packages inside an ES module bundle still call require() for Node's own modules. */
export const REQUIRE_BANNER =
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

/** Node's own modules are required: an import copies all that a module exports, and `node:process` then opens its streams. */
const requiredBuiltins: Plugin = {
  name: 'required-builtins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'import-statement' && isBuiltin(path)
        ? { path, namespace: 'builtin', sideEffects: false }
        : undefined,
    )
    onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = require('${path}')`,
    }))
  },
}

/** esbuild options for all functions. */
export function functionBuildOptions(): BuildOptions {
  return {
    entryPoints: bundles.map(({ name, entry }) => ({ in: entry, out: `${name}/index` })),
    outdir: 'dist/functions',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    alias: {
      '@aws-sdk/credential-provider-node': './scripts/build/replacements/credentials.ts',
      'mnemonist/lru-cache': './scripts/build/replacements/lru-cache.ts',
      semver: './scripts/build/replacements/semver.ts',
    },
    // The SDK imports this on demand, for services that stream events; none of ours does. 15 KB.
    external: ['@smithy/core/event-streams'],
    plugins: [withoutJsonSchema, shortPackageInfo, requiredBuiltins],
    banner: { js: REQUIRE_BANNER },
    legalComments: 'none',
    sourcemap: false,
    logLevel: 'warning',
  }
}

/**
 * Writes dist/functions/<name>/index.mjs for each function, from the repository's root, and removes what is no function
 * any more.
 * @throws when a handler file is missing or does not compile; esbuild names it on the terminal
 */
export async function buildFunctions(): Promise<void> {
  await build(functionBuildOptions())
  const names = new Set<string>(bundles.map(({ name }) => name))
  for (const folder of await readdir('dist/functions')) {
    if (!names.has(folder)) await rm(`dist/functions/${folder}`, { recursive: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFunctions()

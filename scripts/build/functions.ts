/** Bundles every function with one esbuild call. `cdk deploy`, the local stack and the tests take the same files. */
import { isBuiltin } from 'node:module'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { bundles } from '#functions/manifest.ts'
import { FUNCTIONS_DIRECTORY } from '#scripts/build/outputs.ts'
import { replacements } from '#scripts/build/replacements.ts'
import { unusedSchemas } from '#scripts/build/unused-schemas.ts'

/** Defines the require() that CommonJS packages call inside an ES module bundle. */
export const REQUIRE_BANNER =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);"

/**
 * Requires Node's own modules: an import evaluates every export, and those of `node:process` open its streams. Saves 1 ms of
 * a bundle's 40 ms of loading.
 */
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

/** 19 KB. Only clients of services with event streams import them at once; on demand, nobody asks for them. */
const eventStreamsOnDemand: Plugin = {
  name: 'event-streams-on-demand',
  setup({ onResolve }) {
    onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

export function functionBuildOptions(): BuildOptions {
  return {
    entryPoints: bundles.map(({ name, entry }) => ({ in: entry, out: `${name}/index` })),
    outdir: FUNCTIONS_DIRECTORY,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    plugins: [unusedSchemas, eventStreamsOnDemand, replacements, requiredBuiltins],
    banner: { js: REQUIRE_BANNER },
    legalComments: 'none',
    sourcemap: false,
    logLevel: 'warning',
  }
}

/** Writes dist/functions/<name>/index.mjs for each function. */
export async function buildFunctions(): Promise<void> {
  await build(functionBuildOptions())
}

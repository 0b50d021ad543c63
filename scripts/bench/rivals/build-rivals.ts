/** Bundles the rivals with the very options of the functions that ship. */
import { resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { bundles } from '#functions/bundles.ts'
import { type EndpointName, endpoints } from '#schemas/api/index.ts'
import { functionBuildOptions } from '#scripts/build-functions.ts'

const FRAMEWORKS = ['hono', 'express'] as const
type Framework = (typeof FRAMEWORKS)[number]

const OUTPUT = 'dist/bench'
const BARE_ENDPOINT = resolve('scripts/bench/rivals/bare-endpoint.ts')

const bareEndpoints: Plugin = {
  name: 'bare-endpoints',
  setup({ onResolve }) {
    onResolve({ filter: /^#functions\/http\/endpoint-handler\.ts$/ }, () => ({ path: BARE_ENDPOINT }))
  },
}

/** The bundle that holds nothing but the SDK and one query. */
export async function buildFloor(): Promise<string> {
  const outfile = resolve(OUTPUT, 'floor/index.mjs')
  const { entryPoints: _, outdir: __, outExtension: ___, ...options } = functionBuildOptions()
  await build({ ...options, entryPoints: ['scripts/bench/rivals/floor.ts'], outfile })
  return outfile
}

/**
 * One Lambda of a framework that serves some endpoints.
 * @param names the endpoints; all of them when absent
 * @returns the bundle's path
 */
export async function buildRival(framework: Framework, names?: readonly EndpointName[]): Promise<string> {
  const outfile = resolve(OUTPUT, `${framework}-${names?.join('-') ?? 'api'}/index.mjs`)
  const { entryPoints: _, outdir: __, outExtension: ___, plugins = [], ...options } = functionBuildOptions()
  await build({
    ...options,
    stdin: { contents: entryOf(framework, names), resolveDir: '.', loader: 'ts' },
    plugins: [...plugins, bareEndpoints],
    outfile,
  })
  return outfile
}

function entryOf(framework: Framework, names: readonly EndpointName[] | undefined): string {
  const served = new Set<string>(names ?? endpoints.map(({ name }) => name))
  const entries = bundles.filter(({ name }) => served.has(name))
  return [
    `import { serve } from '#scripts/bench/rivals/${framework}.ts'`,
    ...entries.map(({ name, entry }) => `import { handler as ${name} } from './${entry}'`),
    `export const handler = serve([${entries.map(({ name }) => name).join(', ')}])`,
  ].join('\n')
}

/** What is built is stale when anything that it is built from has changed. */
import { expect, test } from '@jest/globals'
import { build } from 'esbuild'
import { bundles } from '#functions/manifest.ts'
import { FUNCTIONS_DIRECTORY, LOCAL_STACK_FILE, SITE_DIRECTORY } from '#scripts/build/outputs.ts'
import { FOR_TESTS, SHIPPED } from '#scripts/build/stale.ts'

test.each([
  [FUNCTIONS_DIRECTORY, bundles.map(({ entry }) => entry)],
  [SITE_DIRECTORY, ['scripts/build/site.ts', 'frontend/src/site/render/render.tsx']],
  [LOCAL_STACK_FILE, ['scripts/start.ts']],
])('%s is rebuilt when a file that it needs has changed', async (output, entryPoints) => {
  const { metafile } = await build({
    ...{ entryPoints, bundle: true, write: false, metafile: true, outdir: 'unwritten' },
    ...{ format: 'esm', platform: 'node', packages: 'external', logLevel: 'error' },
    loader: { '.svg': 'empty', '.webp': 'empty', '.jpg': 'empty' },
  })
  const { sources = [] } = [...SHIPPED, ...FOR_TESTS].find((part) => part.output === output) ?? {}
  const needed = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'))
  expect(needed.length).toBeGreaterThan(10)
  expect(needed.filter((file) => !sources.some((source) => file.startsWith(`${source}/`)))).toEqual([])
})

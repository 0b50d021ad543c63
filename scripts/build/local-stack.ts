/** Bundles the local stack for tests, which start it some fifty times: finding and compiling file by file is half of a start. */
import { readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { REQUIRE_BANNER } from '#scripts/build/functions.ts'
import { LOCAL_STACK_FILE } from '#scripts/build/outputs.ts'

/** Sources find their files beside them, and so does the mail viewer, as if they had stayed where they were. */
const whereItStood: Plugin = {
  name: 'where-it-stood',
  setup({ onLoad }) {
    onLoad(
      { filter: /\/(functions|infra|scripts)\/.*\.ts$|\/aws-ses-v2-local\/.*\.js$/ },
      async ({ path }) => ({
        contents: (await readFile(path, 'utf8'))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
          .replaceAll(/import\.meta\.dirname|\b__dirname/g, JSON.stringify(dirname(path))),
        loader: 'default',
      }),
    )
  },
}

/** Writes the file in one go: several tests may want it at the same moment. */
export async function buildLocalStack(): Promise<void> {
  const unfinished = `${LOCAL_STACK_FILE}.${process.pid}`
  await build({
    entryPoints: ['scripts/start.ts'],
    outfile: unfinished,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    external: [
      'esbuild',
      'libsql',
      // Whoever starts the stack has built what it runs.
      '#scripts/build/functions.ts',
      '#scripts/build/site.ts',
      '#scripts/build/local-stack.ts',
      '#scripts/build/whole-styles.ts',
    ],
    plugins: [whereItStood],
    banner: { js: REQUIRE_BANNER },
    logLevel: 'warning',
  })
  await rename(unfinished, LOCAL_STACK_FILE)
}

/** Compiles the public styles without purging, for browser tests: 5 s of processor time, too long for each worker. */
import { rename, writeFile } from 'node:fs/promises'
import { compileAsync } from 'sass'
import { WHOLE_STYLES_FILE } from '#scripts/build/outputs.ts'

/** Renames the finished file into place: several tests may read or build it at once. */
export async function buildWholeStyles(): Promise<void> {
  const { css } = await compileAsync('frontend/src/styles/site.scss', {
    loadPaths: ['node_modules'],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  })
  const unfinished = `${WHOLE_STYLES_FILE}.${process.pid}`
  await writeFile(unfinished, css)
  await rename(unfinished, WHOLE_STYLES_FILE)
}

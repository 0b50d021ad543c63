/** Compiles the styles of the public pages without cutting them down, for the tests that compare. */
import { rename, writeFile } from 'node:fs/promises'
import { compileAsync } from 'sass'
import { WHOLE_STYLES_FILE } from '#scripts/build/outputs.ts'

/** Writes the file in one go: several tests may want it at the same moment. */
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

/** Compiles the styles of the public pages without cutting them down, for the tests that compare. */
import { rename, writeFile } from 'node:fs/promises'
import { compileAsync } from 'sass'

/** Writes the file in one go: several tests may want it at the same moment. */
export async function buildWholeStyles(output: string): Promise<void> {
  const { css } = await compileAsync('frontend/src/styles/site.scss', {
    loadPaths: ['node_modules'],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  })
  const unfinished = `${output}.${process.pid}`
  await writeFile(unfinished, css)
  await rename(unfinished, output)
}

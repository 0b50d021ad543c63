/** Builds the one inline script of public pages, and the hash by which the content security policy allows it. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { DIST } from '#scripts/build/outputs.ts'

const SOURCE = resolve(import.meta.dirname, '../../frontend/src/browser/boot.ts')

/** Writes the script and its hash into dist. @returns the text of a module script */
export async function buildBootScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    write: false,
  })
  const text = outputFiles[0]?.text.trim() ?? ''
  const hash = createHash('sha256').update(text).digest('base64')
  writeFileSync(join(DIST, 'boot-script.js'), text)
  writeFileSync(join(DIST, 'boot-script.sha256'), `sha256-${hash}`)
  return text
}

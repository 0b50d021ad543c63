/**
 * The one script that stands in the HTML of public pages. It is made from its source and not taken from a build, so that the
 * policy that allows it is known where nothing is built.
 */
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

const source = fileURLToPath(new URL('../../frontend/src/boot.ts', import.meta.url))
const built = buildSync({
  entryPoints: [source],
  bundle: true,
  format: 'esm',
  minify: true,
  target: 'es2022',
  write: false,
})

/** The text of a module script. */
export const BOOT_SCRIPT = built.outputFiles[0]?.text.trim() ?? ''

/** By this the content security policy lets it run, and no other inline script. */
export const BOOT_SCRIPT_HASH = `'sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}'`

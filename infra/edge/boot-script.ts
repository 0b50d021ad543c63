/**
 * The one script that stands in the HTML of public pages. It is made from its source and not taken from a build, so that the
 * policy that allows it is known where nothing is built.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

const source = readFileSync(new URL('../../frontend/src/boot.ts', import.meta.url), 'utf8')

/** The text of a module script. */
export const BOOT_SCRIPT = transformSync(source, { loader: 'ts', minify: true, target: 'es2022' }).code.trim()

/** By this the content security policy lets it run, and no other inline script. */
export const BOOT_SCRIPT_HASH = `'sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}'`

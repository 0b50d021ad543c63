/** The fonts that browsers of tests and benchmarks draw with, so that no result depends on the machine's. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const PACKAGES = ['@expo-google-fonts/arimo', 'dejavu-fonts-ttf']

/**
 * The environment of a browser that draws with these fonts alone. One that uses no fontconfig, as on macOS, keeps the system's.
 * @param fonts Arial's widths, as most visitors see them, or DejaVu alone, as on a bare Linux: files in the folder `fonts`
 * @throws Error that says what to do when they are missing
 */
export function fontsEnvironment(fonts: 'narrow' | 'wide'): Record<string, string> {
  const modules = resolve(import.meta.dirname, '../../node_modules')
  const missing = PACKAGES.find((name) => !existsSync(join(modules, name)))
  if (missing) throw new Error(`The fonts of ${missing} are missing. Run npm ci.`)
  const file = join(import.meta.dirname, 'fonts', `${fonts}.conf`)
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file }
}

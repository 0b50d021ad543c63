/** The fonts that browsers of tests and benchmarks draw with, so that no result depends on the machine's. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Each has a file of fontconfig beside this one, and its package. */
const PACKAGES = { narrow: '@expo-google-fonts/arimo', wide: 'dejavu-fonts-ttf' }

/** Arial's widths, as most visitors see them, or DejaVu alone, as on a bare Linux. */
type Fonts = keyof typeof PACKAGES

/** `TEST_FONTS=wide` runs all browser tests with the wide ones. */
const wanted = process.env['TEST_FONTS'] || 'narrow'

/**
 * The environment of a browser that draws with these fonts alone. Browsers that use no fontconfig, as on macOS, keep the system's.
 * @throws Error that says what to do when they are missing
 */
export function fontsEnvironment(fonts = wanted): Record<string, string> {
  if (!isFonts(fonts)) throw new Error(`TEST_FONTS is ${Object.keys(PACKAGES).join(' or ')}, not ${fonts}.`)
  const modules = resolve(import.meta.dirname, '../../node_modules')
  const missing = Object.values(PACKAGES).find((name) => !existsSync(join(modules, name)))
  if (missing) throw new Error(`The fonts of ${missing} are missing. Run npm ci.`)
  const file = join(import.meta.dirname, 'fonts', `${fonts}.conf`)
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file }
}

function isFonts(name: string): name is Fonts {
  return Object.hasOwn(PACKAGES, name)
}

/** Finds a Chromium for browser tests and measurements, or installs one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

/** In order of preference: the headless shell has no windows to draw, and takes two thirds of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

const isRoot = process.getuid?.() === 0
/** Without a terminal to ask for a password on. */
const asRoot = isRoot ? '' : 'sudo -n '

/** Tried in order until there is a Chromium: Debian's packages, then Playwright's download, at last without its libraries. */
const INSTALLERS = [
  `${asRoot}apt-get update`,
  `${asRoot}apt-get install -y --no-install-recommends chromium-headless-shell`,
  `${asRoot}apt-get install -y --no-install-recommends chromium`,
  'npx playwright install --with-deps chromium',
  'npx playwright install chromium',
]

/** What keeps Chromium from talking to anyone but the page; as root it cannot build its sandbox. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** Path of the program: CHROMIUM_PATH, the system's, or Playwright's own download. */
export function findChromium(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted) return wanted
  const folders = (process.env['PATH'] ?? '').split(':')
  const programs = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...programs, chromium.executablePath()].find((program) => existsSync(program) && isWhole(program))
}

/** False for what stands where Chromium would: Ubuntu's package is a script that asks for a snap. */
function isWhole(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

/**
 * Finds Chromium, or installs it by the system's package manager or Playwright.
 * @throws Error that says what to do when neither worked
 */
export function requireChromium(): string {
  const found = findChromium()
  if (found) return found
  for (const command of INSTALLERS) {
    console.log(`Chromium is missing. Trying: ${command}`)
    // No input, so that nothing can wait for an answer.
    spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error('No Chromium. Install one, or set CHROMIUM_PATH to its program.')
}

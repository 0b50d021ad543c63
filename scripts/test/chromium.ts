/** Finds or installs Chromium, for browser tests and benchmarks. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

/** In order of preference: the headless shell draws no windows and takes two thirds of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

const isRoot = process.getuid?.() === 0
/** -n: fails instead of asking for a password. */
const asRoot = isRoot ? '' : 'sudo -n '

/** Run in order until Chromium is there: Debian's packages, then Playwright's download, at last without system libraries. */
const INSTALLERS = [
  `${asRoot}apt-get update`,
  `${asRoot}apt-get install -y --no-install-recommends chromium-headless-shell`,
  `${asRoot}apt-get install -y --no-install-recommends chromium`,
  'npx playwright install --with-deps chromium',
  'npx playwright install chromium',
]

/** Stop Chromium's own network traffic. Its sandbox does not work for root. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** Path of CHROMIUM_PATH, of a system program, or of Playwright's download. */
function findChromium(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted) return wanted
  const folders = (process.env['PATH'] ?? '').split(':')
  const programs = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...programs, chromium.executablePath()].find((program) => existsSync(program) && canRun(program))
}

/** Ubuntu's package is a script that asks for a snap and fails. */
function canRun(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

/**
 * Finds Chromium, or installs it with the system's package manager or Playwright.
 * @throws Error that says what to do when neither works
 */
export function requireChromium(): string {
  const found = findChromium()
  if (found) return found
  for (const command of INSTALLERS) {
    console.log(`Chromium is missing. Trying: ${command}`)
    // No input: an installer that asks must not wait forever.
    spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error('No Chromium. Install one, or set CHROMIUM_PATH to its program.')
}

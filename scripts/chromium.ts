/** Finds a Chromium for browser tests and measurements, or installs one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The headless shell first: it has no windows to draw, and takes two thirds of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Tried in order until there is a Chromium. */
const INSTALLERS = [
  'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell',
  'apt-get install -y --no-install-recommends chromium',
  'sudo -n apt-get update && sudo -n apt-get install -y --no-install-recommends chromium',
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
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Path of the program: CHROMIUM_PATH, the system's, or Playwright's own download. */
export function findChromium(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted) return wanted
  const folders = (process.env['PATH'] ?? '').split(':')
  const installed = folders.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)).find(existsSync)
  return installed ?? [chromium.executablePath()].find(existsSync)
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
    spawnSync('sh', ['-c', command], { stdio: 'inherit' })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error('No Chromium. Install one, or set CHROMIUM_PATH to its program.')
}

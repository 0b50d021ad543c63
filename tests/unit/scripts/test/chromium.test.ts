/** Runs on a machine whose only programs are in one folder. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const have = (name: string, ...lines: string[]) =>
  writeFileSync(join(folder, name), ['#!/bin/sh', ...lines].join('\n'), { mode: 0o755 })

/** Calls a function of scripts/test/chromium.ts in a program, and returns the last line that it prints. */
function answerOf(call: 'findChromium' | 'requireChromium'): string | undefined {
  const program = `import { ${call} } from '#scripts/test/chromium.ts'; console.log(${call}())`
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const env = { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder }
  const { stdout, stderr } = spawnSync(process.execPath, flags, { env, encoding: 'utf8' })
  const [error] = /^Error: .*/m.exec(stderr) ?? []
  return error ?? stdout.trim().split('\n').at(-1)
}

test('the headless shell is preferred, and a launcher without a browser behind it is skipped', () => {
  have('chromium')
  have('chromium-headless-shell')
  expect(answerOf('findChromium')).toBe(join(folder, 'chromium-headless-shell'))
  have('chromium-headless-shell', 'echo "requires the chromium snap to be installed"', 'exit 1')
  expect(answerOf('findChromium')).toBe(join(folder, 'chromium'))
})

test('where there is none, the package manager is asked for the shell and then for the browser', () => {
  const chromium = join(folder, 'chromium')
  have('sudo', 'shift', 'exec "$@"')
  have(
    'apt-get',
    'case "$*" in',
    '  *chromium-headless-shell) exit 100 ;;',
    `  *chromium) echo '#!/bin/sh' > ${chromium}; /bin/chmod +x ${chromium} ;;`,
    'esac',
  )
  expect(answerOf('requireChromium')).toBe(chromium)
})

test('where nothing can be installed, the error says what to do', () => {
  expect(answerOf('requireChromium')).toBe(
    'Error: No Chromium. Install one, or set CHROMIUM_PATH to its program.',
  )
})

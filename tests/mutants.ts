/**
 * `npm run mutants`: puts small faults into the pure modules, one at a time, and fails when the unit tests notice too few.
 * `-- --changed <commit>`: into the lines that have changed since then, in whatever module, against its unit and component tests,
 * or against the test files that are named after it. API tests then run the stack that is built from the faulty sources.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const CONFIG = 'tests/stryker.config.json'
const CHANGED_CONFIG = '.mutants/changed.json'
const SOURCES = ['schemas', 'functions', 'frontend/src', 'infra', 'scripts']

const [option, commit, ...testFiles] = process.argv.slice(2)
const parameters =
  option === '--changed' && commit
    ? [writeConfig(testFiles), '--mutate', linesSince(commit)]
    : [CONFIG, ...process.argv.slice(2)]
const { status } = spawnSync('npx', ['--no-install', 'stryker', 'run', ...parameters], {
  stdio: 'inherit',
  env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' },
})
process.exitCode = status ?? 1

/** `file:first-last` of each hunk, with commas. */
function linesSince(since: string): string {
  const diff = execFileSync('git', ['diff', '-U0', '--no-renames', since, '--', ...SOURCES], {
    encoding: 'utf8',
  })
  const ranges: string[] = []
  let file = ''
  for (const line of diff.split('\n')) {
    file = /^\+\+\+ b\/(.+\.tsx?)$/.exec(line)?.[1] ?? (line.startsWith('+++') ? '' : file)
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (file && existsSync(file) && first && Number(count) > 0)
      ranges.push(`${file}:${first}-${Number(first) + Number(count) - 1}`)
  }
  if (ranges.length === 0) throw new Error(`No code has changed since ${since}`)
  return ranges.join(',')
}

/** Stryker's own runner finds the tests that load a module; jsdom's tests cannot say which lines each of them covers. */
function writeConfig(testFiles: string[]): string {
  const config = JSON.parse(readFileSync(CONFIG, 'utf8'))
  const testMatch = ['<rootDir>/tests/unit/**/*.test.{ts,tsx}', '<rootDir>/tests/contract/openapi.test.ts']
  const runner =
    testFiles.length > 0
      ? {
          testRunner: 'command',
          commandRunner: { command: `npm run -s build:stale && npx jest --bail ${testFiles.join(' ')}` },
        }
      : { jest: { ...config.jest, config: { testMatch } } }
  mkdirSync('.mutants', { recursive: true })
  writeFileSync(
    CHANGED_CONFIG,
    JSON.stringify({ ...config, ...runner, coverageAnalysis: 'off', incremental: false }),
  )
  return CHANGED_CONFIG
}

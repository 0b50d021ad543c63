/** `npm test`: every level of tests on a fresh machine. The last line is the sum; the exit code says whether all is well. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildStale } from '#scripts/build-stale.ts'
import { requireChromium } from '#scripts/chromium.ts'

type Counts = { passed: number; failed: number }
type Level = { name: string; run: () => Counts }

const RESULTS = 'test-results'

const LEVELS: Level[] = [
  { name: 'types', run: () => check('tsc') },
  { name: 'lint', run: () => check('biome', 'check', '.') },
  { name: 'unit and contract', run: () => jest('unit', 'tests/unit', 'tests/contract') },
  { name: 'pages', run: () => jest('pages', 'tests/site') },
  { name: 'infra', run: () => jest('infra', 'tests/infra') },
  { name: 'API', run: () => jest('api', 'tests/api') },
  { name: 'faults', run: () => jest('faults', 'tests/faults') },
  { name: 'browser', run: browser },
]

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
await buildStale()

const total: Counts = { passed: 0, failed: 0 }
const lines: string[] = []
for (const { name, run } of LEVELS) {
  console.log(`\n── ${name}`)
  const startedAt = performance.now()
  const { passed, failed } = run()
  const isEmpty = passed + failed === 0
  total.passed += passed
  total.failed += isEmpty ? 1 : failed
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const result = isEmpty ? 'ran no test, which counts as a failure' : `${passed} passed, ${failed} failed`
  lines.push(`${name.padEnd(18)} ${result} (${seconds} s)`)
}
console.log(`\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/** A command that is one test by itself. */
function check(program: string, ...parameters: string[]): Counts {
  const isRight = runProgram(program, parameters)
  return { passed: isRight ? 1 : 0, failed: isRight ? 0 : 1 }
}

function jest(name: string, ...folders: string[]): Counts {
  const file = `${RESULTS}/${name}.json`
  const isRight = runProgram('jest', ['--maxWorkers=2', '--json', `--outputFile=${file}`, ...folders])
  const report = readReport(file) as {
    numPassedTests?: number
    numFailedTests?: number
    /** Files that could not even be loaded. */
    numRuntimeErrorTestSuites?: number
  }
  return counts(
    isRight,
    report.numPassedTests ?? 0,
    (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0),
  )
}

function browser(): Counts {
  process.env['CHROMIUM_PATH'] = requireChromium()
  const isRight = runProgram('playwright', ['test'])
  const { stats } = readReport(`${RESULTS}/browser.json`) as {
    stats?: { expected: number; unexpected: number; flaky: number }
  }
  return counts(isRight, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0))
}

/** A run that went wrong counts as a failure even when no single test did. */
function counts(isRight: boolean, passed: number, failed: number): Counts {
  return { passed, failed: isRight || failed > 0 || passed === 0 ? failed : 1 }
}

function runProgram(program: string, parameters: string[]): boolean {
  const { status } = spawnSync('npx', ['--no-install', program, ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules', NODE_NO_WARNINGS: '1' },
  })
  return status === 0
}

function readReport(file: string): object {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}
}

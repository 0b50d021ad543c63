/** `npm test`: every level of tests on a fresh machine. The last line is the sum; the exit code says whether all is well. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { buildStale } from '#scripts/build-stale.ts'
import { requireChromium } from '#scripts/chromium.ts'

type Counts = { passed: number; failed: number }
type Level = { name: string; run: () => Promise<Counts> }

const RESULTS = 'test-results'

const LEVELS: Level[] = [
  { name: 'types', run: () => check('tsc') },
  { name: 'lint', run: () => check('biome', 'check', '.') },
  { name: 'unit and contract', run: () => jest('unit', 'tests/unit', 'tests/contract') },
  { name: 'pages', run: () => jest('pages', 'tests/site') },
  { name: 'infra', run: () => jest('infra', 'tests/infra') },
  { name: 'faults', run: showFaults },
  { name: 'API', run: () => jest('api', 'tests/api') },
  { name: 'browser', run: browser },
]

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
await buildStale()

/** Waits for outages to pass most of its time, so it runs beside the first levels. */
const faults = startQuietly('jest', jestParameters('faults', 'tests/faults'))

const total: Counts = { passed: 0, failed: 0 }
const lines: string[] = []
for (const { name, run } of LEVELS) {
  console.log(`\n── ${name}`)
  const startedAt = performance.now()
  const { passed, failed } = await run()
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
async function check(program: string, ...parameters: string[]): Promise<Counts> {
  const isRight = await runProgram(program, parameters)
  return { passed: isRight ? 1 : 0, failed: isRight ? 0 : 1 }
}

async function jest(name: string, ...folders: string[]): Promise<Counts> {
  return jestCounts(name, await runProgram('jest', jestParameters(name, ...folders)))
}

async function showFaults(): Promise<Counts> {
  const { isRight, output } = await faults
  console.log(output)
  return jestCounts('faults', isRight)
}

function jestParameters(name: string, ...folders: string[]): string[] {
  return ['--maxWorkers=2', '--json', `--outputFile=${RESULTS}/${name}.json`, ...folders]
}

function jestCounts(name: string, isRight: boolean): Counts {
  const report = readReport(`${RESULTS}/${name}.json`) as {
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

async function browser(): Promise<Counts> {
  process.env['CHROMIUM_PATH'] = requireChromium()
  const isRight = await runProgram('playwright', ['test'])
  const { stats } = readReport(`${RESULTS}/browser.json`) as {
    stats?: { expected: number; unexpected: number; flaky: number }
  }
  return counts(isRight, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0))
}

/** A run that went wrong counts as a failure even when no single test did. */
function counts(isRight: boolean, passed: number, failed: number): Counts {
  return { passed, failed: isRight || failed > 0 || passed === 0 ? failed : 1 }
}

async function runProgram(program: string, parameters: string[]): Promise<boolean> {
  const [status] = await once(startProgram(program, parameters, 'inherit'), 'close')
  return status === 0
}

/** What it prints comes with its end. */
async function startQuietly(program: string, parameters: string[]) {
  const child = startProgram(program, parameters, 'pipe')
  const [printed, complaints, [status]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ])
  return { isRight: status === 0, output: printed + complaints }
}

function startProgram(program: string, parameters: string[], output: 'inherit' | 'pipe') {
  return spawn('npx', ['--no-install', program, ...parameters], {
    stdio: ['inherit', output, output],
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules', NODE_NO_WARNINGS: '1' },
  })
}

function readReport(file: string): object {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}
}

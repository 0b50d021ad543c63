/** `npm test`: runs every level of tests. The last line is the sum; the exit code is 0 when nothing failed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { buildStale } from '#scripts/build/stale.ts'
import { requireChromium } from '#scripts/test/chromium.ts'
import { type Counts, counts } from '#scripts/test/counts.ts'

type Outcome = Counts & { seconds: number }
type Level = { name: string; run: () => Promise<Outcome> }

const RESULTS = 'test-results'

/** Several checkers work out the types that they share once each, and the build and the faults need the other core. */
const TYPES = ['tsc', '--checkers', '1'] as const

const LEVELS: Level[] = [
  { name: 'types', run: () => check(...TYPES) },
  { name: 'types in Spanish', run: () => check(...TYPES, '--customConditions', 'es') },
  { name: 'lint', run: () => check('biome', 'check', '.') },
  { name: 'unit and contract', run: () => jest('unit', ['tests/unit', 'tests/contract']) },
  { name: 'pages', run: () => built.then(() => jest('pages', ['tests/site'])) },
  { name: 'infra', run: () => built.then(() => jest('infra', ['tests/infra'])) },
  { name: 'faults', run: showFaults },
  { name: 'API', run: () => jest('api', ['tests/api']) },
  { name: 'browser', run: browser },
]

const startedAt = performance.now()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
const built = buildStale({ forTests: true })

const FAULTS_OUTPUT = `${RESULTS}/faults.txt`
/** Mostly waits for simulated outages, so it runs in parallel with the first levels. */
const faults = built.then(() => jest('faults', ['tests/faults'], openSync(FAULTS_OUTPUT, 'w')))

const total: Counts = { passed: 0, failed: 0 }
const lines: string[] = []
for (const { name, run } of LEVELS) {
  console.log(`\n── ${name}`)
  const { passed, failed, seconds } = await run()
  total.passed += passed
  total.failed += failed
  lines.push(`${name.padEnd(18)} ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`)
}
console.log(`\n${lines.join('\n')}\nall in ${secondsSince(startedAt).toFixed(1)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/** Counts a command as one test. */
function check(program: string, ...parameters: string[]): Promise<Outcome> {
  return timed(async () => {
    const hasPassed = await runProgram(program, parameters)
    return counts(hasPassed, hasPassed ? 1 : 0, 0)
  })
}

function jest(name: string, folders: string[], output?: number): Promise<Outcome> {
  const file = `${RESULTS}/${name}.json`
  return timed(async () => {
    const hasPassed = await runProgram('jest', ['--json', `--outputFile=${file}`, ...folders], output)
    const report = readReport(file) as {
      numPassedTests?: number
      numFailedTests?: number
      /** Files that do not load. */
      numRuntimeErrorTestSuites?: number
    }
    const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report
    return counts(hasPassed, numPassedTests, numFailedTests + numRuntimeErrorTestSuites)
  })
}

async function showFaults(): Promise<Outcome> {
  const outcome = await faults
  console.log(readFileSync(FAULTS_OUTPUT, 'utf8'))
  return outcome
}

function browser(): Promise<Outcome> {
  process.env['CHROMIUM_PATH'] = requireChromium()
  return timed(async () => {
    const hasPassed = await runProgram('playwright', ['test'])
    const { stats } = readReport(`${RESULTS}/browser.json`) as {
      stats?: { expected: number; unexpected: number; flaky: number }
    }
    return counts(hasPassed, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0))
  })
}

async function timed(run: () => Promise<Counts>): Promise<Outcome> {
  const start = performance.now()
  return { ...(await run()), seconds: secondsSince(start) }
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000
}

/** @param output of the program: this terminal, or an open file */
async function runProgram(
  program: string,
  parameters: string[],
  output: 'inherit' | number = 'inherit',
): Promise<boolean> {
  const child = spawn('npx', ['--no-install', program, ...parameters], {
    stdio: ['inherit', output, output],
    env: {
      ...process.env,
      // The build sets it for production, where React has no act for tests of components.
      NODE_ENV: 'test',
      NODE_OPTIONS: '--experimental-vm-modules',
      NODE_NO_WARNINGS: '1',
    },
  })
  const [status] = await once(child, 'close')
  return status === 0
}

function readReport(file: string): object {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}
}

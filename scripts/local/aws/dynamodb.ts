/** Starts the DynamoDB emulator: a native binary over SQLite, with transactions, indexes and streams. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { endWithThisProcess } from '#scripts/local/process/end-with-this-process.ts'
import { claimPort, LOOPBACK } from '#scripts/local/process/ports.ts'

export const DATABASE_FILE = 'dynamodb.sqlite'

/** For the emulator's own transactions. */
const LOCK_TIMEOUT_MS = 2000

/**
 * @param dataDir an existing directory, which keeps the table between runs
 * @param onCrash called when the emulator ends unexpectedly
 * @throws Error in one line when the port is taken or the platform has no emulator
 */
export async function startDynamodb(
  dataDir: string,
  port: number,
  onCrash: (error: Error) => void = () => {},
): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  const databaseFile = join(dataDir, DATABASE_FILE)
  const { child, chosenPort } = await startEmulator(databaseFile, port)
  await indexStream(databaseFile)
  let isStopping = false
  child.once('exit', (code, signal) => {
    if (!isStopping) onCrash(new Error(`The DynamoDB emulator ended (${signal ?? `code ${code}`})`))
  })
  return {
    endpoint: `http://${LOOPBACK}:${chosenPort}`,
    stop: async () => {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

/**
 * Each write and each read of the stream looks for a number among its records, which the emulator never deletes. A write took 2 ms
 * more after 5,000 of them (2026-11-24), and the tests of the API make ten times as many. Does nothing on platforms without libsql.
 */
async function indexStream(databaseFile: string): Promise<void> {
  const library = await import('libsql').catch(() => undefined)
  if (!library) return
  const database = new library.default(databaseFile, { timeout: LOCK_TIMEOUT_MS })
  database.exec(
    'CREATE INDEX IF NOT EXISTS _stream_numbers ON _stream_records (table_name, CAST(sequence_number AS INTEGER))',
  )
  database.close()
}

async function startEmulator(databaseFile: string, port: number) {
  const program = emulatorProgram()
  for (;;) {
    const chosenPort = await claimPort(port, 'DYNAMODB_PORT')
    const child = spawn(
      program,
      ['--host', LOOPBACK, '--port', String(chosenPort), '--db-path', databaseFile],
      // A process group of its own: Ctrl-C in a terminal must not end the table before its writers.
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    )
    endWithThisProcess(child)
    const problem = await listening(child)
    if (problem === undefined) return { child, chosenPort }
    // Another program may take a free port before the emulator does.
    const isLost = port === 0 && problem.includes('already in use')
    if (!isLost) throw new Error(`The DynamoDB emulator did not start: ${problem}`)
  }
}

/** @throws Error that says what to do on other platforms */
function emulatorProgram(): string {
  try {
    const manifest = createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json')
    return join(dirname(manifest), 'dynoxide')
  } catch {
    throw new Error(
      'The DynamoDB emulator is a Linux x64 program. Elsewhere, start another DynamoDB and set DYNAMODB_ENDPOINT to its address.',
    )
  }
}

/** Resolves on the emulator's "listening" line, or with its output when it ends before that. */
function listening(child: ChildProcess): Promise<string | undefined> {
  let output = ''
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      output += chunk
      if (output.includes('listening on ')) resolve(undefined)
    })
    child.once('error', reject)
    child.once('close', () => resolve(output.trim()))
  })
}

/** The real local stack for tests: the bundle of `npm start` in a process of its own, with ports and data of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL_STACK_FILE } from '#scripts/build/outputs.ts'
import { isStaleForTests } from '#scripts/build/stale.ts'
import { endWithThisProcess } from '#scripts/local/process/end-with-this-process.ts'
import { stackClock } from '#tests/support/api/stack-clock.ts'

export type TestStack = Awaited<ReturnType<typeof startTestStack>>

type Options = {
  /** Kept after the test; a new temporary one when absent. */
  dataDir?: string
  /** Any variable that `npm start` reads. */
  env?: Record<string, string>
  /** Nobody stops it: it ends with this process, which does not wait for it. */
  isKept?: boolean
}

/** Resolves when the stack is ready. Rejects with its output when it ends before that. */
export async function startTestStack({ dataDir, env = {}, isKept = false }: Options = {}) {
  const directory = dataDir ?? (await mkdtemp(join(tmpdir(), 'stack-')))
  // In a process of its own: Vite does not run inside of jest.
  if (isStaleForTests())
    execFileSync('npm', ['run', '-s', 'build:stale'], { env: withoutTestFlags(process.env) })
  const child = spawn(process.execPath, [LOCAL_STACK_FILE], {
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      ...withoutTestFlags(process.env),
      PORT: '0',
      MAIL_PORT: '0',
      DYNAMODB_PORT: '0',
      DATA_DIR: directory,
      // To render all pages takes a second, and few tests look at them.
      PUBLISHER: 'edits',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithThisProcess(child, isKept ? directory : undefined)
  const output = await readyOutput(child)
  if (isKept) for (const handle of [child, child.stdout as Socket, child.stderr as Socket]) handle.unref()
  const line = (name: string) => new RegExp(`^${name}\\s+(\\S+)(?: (\\S+))?`, 'm').exec(output())
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    }
    if (dataDir === undefined && signal === 'SIGINT') await rm(directory, { recursive: true, force: true })
  }
  const clockUrl = line('clock')?.[1] ?? ''
  return {
    pid: child.pid ?? 0,
    url: line('ready')?.[1] ?? '',
    /** Viewer at /, JSON of all mails at /store. */
    mailUrl: line('mail')?.[1] ?? '',
    dynamodbEndpoint: line('table')?.[1] ?? '',
    clockUrl,
    watchedUrl: line('watch')?.[1] ?? '',
    ...stackClock({ clockUrl }),
    dataDir: directory,
    admin: { username: line('admin')?.[1] ?? '', password: line('admin')?.[2] ?? '' },
    /** The stack's output so far. */
    output,
    /** As Ctrl-C does; the data directory stays when the test gave it. */
    stop: () => end('SIGINT'),
    /** kill -9 of the stack, which takes its table down with it. */
    kill: () => end('SIGKILL'),
  }
}

async function readyOutput(child: ChildProcess): Promise<() => string> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const add = (chunk: Buffer) => {
      output += chunk
      if (/^ready http.*\n/m.test(output)) resolve()
    }
    child.stdout?.on('data', add)
    child.stderr?.on('data', add)
    child.once('exit', () => reject(new Error(`The stack ended before it was ready:\n${output}`)))
  })
  return () => output
}

/** The stack needs none of jest's flags for Node. */
function withoutTestFlags({ NODE_OPTIONS: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env
}

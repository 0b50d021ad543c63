/**
 * Imitates Lambda: runs the bundles that `cdk deploy` ships, each function in its own thread, so that none delays another. A
 * thread starts on the first call, as Lambda starts an execution environment.
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { type Bundle, bundles, HASHING, timeoutSecondsOf } from '#functions/manifest.ts'
import { type Clock, createClock } from '#scripts/local/process/clock.ts'

/** Calls a function. Rejects with its error, or with FunctionTimeout. */
export type InvokeFunction = (name: string, event: unknown) => Promise<unknown>

export class FunctionTimeout extends Error {}

/**
 * Events that a function handles at once. Others wait, and their timeout starts when they run: in Lambda each event has an
 * environment to itself and never waits for another's connections to the table.
 */
const CONCURRENCY = 10

/** Plain JavaScript, so that threads load no compiler. */
const PROGRAM = join(import.meta.dirname, 'lambda-thread.mjs')

export type LocalFunctions = {
  invoke: InvokeFunction
  /** Ends all threads, so that the next calls load the new bundles. */
  reload: () => void
}

type Options = {
  /** Instead of infra's timeout of each function. */
  timeoutSeconds?: number
  /** The real time when absent. */
  clock?: Clock
}

/** Threads get a copy of the environment on their first call. */
export function localFunctions({ timeoutSeconds, clock = createClock() }: Options = {}): LocalFunctions {
  const threads = new Map<string, FunctionThread>()
  const byName = new Map<string, Bundle>(bundles.map((bundle) => [bundle.name, bundle]))

  function threadOf(bundle: Bundle): FunctionThread {
    const thread = threads.get(bundle.name) ?? startThread(bundle, clock, () => threads.delete(bundle.name))
    threads.set(bundle.name, thread)
    return thread
  }

  return {
    invoke: async (name, event) => {
      const bundle = byName.get(name)
      if (!bundle) throw new Error(`No function is called ${name}`)
      const { inTurn, loaded, call } = threadOf(bundle)
      return inTurn(async () => {
        await loaded
        const seconds = timeoutSeconds ?? timeoutSecondsOf(bundle.name)
        return withTimeout(seconds, (deadline) => call(event, deadline))
      })
    },
    reload: () => {
      for (const thread of threads.values()) thread.end()
      threads.clear()
    },
  }
}

type FunctionThread = {
  inTurn: <T>(run: () => Promise<T>) => Promise<T>
  /** Rejects when the bundle does not load. */
  loaded: Promise<unknown>
  call: (event: unknown, deadline: number) => Promise<unknown>
  end: () => void
}

type Call = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** Sent by a thread: a log line, or the outcome of a call. The outcome of call 0 says that the bundle has loaded. */
type Message =
  | { level: 'log' | 'info' | 'warn' | 'error'; text: string }
  | { id: number; result: unknown }
  | { id: number; error: string }

function startThread({ name, output }: Bundle, clock: Clock, onEnd: () => void): FunctionThread {
  const worker = new Worker(PROGRAM, {
    workerData: {
      name,
      bundle: pathToFileURL(resolve(output, 'index.mjs')).href,
      aheadMs: clock.aheadMs(),
    },
    env: { ...process.env },
    execArgv: [],
  })
  const calls = new Map<number, Call>()
  const outcomeOf = (id: number) =>
    new Promise<unknown>((resolve, reject) => calls.set(id, { resolve, reject }))
  let lastId = 0
  const loaded = outcomeOf(lastId)
  loaded.catch(() => {})

  function settle(id: number): Call | undefined {
    const call = calls.get(id)
    calls.delete(id)
    // An idle thread must not keep the process alive.
    if (calls.size === 0) worker.unref()
    return call
  }

  function fail(error: Error): void {
    onEnd()
    for (const id of [...calls.keys()]) settle(id)?.reject(error)
  }

  worker.on('message', (message: Message) => {
    if ('level' in message) console[message.level](message.text)
    else if ('error' in message) settle(message.id)?.reject(new Error(message.error))
    else settle(message.id)?.resolve(message.result)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error(`The thread of ${name} ended`)))
  return {
    // Hashing occupies the thread: ten at once would all time out, one after the other none does.
    inTurn: pLimit(HASHING.has(name) ? 1 : CONCURRENCY),
    loaded,
    call: (event, deadline) => {
      const id = ++lastId
      worker.ref()
      worker.postMessage({ id, event, deadline, aheadMs: clock.aheadMs() })
      return outcomeOf(id)
    },
    end: () => void worker.terminate(),
  }
}

async function withTimeout<T>(seconds: number, run: (deadline: number) => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FunctionTimeout(`No answer in ${seconds} s`)), seconds * 1000)
  })
  try {
    return await Promise.race([run(Date.now() + seconds * 1000), expiry])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs the bundles that `cdk deploy` ships, each function in a thread of its own: in Lambda each has processes of its own,
 * and what one computes delays no other. A thread starts at its function's first call, as Lambda starts a process.
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { type Bundle, bundles, HASHING, timeoutSecondsOf } from '#functions/manifest.ts'

/** Calls a function with an event. Rejects with what it threw, or with FunctionTimeout. */
export type InvokeFunction = (name: string, event: unknown) => Promise<unknown>

/** A function did not answer within its time. */
export class FunctionTimeout extends Error {}

/**
 * Events of one function that are worked on at once; more wait their turn, and their time runs from then on. In Lambda each
 * has an environment of its own, and none spends its time waiting for another's connections to the table.
 */
const AT_ONCE = 10

/** Plain JavaScript, so that no compiler is loaded with each thread. */
const PROGRAM = join(import.meta.dirname, 'lambda-thread.mjs')

export type LocalFunctions = {
  invoke: InvokeFunction
  /** Ends all threads, so that the next call loads what was built since. */
  reload: () => void
}

/**
 * Threads see the environment as it is at their first call.
 * @param timeoutSeconds instead of what infra gives each function
 */
export function localFunctions(timeoutSeconds?: number): LocalFunctions {
  const threads = new Map<string, FunctionThread>()
  const byName = new Map<string, Bundle>(bundles.map((bundle) => [bundle.name, bundle]))

  function threadOf(bundle: Bundle): FunctionThread {
    const thread = threads.get(bundle.name) ?? startThread(bundle, () => threads.delete(bundle.name))
    threads.set(bundle.name, thread)
    return thread
  }

  return {
    invoke: async (name, event) => {
      const bundle = byName.get(name)
      if (!bundle) throw new Error(`There is no function ${name}`)
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
  loaded: Promise<void>
  call: (event: unknown, deadline: number) => Promise<unknown>
  end: () => void
}

type Call = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** What a thread says: that it has loaded, a line of its log, or the outcome of a call. */
type Message =
  | 'loaded'
  | { level: 'log' | 'info' | 'warn' | 'error'; text: string }
  | { id: number; result: unknown }
  | { id: number; error: string }

function startThread({ name, output }: Bundle, onEnd: () => void): FunctionThread {
  const worker = new Worker(PROGRAM, {
    workerData: { name, bundle: pathToFileURL(resolve(output, 'index.mjs')).href },
    env: { ...process.env },
    execArgv: [],
  })
  const calls = new Map<number, Call>()
  let lastId = 0
  let isLoaded = () => {}
  let notLoaded = (_: Error) => {}
  const loaded = new Promise<void>((resolve, reject) => {
    isLoaded = resolve
    notLoaded = reject
  })
  loaded.catch(() => {})

  function settle(id: number): Call | undefined {
    const call = calls.get(id)
    calls.delete(id)
    // An idle thread keeps no program from ending.
    if (calls.size === 0) worker.unref()
    return call
  }

  function fail(error: Error): void {
    onEnd()
    notLoaded(error)
    for (const id of [...calls.keys()]) settle(id)?.reject(error)
  }

  worker.on('message', (message: Message) => {
    if (message === 'loaded') isLoaded()
    else if ('level' in message) console[message.level](message.text)
    else if ('error' in message) settle(message.id)?.reject(new Error(message.error))
    else settle(message.id)?.resolve(message.result)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error(`The thread of ${name} has ended`)))
  return {
    // Hashing fills the thread: ten at once would all be late, one after the other none is.
    inTurn: pLimit(HASHING.has(name) ? 1 : AT_ONCE),
    loaded,
    call: (event, deadline) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        calls.set(id, { resolve, reject })
        worker.ref()
        worker.postMessage({ id, event, deadline })
      }),
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

/** Runs the bundles that `cdk deploy` ships, each loaded once, as a warm Lambda environment would. */
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pLimit, { type LimitFunction } from 'p-limit'
import { type Bundle, bundles } from '#functions/bundles.ts'

/** Calls a function with an event. Rejects with whatever it threw, or with FunctionTimeout. */
export type InvokeFunction = (name: string, event: unknown) => Promise<unknown>

export class FunctionTimeout extends Error {}

type Handler = (event: unknown, context: unknown) => Promise<unknown>

/** What infra gives every function, in seconds. */
export const FUNCTION_TIMEOUT_SECONDS = 10

/**
 * Events of one function that are worked on at once; more wait their turn, and their time runs from then on. In Lambda each
 * has an environment of its own, and none spends its time waiting for another's connections to the table.
 */
const AT_ONCE = 10

/** Loading stops the process for a moment, which in AWS no other function would feel: it waits for a quiet while. */
const QUIET_MS = 300

export type LocalFunctions = {
  invoke: InvokeFunction
  /** Forgets loaded code, so that the next call loads what was built since. */
  reload: () => void
  /** Loads everything while nobody asks for anything, so that no visitor waits for it. */
  warm: () => Promise<void>
}

export function localFunctions(timeoutSeconds = FUNCTION_TIMEOUT_SECONDS): LocalFunctions {
  let version = Date.now()
  let loaded = new Map<string, Promise<Handler>>()
  let running = 0
  let lastUsedAt = Date.now()
  const limits = new Map<string, LimitFunction>(bundles.map(({ name }) => [name, pLimit(AT_ONCE)]))
  const byName = new Map<string, Bundle>(bundles.map((bundle) => [bundle.name, bundle]))

  function load(name: string): Promise<Handler> {
    const known = loaded.get(name)
    if (known) return known
    const bundle = byName.get(name)
    if (!bundle) throw new Error(`There is no function ${name}`)
    // The version makes Node load the file anew after a rebuild.
    const address = `${pathToFileURL(resolve(bundle.output, 'index.mjs'))}?version=${version}`
    const handler = import(address).then((module: { handler: Handler }) => module.handler)
    handler.catch(() => loaded.delete(name))
    loaded.set(name, handler)
    return handler
  }

  return {
    invoke: async (name, event) => {
      running += 1
      try {
        const handler = await load(name)
        const run = () => withTimeout(timeoutSeconds, (deadline) => handler(event, context(name, deadline)))
        return await (limits.get(name) as LimitFunction)(run)
      } finally {
        running -= 1
        lastUsedAt = Date.now()
      }
    },
    reload: () => {
      version = Date.now()
      loaded = new Map()
    },
    warm: async () => {
      for (const { name } of bundles) {
        while (running > 0 || Date.now() - lastUsedAt < QUIET_MS) await pause(QUIET_MS)
        await load(name).catch(() => {})
      }
    },
  }
}

/** The parts of Lambda's context object that our code or its libraries look at. */
function context(functionName: string, deadline: number) {
  return {
    functionName,
    awsRequestId: randomUUID(),
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
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

/** Calls a bundle's handler in a process that has done nothing before. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const PROGRAM = join(import.meta.dirname, 'first-call.mjs')

export type FirstCall = {
  /** Of import and call. */
  totalMs: number
  cpuMs: number
  status: number
  body: string
}

/** @throws Error when the process ends without an answer */
export async function firstCall(bundle: string, event: unknown): Promise<FirstCall> {
  const child = fork(PROGRAM, [bundle, JSON.stringify(event)], {
    execArgv: [],
    // Logs are discarded, because Lambda does not wait for them either.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  const answer = await Promise.race([once(child, 'message'), exited])
  await exited
  const [result] = answer as [FirstCall | number | null]
  if (typeof result !== 'object' || result === null) throw new Error(`${bundle} ended without an answer`)
  return result
}

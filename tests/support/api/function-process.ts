/** Runs deployed functions in a process that can be killed like a Lambda environment. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ENV } from '#functions/environment.ts'
import { tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import type { Call, CallResult, ClockChange } from '#tests/support/api/function-worker.ts'

/** Advancing the clock by this much (ms) makes every postponed mail due and every lease expire: the longest wait is half an hour. */
export const ALL_DUE_MS = 31 * 60 * 1000

/** @param endpoints where its functions find the table and SES */
export function startFunctionProcess(endpoints: { dynamodb: string; ses: string }) {
  const { NODE_OPTIONS: _, ...env } = process.env
  const linkSecrets = env[ENV.linkSecrets] ?? 'links of tests'
  const child = fork(join(import.meta.dirname, 'function-worker.ts'), {
    cwd: join(import.meta.dirname, '../../..'),
    execArgv: ['--import', 'tsx/esm'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...env,
      ...tableEnvironment(endpoints.dynamodb),
      [ENV.linkSecrets]: linkSecrets,
      [ENV.siteOrigin]: 'https://www.example.com',
      [ENV.mailFrom]: 'no-reply@example.com',
      AWS_ENDPOINT_URL_SES: endpoints.ses,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    },
  })
  const death = once(child, 'exit')
  const nextMessage = <T>(isMeant: (message: unknown) => boolean) =>
    new Promise<T>((resolve) => {
      const listen = (message: unknown) => {
        if (!isMeant(message)) return
        child.off('message', listen)
        resolve(message as T)
      }
      child.on('message', listen)
    })
  const isDead = () => child.exitCode !== null || child.signalCode !== null
  return {
    pid: child.pid ?? 0,
    /** One call at a time. Rejects with what the function threw, or when the process dies. */
    call: async (name: string, event: unknown, clockAheadMs = 0): Promise<unknown> => {
      if (isDead()) throw new Error('The process is dead')
      const answered = nextMessage<CallResult>((message) => !isClockChange(message))
      child.send({ name, event, clockAheadMs } satisfies Call, () => {})
      const outcome = await Promise.race([answered, death])
      if (Array.isArray(outcome)) throw new Error('The process died')
      if ('error' in outcome) throw new Error(outcome.error)
      return outcome.result
    },
    /** Advances the clock during a call. Resolves when done. */
    setClock: async (clockAheadMs: number) => {
      const changed = nextMessage<ClockChange>(isClockChange)
      child.send({ clockAheadMs } satisfies ClockChange)
      await changed
    },
    /** kill -9. Resolves when the process has ended. */
    kill: async () => {
      child.kill('SIGKILL')
      await death
    },
  }
}

function isClockChange(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'clockAheadMs' in message
}

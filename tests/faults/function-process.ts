/** A process of its own for deployed functions, which can be killed like a Lambda environment. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ENV } from '#functions/environment.ts'
import { LOCAL_TABLE } from '#scripts/local/table.ts'
import type { Call, CallResult } from '#tests/faults/function-worker.ts'

export type FunctionProcess = {
  /** One call at a time. Rejects with what the function threw, or when the process dies. */
  call: (name: string, event: unknown, clockAheadMs?: number) => Promise<unknown>
  /** kill -9. Resolves when the process is gone. */
  kill: () => Promise<void>
}

export function startFunctionProcess(endpoints: { dynamodb: string; ses: string }): FunctionProcess {
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = fork(join(import.meta.dirname, 'function-worker.ts'), {
    cwd: join(import.meta.dirname, '../..'),
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...env,
      [ENV.tableName]: LOCAL_TABLE,
      [ENV.siteOrigin]: 'https://www.example.com',
      [ENV.mailFrom]: 'no-reply@example.com',
      AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
      AWS_ENDPOINT_URL_SES: endpoints.ses,
      AWS_REGION: 'us-west-2',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    },
  })
  const death = once(child, 'exit')
  const isDead = () => child.exitCode !== null || child.signalCode !== null
  return {
    call: async (name, event, clockAheadMs = 0) => {
      if (isDead()) throw new Error('The process is dead')
      const answered = once(child, 'message')
      child.send({ name, event, clockAheadMs } satisfies Call, () => {})
      const outcome = await Promise.race([answered.then(([message]) => message as CallResult), death])
      if (Array.isArray(outcome)) throw new Error('The process died')
      if ('error' in outcome) throw new Error(outcome.error)
      return outcome.result
    },
    kill: async () => {
      child.kill('SIGKILL')
      await death
    },
  }
}

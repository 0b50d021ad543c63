/** A publisher in a process of its own, whose calls of AWS a test can hold, and which it can kill at any of them. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { ENV } from '#functions/environment.ts'
import { tableEnvironment } from '#scripts/local/aws/dynamodb-table.ts'
import type { PublishedSite } from '#tests/support/publisher/published-site.ts'
import { startTableProxy } from '#tests/support/table/proxy.ts'

/** For instance `UpdateItem`, `PUT index.html`, `POST invalidation`. */
type Step = string

export type Outcome = { outcome: 'published' | 'superseded' | 'failed'; changed?: string[]; reason?: string }

export type PublisherProcess = {
  /** Resolves with undefined when the process dies. */
  publish: () => Promise<Outcome | undefined>
  /** Called before a step reaches AWS, which then waits. */
  before: (step: Step) => unknown
  /** Called when AWS has done a step, before the publisher hears of it. */
  after: (step: Step) => unknown
  kill: () => void
  stop: () => Promise<void>
}

/** @param bundle folder of index.mjs and what lies beside it */
export async function startPublisherProcess(
  { endpoints, origin }: Pick<PublishedSite, 'endpoints' | 'origin'>,
  bundle = 'dist/functions/publisher',
): Promise<PublisherProcess> {
  const gates = await Promise.all(
    Object.values(endpoints).map((target) =>
      startTableProxy(target, async ({ method, operation, path }, pass) => {
        const name = decodeURIComponent(path.split('?')[0] ?? '').replace(
          /^\/(site\/|.*\/(?=invalidation))/,
          '',
        )
        const step = operation || `${method} ${name}`
        await publisher.before(step)
        const answer = await pass(path)
        await publisher.after(step)
        return answer
      }),
    ),
  )
  const [dynamodb = '', s3 = '', cloudfront = ''] = gates.map(({ url }) => url)
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = fork(join(import.meta.dirname, 'publisher-worker.mjs'), [resolve(bundle, 'index.mjs')], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...env,
      ...tableEnvironment(dynamodb),
      AWS_ENDPOINT_URL_S3: s3,
      AWS_ENDPOINT_URL_CLOUDFRONT: cloudfront,
      [ENV.siteOrigin]: origin,
      [ENV.siteBucket]: 'site',
      [ENV.distributionId]: 'LOCAL',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    },
  })
  const death = once(child, 'exit').then(() => undefined)
  const loaded = once(child, 'message')
  const publisher: PublisherProcess = {
    publish: async () => {
      await Promise.race([loaded, death])
      if (!child.connected) return undefined
      const answered = once(child, 'message').then(([outcome]) => outcome as Outcome)
      child.send('publish')
      return Promise.race([answered, death])
    },
    before: () => undefined,
    after: () => undefined,
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      child.kill('SIGKILL')
      await death
      await Promise.all(gates.map((gate) => gate.stop()))
    },
  }

  return publisher
}

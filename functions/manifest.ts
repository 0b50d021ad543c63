/**
 * Every function that is deployed: one per endpoint, and those that events start. Bundler, CDK, local stack and tests loop
 * over this list.
 */
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { type EndpointName, endpoints } from '#schemas/routes.ts'

/** Functions that no HTTP request reaches. */
const EVENT_FUNCTIONS = ['notifier', 'sweeper', 'mail-events'] as const
export type EventFunctionName = (typeof EVENT_FUNCTIONS)[number]

/** Those that hash a password, the only heavy computation there is. */
export const HASHING: ReadonlySet<Bundle['name']> = new Set<EndpointName>(['login', 'changePassword'])

/** Those that send mail. */
const SENDING: ReadonlySet<Bundle['name']> = new Set<EventFunctionName>(['notifier', 'sweeper'])

/**
 * Seconds that a function may take: more than the table client's worst case of about 5. One that waits for SES gets longer,
 * but less than its lease on a mail (functions/notifier/deliver.ts), so that no two send the same.
 */
export function timeoutSecondsOf(name: Bundle['name']): number {
  return SENDING.has(name) ? 50 : 10
}

/** `entry` is relative to the repository, `output` too: a folder holding index.mjs, which exports `handler`. */
export type Bundle = { name: EndpointName | EventFunctionName; entry: string; output: string }

const LAMBDAS = readdirSync('functions', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.lambda.ts'),
)

/** `createQuote` is create-quote.lambda.ts, in the folder of some noun. */
function bundle(name: Bundle['name']): Bundle {
  const file = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.lambda.ts`
  const path = LAMBDAS.find((path) => basename(path) === file)
  if (!path) throw new Error(`Write functions/<noun>/${file}: ${name} has no handler`)
  return { name, entry: `functions/${path}`, output: `dist/functions/${name}` }
}

export const bundles: readonly Bundle[] = [...endpoints.map(({ name }) => name), ...EVENT_FUNCTIONS].map(
  bundle,
)

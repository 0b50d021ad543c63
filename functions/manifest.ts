/**
 * All deployed functions: one per endpoint, plus the event-driven ones. Bundler, CDK, local stack and tests iterate over
 * this list.
 */
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { RUN_TIMEOUT_SECONDS } from '#functions/triggers.ts'
import { type EndpointName, endpoints } from '#schemas/routes.ts'

const EVENT_FUNCTIONS = ['notifier', 'sweeper', 'mail-events', 'publisher', 'canary'] as const
export type EventFunctionName = (typeof EVENT_FUNCTIONS)[number]

/** Functions that hash a password, the only CPU-bound work. */
export const HASHING: ReadonlySet<Bundle['name']> = new Set<EndpointName>(['login', 'changePassword'])

/** Endpoints that sign or check links of mails. */
export const LINKING: ReadonlySet<Bundle['name']> = new Set<EndpointName>([
  'openVisit',
  'changeVisit',
  'answerVisit',
  'getVisitCalendar',
  'getOwnerCalendar',
  'createVisitLink',
  'shareCalendar',
  'optOut',
  'openQuote',
  'answerQuote',
  'createBooking',
  'previewFollowUps',
  'previewQuote',
  'planDay',
  'undoChange',
  'login',
  'createChallenge',
  'passkeyLogin',
])

/**
 * Longer than the table client's worst case of about 5 s. Functions that wait for SES get more, but less than the lease on a
 * mail (`LEASE` in outbox/timing.ts), so that no two send the same mail.
 */
export function timeoutSecondsOf(name: Bundle['name']): number {
  if (name === 'publisher') return RUN_TIMEOUT_SECONDS
  // It waits three times for each answer.
  if (name === 'canary') return 60
  return name === 'notifier' || name === 'sweeper' ? 50 : 10
}

/** Both paths are relative to the repository; `output` is the folder of index.mjs, which exports `handler`. */
export type Bundle = { name: EndpointName | EventFunctionName; entry: string; output: string }

const LAMBDAS = readdirSync('functions', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.lambda.ts'),
)

/** Finds `createQuote` in create-quote.lambda.ts, whatever its folder. */
function bundle(name: Bundle['name']): Bundle {
  const file = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.lambda.ts`
  const path = LAMBDAS.find((path) => basename(path) === file)
  if (!path) throw new Error(`Write functions/<noun>/${file}: ${name} has no handler`)
  return { name, entry: `functions/${path}`, output: `dist/functions/${name}` }
}

export const bundles: readonly Bundle[] = [...endpoints.map(({ name }) => name), ...EVENT_FUNCTIONS].map(
  bundle,
)

/** Checks that a deployed site answers as it should. `npm run smoke-test -- https://example.com` runs it alone. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { adminSecurityHeaders, securityHeaders } from '#infra/edge/security-headers.ts'
import type { CreateContactRequest } from '#schemas/contract/contacts.ts'
import { inlineScriptsOf } from '#scripts/deploy/live-scripts.ts'

type Check = {
  path: string
  status: number
  type?: string
  location?: string
  /** Sent as JSON, by POST. */
  body?: object
  headers?: Record<string, string>
  /** Part of the answer's body. */
  text?: string
}

/** A caught bot's message: the whole way of a lead but its mails. It is kept as spam. */
const CAUGHT: CreateContactRequest = {
  name: 'Deployment check',
  email: 'deployment-check@example.com',
  message: 'Written by the smoke test of a deployment.',
  website: 'https://example.com',
}

const checks = (commit: string | undefined): Check[] => [
  { path: '/', status: 200, type: 'text/html' },
  { path: '/services', status: 200, type: 'text/html' },
  { path: '/services/', status: 301, location: '/services' },
  { path: '/sitemap.xml', status: 200, type: 'xml' },
  { path: '/admin/quotes', status: 200, type: 'text/html' },
  { path: '/no-such-page', status: 404, type: 'text/html' },
  { path: '/version.json', status: 200, type: 'application/json', ...(commit && { text: commit }) },
  { path: '/api/pricing', status: 200, type: 'application/json' },
  { path: '/api/availability?from=2000-01-01&to=2000-01-01', status: 200, type: 'application/json' },
  { path: '/api/no-such-call', status: 404, type: 'application/json' },
  { path: '/api/admin/session', status: 401, type: 'application/json' },
  { path: '/api/quotes', body: {}, status: 400, type: 'application/json' },
  {
    path: '/api/contacts',
    body: CAUGHT,
    // A retry does not write it twice.
    headers: { 'idempotency-key': randomUUID() },
    status: 201,
    type: 'application/json',
  },
]

type Options = {
  /** Of the build that must be live; any when absent. */
  commit?: string
  tries?: number
  pauseMs?: number
}

/**
 * Repeats what fails, for two minutes: longer than new settings and invalidations take to reach the edge.
 * @throws Error that lists every difference of the last try
 */
export async function smokeTest(
  origin: string,
  { commit, tries = 13, pauseMs = 10_000 }: Options = {},
): Promise<void> {
  let open = checks(commit)
  for (let attempt = 1; ; attempt++) {
    const results = await Promise.all(
      open.map(async (check) => ({ check, problems: await problemsOf(origin, check) })),
    )
    const failed = results.filter(({ problems }) => problems.length > 0)
    if (failed.length === 0) return
    if (attempt === tries)
      throw new Error(
        `The site at ${origin} fails the smoke test:\n${failed.flatMap(({ problems }) => problems).join('\n')}`,
      )
    open = failed.map(({ check }) => check)
    await pause(pauseMs)
  }
}

async function problemsOf(origin: string, check: Check): Promise<string[]> {
  const request = `${check.body ? 'POST' : 'GET'} ${check.path}`
  try {
    const answer = await fetch(origin + check.path, {
      redirect: 'manual',
      ...(check.body && {
        method: 'POST',
        body: JSON.stringify(check.body),
        headers: { 'content-type': 'application/json', ...check.headers },
      }),
    })
    return [...differences(answer, check), ...contentProblems(answer, await answer.text(), check)].map(
      (problem) => `${request} answered ${problem}`,
    )
  } catch (error) {
    return [`${request} did not answer: ${error instanceof Error ? (error.cause ?? error.message) : error}`]
  }
}

function differences({ status, headers }: Response, check: Check): string[] {
  const problems: string[] = []
  if (status !== check.status) problems.push(`${status}, not ${check.status}`)
  if (check.type && !headers.get('content-type')?.includes(check.type))
    problems.push(`${headers.get('content-type')}, not ${check.type}`)
  if (check.location && headers.get('location') !== check.location)
    problems.push(`with location ${headers.get('location')}, not ${check.location}`)
  const wanted = isBackOffice(check)
    ? adminSecurityHeaders('https://any', "'sha256-any'")
    : securityHeaders("'sha256-any'")
  for (const [name, value] of Object.entries(wanted))
    if (comparable(headers.get(name), check) !== comparable(value, check))
      problems.push(`with ${name}: ${headers.get(name)}`)
  return problems
}

const isBackOffice = ({ path }: Check) => path.startsWith('/admin')

/** Leaves out digests of scripts, and for the back office where it uploads photographs. */
function comparable(value: string | null, check: Check): string | undefined {
  const text = value?.replace(/ 'sha256-[^']*'/g, '')
  return isBackOffice(check) ? text?.replace(/(connect-src 'self') https?:[^ ;]*/, '$1') : text
}

/** The policy must allow the page's inline script: otherwise every form on it is dead. */
function contentProblems({ headers }: Response, body: string, { text, type }: Check): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const isBlocked = type === 'text/html' && inlineScriptsOf(body).some((hash) => !policy.includes(hash))
  return [
    ...(isBlocked ? ['a page whose script its policy blocks'] : []),
    ...(text && !body.includes(text) ? [`without ${text}: ${body.slice(0, 200)}`] : []),
  ]
}

if (import.meta.filename === process.argv[1]) {
  await smokeTest(process.argv[2] ?? '')
  console.log('the site answers as it should')
}

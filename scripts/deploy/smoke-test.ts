/** Checks that a deployed site answers as it should. `tsx scripts/deploy/smoke-test.ts https://example.com` runs it alone. */
import { readSiteArtifacts } from '#infra/edge/edge-functions.ts'
import { type SecurityHeaders, securityHeaders } from '#infra/edge/security-headers.ts'
import { DIST } from '#scripts/build/outputs.ts'

type Expectation = { path: string; status: number; type?: string; method?: 'GET' | 'POST'; location?: string }

const EXPECTATIONS: Expectation[] = [
  { path: '/', status: 200, type: 'text/html' },
  { path: '/services', status: 200, type: 'text/html' },
  { path: '/services/', status: 301, location: '/services' },
  { path: '/sitemap.xml', status: 200, type: 'xml' },
  { path: '/admin/quotes', status: 200, type: 'text/html' },
  { path: '/no-such-page', status: 404, type: 'text/html' },
  { path: '/api/pricing', status: 200, type: 'application/json' },
  { path: '/api/availability?from=2000-01-01&to=2000-01-01', status: 200, type: 'application/json' },
  { path: '/api/no-such-call', status: 404, type: 'application/json' },
  { path: '/api/admin/session', status: 401, type: 'application/json' },
  // Reaches the function and writes nothing.
  { path: '/api/quotes', method: 'POST', status: 400, type: 'application/json' },
]

/** @throws Error that lists every difference */
export async function smokeTest(origin: string): Promise<void> {
  const headers = securityHeaders(readSiteArtifacts(DIST).bootScriptHash)
  const problems = (await Promise.all(EXPECTATIONS.map((one) => problemsOf(origin, one, headers)))).flat()
  if (problems.length > 0)
    throw new Error(`The site at ${origin} fails the smoke test:\n${problems.join('\n')}`)
}

async function problemsOf(
  origin: string,
  { path, status, type, location, method = 'GET' }: Expectation,
  headers: SecurityHeaders,
): Promise<string[]> {
  const answer = await fetch(origin + path, {
    method,
    redirect: 'manual',
    ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  })
  const request = `${method} ${path} answered`
  const problems: string[] = []
  if (answer.status !== status) problems.push(`${request} ${answer.status}, not ${status}`)
  if (type && !answer.headers.get('content-type')?.includes(type))
    problems.push(`${request} ${answer.headers.get('content-type')}, not ${type}`)
  if (location && answer.headers.get('location') !== location)
    problems.push(`${request} with location ${answer.headers.get('location')}, not ${location}`)
  for (const [name, value] of Object.entries(headers))
    if (answer.headers.get(name) !== value)
      problems.push(`${request} with ${name}: ${answer.headers.get(name)}`)
  return problems
}

if (import.meta.filename === process.argv[1]) await smokeTest(process.argv[2] ?? '')

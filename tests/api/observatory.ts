/**
 * The score that Mozilla's HTTP Observatory gives an answer, by its published rules (mdn/mdn-http-observatory, src/grader and
 * src/analyzer). Grades only good answers; anything else fails here. An answer alone cannot earn two
 * bonuses: 5 for being in the browsers' HSTS preload list, and 5 for safe cookies, where there are none.
 */

export type Answer = { headers: Record<string, string | string[] | undefined>; html: string }

type Rule = { name: string; points: (answer: Answer) => number | undefined }

const START = 100
const SIX_MONTHS_IN_SECONDS = 15_552_000
/** Of the first steps of the owner (infra/edge/security-headers.ts). */
const SHORT_TRANSPORT_SECURITY = -10
const UNSAFE = /'unsafe-|(^|\s)(\*|https?:|ftp:|data:)(\s|$)/

const header = ({ headers }: Answer, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

const RULES: Rule[] = [
  { name: 'content-security-policy', points: (answer) => contentSecurityPolicy(directives(answer)) },
  {
    name: 'cookies',
    points: ({ headers }) => (headers['set-cookie'] === undefined ? 0 : undefined),
  },
  {
    name: 'cross-origin-resource-sharing',
    points: (answer) => (header(answer, 'access-control-allow-origin') === undefined ? 0 : undefined),
  },
  {
    name: 'cross-origin-opener-policy',
    points: (answer) => (header(answer, 'cross-origin-opener-policy') === 'same-origin' ? 10 : undefined),
  },
  {
    name: 'cross-origin-resource-policy',
    points: (answer) => (header(answer, 'cross-origin-resource-policy') === 'same-origin' ? 10 : undefined),
  },
  {
    name: 'referrer-policy',
    points: (answer) =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        header(answer, 'referrer-policy') ?? '',
      )
        ? 5
        : undefined,
  },
  {
    name: 'strict-transport-security',
    points: (answer) => {
      const seconds = Number(/max-age=(\d+)/.exec(header(answer, 'strict-transport-security') ?? '')?.[1])
      if (Number.isNaN(seconds)) return undefined
      return seconds >= SIX_MONTHS_IN_SECONDS ? 0 : SHORT_TRANSPORT_SECURITY
    },
  },
  { name: 'subresource-integrity', points: ({ html }) => subresourceIntegrity(html) },
  {
    name: 'x-content-type-options',
    points: (answer) => (header(answer, 'x-content-type-options') === 'nosniff' ? 0 : undefined),
  },
  {
    name: 'x-frame-options',
    points: (answer) => (directives(answer).get('frame-ancestors') === "'none'" ? 5 : undefined),
  },
]

/** @throws Error that names the rules which an answer breaks */
export function observatoryScore(answer: Answer): number {
  const points = RULES.map(({ name, points }) => ({ name, points: points(answer) }))
  const broken = points.filter((one) => one.points === undefined)
  if (broken.length > 0) throw new Error(`Broken: ${broken.map(({ name }) => name).join(', ')}`)
  return points.reduce((sum, one) => sum + (one.points ?? 0), START)
}

function directives(answer: Answer): Map<string, string> {
  const parts = (header(answer, 'content-security-policy') ?? '').split(';').map((part) => part.trim())
  return new Map(parts.map((part) => [part.split(' ', 1)[0] ?? '', part.slice(part.indexOf(' ') + 1)]))
}

function contentSecurityPolicy(policy: Map<string, string>): number | undefined {
  const source = (name: string) => policy.get(name) ?? policy.get('default-src') ?? '*'
  if (['script-src', 'style-src', 'object-src'].some((name) => UNSAFE.test(source(name)))) return undefined
  if ([...policy.values()].some((sources) => /(^|\s)(http|ftp):/.test(sources))) return undefined
  if (!/^'(none|self)'$/.test(policy.get('form-action') ?? '')) return undefined
  return policy.get('default-src') === "'none'" ? 10 : 5
}

/** Ignores data blocks, and inline scripts, which the policy covers; a file must be our own, with its hash. */
function subresourceIntegrity(html: string): number | undefined {
  const files = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => / src=/.test(tag))
  if (files.length === 0) return 0
  return files.every((tag) => / src="\/[^/]/.test(tag) && / integrity="sha(256|384|512)-/.test(tag))
    ? 5
    : undefined
}

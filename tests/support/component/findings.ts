/** Samples of what "Is everything working?" finds. */
import type { Finding } from '#schemas/contract/working.ts'
import { FINDING_CODES, FINDING_STATES, type FindingCode } from '#schemas/facts/findings.ts'
import { findingLabels } from '#words/labels/working.ts'

const VALUES: Record<string, string | number> = {
  sent: 1200,
  used: 12,
  limit: 50_000,
  count: 3,
  days: 86,
  at: '2026-12-01T09:05:00.000Z',
  until: '2027-03-04T12:00:00.000Z',
  receivers: 'owner@example.com',
  domain: 'valley-clean.com',
  failure: '/ answered 404, not 200',
  commit: '0123456789abcdef0123456789abcdef01234567',
}

/** With the values that its text names. */
export function finding(code: FindingCode): Finding {
  const names = [...findingLabels[code].text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return { code, values: Object.fromEntries(names.map((name) => [name, VALUES[name] ?? `no ${name}`])) }
}

export const ALL_RIGHT = FINDING_CODES.filter((code) => FINDING_STATES[code] === 'right').map(finding)

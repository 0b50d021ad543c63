import { formatDate, formatInstant, pluralOf } from '#frontend/admin/lib/format.ts'
import { format, grouped } from '#frontend/lib/format.ts'
import type { Finding } from '#schemas/contract/working.ts'
import { FINDING_STATES } from '#schemas/facts/findings.ts'
import { findingLabels, workingLabels as labels } from '#words/labels/working.ts'

export function findingWords({ code, values }: Finding): { text: string; todo?: string } {
  const shown = Object.entries(values).map(([name, value]) => [name, shownAs(name, value)])
  return { ...findingLabels[code], text: format<string>(findingLabels[code].text, Object.fromEntries(shown)) }
}

function shownAs(name: string, value: string | number): string {
  if (typeof value === 'number') return grouped(value)
  if (name === 'at') return formatInstant(value)
  if (name === 'until') return formatDate(value)
  return name === 'commit' ? value.slice(0, 7) : value
}

/** How many findings are in a state, in words; undefined when none is. */
export function countText(findings: readonly Finding[], state: keyof typeof labels.counts) {
  const count = findings.filter(({ code }) => FINDING_STATES[code] === state).length
  return count === 0 ? undefined : format<string>(pluralOf(count, labels.counts[state]), { count })
}

export function summaryOf(findings: readonly Finding[]): string {
  const counts = [countText(findings, 'wrong'), countText(findings, 'unknown')]
  return counts.filter(Boolean).join(' ') || labels.allRight
}

import { formatDate, formatInstant } from '#frontend/admin/lib/format.ts'
import { format, grouped } from '#frontend/lib/format.ts'
import type { Finding } from '#schemas/contract/working.ts'
import { FINDING_STATES } from '#schemas/facts/findings.ts'
import { findingLabels, workingLabels as labels } from '#words/labels/working.ts'

/** What a finding says, and what to do about it. */
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

const countOf = (findings: readonly Finding[], state: string) =>
  findings.filter(({ code }) => FINDING_STATES[code] === state).length

const countText = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? one : format<string>(many, { count })]

/** Undefined when nothing is wrong. */
export const wrongOf = (findings: readonly Finding[]): string | undefined =>
  countText(countOf(findings, 'wrong'), labels.oneWrong, labels.manyWrong)[0]

export function summaryOf(findings: readonly Finding[]): string {
  const unknown = countText(countOf(findings, 'unknown'), labels.oneUnknown, labels.manyUnknown)
  const sentences = [wrongOf(findings) ?? [], unknown].flat()
  return sentences.length === 0 ? labels.allRight : sentences.join(' ')
}

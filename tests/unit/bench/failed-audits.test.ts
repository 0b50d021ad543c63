import { expect, test } from '@jest/globals'
import type { RunnerResult } from 'lighthouse'
import { failedAudits } from '#tests/bench/failed-audits.ts'

/** The part of Lighthouse's answer that is read. */
function resultWith(audits: Record<string, { score: number; items?: object[] }>): RunnerResult {
  const found = Object.entries(audits).map(([id, { score, items }]) => [
    id,
    { id, score, ...(items && { details: { type: 'table', items } }) },
  ])
  const auditRefs = Object.keys(audits).map((id) => ({ id, weight: 1 }))
  return {
    lhr: { audits: Object.fromEntries(found), categories: { 'best-practices': { auditRefs } } },
  } as unknown as RunnerResult
}

test('a console error is named with its text and its address, in one cell of a table', () => {
  const items = [
    {
      source: 'network',
      description: 'Failed to load\n| resource',
      sourceLocation: { url: 'https://localhost:4430/api/pricing' },
    },
    { source: 'exception', description: 'Error: x' },
  ]
  expect(
    failedAudits(
      resultWith({ doctype: { score: 1 }, 'errors-in-console': { score: 0, items } }),
      'best-practices',
    ),
  ).toEqual(['errors-in-console (Failed to load resource, /api/pricing; Error: x)'])
})

test('a long list of findings is cut, and an audit without any is named alone', () => {
  const items = Array.from({ length: 100 }, (_, index) => ({ node: { selector: `p#word-${index}` } }))
  const [contrast = '', ...others] = failedAudits(
    resultWith({ 'color-contrast': { score: 0, items }, doctype: { score: 0 } }),
    'best-practices',
  )
  expect(contrast).toMatch(/^color-contrast \(p#word-0; p#word-1; .*…\)$/)
  expect(contrast.length).toBeLessThan(items.length * 3)
  expect(others).toEqual(['doctype'])
})

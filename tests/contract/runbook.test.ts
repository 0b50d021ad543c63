import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

test('each alarm has its section in the runbook', () => {
  const runbook = readFileSync('docs/runbook.md', 'utf8')
  const alarms = [
    ...readFileSync('infra/constructs/alarms.ts', 'utf8').matchAll(/^ {4}([A-Z]\w+): \{$/gm),
  ].map(([, name]) => name)
  expect(alarms.length).toBeGreaterThan(10)
  for (const name of alarms) expect(runbook).toMatch(new RegExp(`^## ${name}$`, 'm'))
})

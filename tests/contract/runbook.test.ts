import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

test('each alarm has its section in the runbook', () => {
  const runbook = readFileSync('docs/runbook.md', 'utf8')
  const alarms = [
    ...readFileSync('infra/constructs/alarms.ts', 'utf8').matchAll(/^ {4}([A-Z]\w+): \{$/gm),
  ].map(([, name]) => name)
  expect(alarms.length).toBeGreaterThan(10)
  for (const name of alarms) expect(runbook).toMatch(new RegExp(`^## ${name}$`, 'm'))
})

test('no page of documents names a command or a script that is not there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const file of ['docs/deploy.md', 'docs/runbook.md', 'README.md', 'CONTRIBUTING.md']) {
    const text = readFileSync(file, 'utf8')
    const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name)
    const paths = text.match(/\b(?:scripts|infra|tests|functions|docs)\/[\w/.-]+\.(?:ts|sh|md)\b/g) ?? []
    expect({ file, missing: commands.filter((name) => !(name in scripts)) }).toEqual({ file, missing: [] })
    expect({ file, missing: paths.filter((path) => !existsSync(path)) }).toEqual({ file, missing: [] })
  }
})

test('a query of the logs filters lines before it counts them: a sum has no other fields', () => {
  expect(readFileSync('docs/runbook.md', 'utf8')).not.toMatch(/stats [^`]*\| filter/)
})

test('no command picks a few of a list in text: the AWS CLI picks them of each page', () => {
  for (const file of ['docs/deploy.md', 'docs/runbook.md'])
    expect(readFileSync(file, 'utf8')).not.toMatch(/aws [^\n]*\[:\d+\][^\n]*--output text/)
})

import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { planUploads } from '#scripts/deploy/publish-site.ts'

const files = [
  '/index.html',
  '/robots.txt',
  '/services/index.html',
  '/assets/app-4f2a.js',
  '/assets/site-91bc.css',
]

test('assets go up before other files, and pages last', () => {
  const order = planUploads(files).flatMap((upload) => upload.files)
  expect([...order].sort()).toEqual([...files].sort())
  const first = (match: RegExp) => order.findIndex((file) => match.test(file))
  const last = (match: RegExp) => order.findLastIndex((file) => match.test(file))
  expect(last(/^\/assets\//)).toBeLessThan(first(/robots/))
  expect(first(/robots/)).toBeLessThan(first(/html$/))
})

test('assets are kept for ever, pages are asked for anew', () => {
  for (const { cacheControl, files: some } of planUploads(files))
    for (const file of some) {
      expect(cacheControl.includes('immutable')).toBe(file.startsWith('/assets/'))
      expect(cacheControl.includes('must-revalidate')).toBe(file.endsWith('.html'))
    }
})

test('each alarm has its section in the runbook', () => {
  const runbook = readFileSync('docs/runbook.md', 'utf8')
  const alarms = [
    ...readFileSync('infra/constructs/alarms.ts', 'utf8').matchAll(/^ {4}([A-Z]\w+): \{$/gm),
  ].map(([, name]) => name)
  expect(alarms.length).toBeGreaterThan(10)
  for (const name of alarms) expect(runbook).toMatch(new RegExp(`^## ${name}$`, 'm'))
})

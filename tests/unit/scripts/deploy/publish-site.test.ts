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

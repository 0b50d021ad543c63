import { expect, test } from '@jest/globals'
import { planUploads } from '#scripts/deploy/upload-assets.ts'

const files = [
  '/index.html',
  '/robots.txt',
  '/sitemap.xml',
  '/services/index.html',
  '/favicon.ico',
  '/version.json',
  '/assets/app-4f2a.js',
  '/assets/site-91bc.css',
]

test('assets are uploaded first; the publisher writes pages, and the version follows them', () => {
  const uploaded = planUploads(files).flatMap((upload) => upload.files)
  expect(uploaded.sort()).toEqual(['/assets/app-4f2a.js', '/assets/site-91bc.css', '/favicon.ico'])
})

test('only hashed assets are kept for ever', () => {
  for (const { cacheControl, files: some } of planUploads(files))
    for (const file of some) expect(cacheControl.includes('immutable')).toBe(file.startsWith('/assets/'))
})

import { expect, test } from '@jest/globals'
import { planUploads } from '#scripts/deploy/upload-assets.ts'

const files = [
  '/index.html',
  '/robots.txt',
  '/sitemap.xml',
  '/services/index.html',
  '/favicon.ico',
  '/version.json',
  '/admin/index.html',
  '/admin/worker.js',
  '/admin/manifest.webmanifest',
  '/assets/app-4f2a.js',
  '/assets/site-91bc.css',
]

test('assets are uploaded first; the publisher writes pages, and the version follows them', () => {
  const uploaded = planUploads(files).flatMap((upload) => upload.files)
  expect(uploaded.sort()).toEqual([
    '/admin/manifest.webmanifest',
    '/admin/worker.js',
    '/assets/app-4f2a.js',
    '/assets/site-91bc.css',
    '/favicon.ico',
  ])
})

test('the worker of the back office is asked for anew each time', () => {
  const uploads = planUploads(files).filter((upload) => upload.files.includes('/admin/worker.js'))
  expect(uploads).toEqual([
    {
      cacheControl: 'no-cache',
      contentType: 'text/javascript; charset=utf-8',
      isHashed: false,
      files: ['/admin/worker.js'],
    },
  ])
})

test('only hashed assets are kept for ever', () => {
  for (const { cacheControl, files: some } of planUploads(files))
    for (const file of some) expect(cacheControl.includes('immutable')).toBe(file.startsWith('/assets/'))
})

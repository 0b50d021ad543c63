import { expect, test } from '@jest/globals'
import type { SiteData } from '#frontend/site/render/render.tsx'
import type { BuiltSite } from '#functions/publisher/build.ts'
import { pageFiles } from '#functions/publisher/site-files.ts'

test.each([
  ['2027-01-01T07:59:59Z', 2026],
  ['2027-01-01T08:00:00Z', 2027],
])('what a build of 2026 publishes at %s has the year %i (P1.15)', (now, year) => {
  const renderSite = (_: unknown, assets: { year: number }) => new Map([['index.html', assets.year]])
  const pages = [{ renderer: { renderSite }, assets: { year: 2026 } }]
  const site = { pages, build: { shell: { files: [] } } } as unknown as BuiltSite
  const files = pageFiles(site, {} as SiteData, 'https://www.example.com', new Date(now))
  expect(files.get('index.html')).toBe(year)
})

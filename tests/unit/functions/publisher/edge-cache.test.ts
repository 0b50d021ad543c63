/** What an edit costs: CloudFront asks half a cent for each path after the first 1,000 of a month. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { invalidatedPaths } from '#functions/publisher/edge-cache.ts'
import { BATCHING_WINDOW_SECONDS } from '#functions/triggers.ts'
import type { StreamRecord } from '#scripts/local/aws/dynamodb-stream.ts'
import { pumpStream } from '#scripts/local/aws/event-source-mapping.ts'

const SIX_PAGES = Array.from({ length: 6 }, (_, index) => `page-${index}/index.html`)

test('up to a dozen paths are invalidated by name, more as the whole site, which counts as one (P31.9)', () => {
  expect(invalidatedPaths([])).toEqual([])
  const paths = invalidatedPaths(['services/index.html', 'sitemap.xml', 'sitemap.xml'])
  expect(paths).toEqual(['/services', '/services/index.html', '/sitemap.xml'])
  expect(invalidatedPaths(SIX_PAGES)).toHaveLength(12)
  expect(invalidatedPaths([...SIX_PAGES, 'sitemap.xml'])).toEqual(['/*'])
})

/** The real minute would last a minute. */
const FASTER = 50

test('25 edits in a minute are at most a dozen runs, even if a run takes no time (P31.9)', async () => {
  const start = Date.now()
  const editAt = Array.from({ length: 25 }, (_, index) => start + (index * 60_000) / 25 / FASTER)
  const over = new AbortController()
  let runs = 0
  let isWindowOver = false
  await pumpStream(
    {
      reader: {
        read: async () => {
          if (editAt.length === 0) over.abort()
          else if (!isWindowOver) await pause(Math.max(1, (editAt[0] ?? 0) - Date.now()))
          isWindowOver = !isWindowOver
          const done = editAt.findIndex((time) => time > Date.now())
          return editAt.splice(0, done < 0 ? editAt.length : done).map((): StreamRecord => ({}))
        },
        commit: async () => {},
        rewind: () => {},
        close: () => {},
      },
      batchingWindowSeconds: BATCHING_WINDOW_SECONDS / FASTER,
      filter: () => true,
      invoke: async () => {
        runs += 1
      },
      onGivenUp: async () => {},
    },
    over.signal,
  )
  expect(runs).toBeGreaterThan(0)
  expect(runs).toBeLessThanOrEqual(12)
})

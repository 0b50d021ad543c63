import { expect, test } from '@jest/globals'
import type { EndpointSchemas } from '#schemas/contract/endpoint.ts'
import { contract } from '#schemas/contract/index.ts'
import { endpoints } from '#schemas/routes.ts'
import { HEAVY_VALUES } from '#tests/support/api/hostile-values.ts'
import { placesOf } from '#tests/unit/schemas/contract/leaf-places.ts'

const MOST_MS = 300

/** Processor time (ms) of the quickest of three tries: other work may add to one. */
function cheapest(run: () => void): number {
  let ms = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < 3 && ms >= MOST_MS; tried++) {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    ms = Math.min(ms, (user + system) / 1000)
  }
  return ms
}

test('no value of any field costs 300 ms of processor time before it is refused (P26.9)', () => {
  const costly: unknown[] = []
  for (const { name } of endpoints) {
    const { body }: EndpointSchemas = contract[name]
    for (const place of body ? placesOf(body) : [])
      for (const [kind, value] of Object.entries(HEAVY_VALUES)) {
        let isTaken = false
        const ms = cheapest(() => {
          isTaken = body?.safeParse(place.holding(value)).success ?? false
        })
        if (isTaken || ms >= MOST_MS) costly.push([name, place.name, kind, isTaken, ms])
      }
  }
  expect(costly).toEqual([])
})

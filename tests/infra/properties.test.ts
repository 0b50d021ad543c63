import { expect, test } from '@jest/globals'
import { edge } from '#tests/infra/properties/edge.ts'
import { events } from '#tests/infra/properties/events.ts'
import { functions } from '#tests/infra/properties/functions.ts'
import { reader } from '#tests/infra/properties/read.ts'
import { storage } from '#tests/infra/properties/storage.ts'
import { synthesise } from '#tests/infra/synthesise.ts'

const full = reader(await synthesise('full'))

test.each(Object.entries({ ...storage(full), ...functions(full), ...edge(full), ...events(full) }))(
  '%s',
  (_, [actual, expected]) => {
    expect(actual).toEqual(expected)
  },
)

import { expect, test } from '@jest/globals'
import { changing, matching } from '#functions/table/expression.ts'

test('a change sets, sets once, removes, adds and takes out, each attribute by a placeholder', () => {
  const change = changing({
    set: { status: 'sent', reason: undefined, 'told.isBounced': true },
    once: { at: 'now' },
    add: { attempts: 1 },
    without: { stale: new Set(['a']) },
  })
  expect(change).toEqual({
    expression:
      'SET #n0 = :v0, #n1.#n2 = :v1, #n3 = if_not_exists(#n3, :v2) REMOVE #n4 ADD #n5 :v3 DELETE #n6 :v4',
    names: {
      '#n0': 'status',
      '#n1': 'told',
      '#n2': 'isBounced',
      '#n3': 'at',
      '#n4': 'reason',
      '#n5': 'attempts',
      '#n6': 'stale',
    },
    values: { ':v0': 'sent', ':v1': true, ':v2': 'now', ':v3': 1, ':v4': new Set(['a']) },
  })
})

test('a change that only removes has no values', () => {
  expect(changing({ set: { reason: undefined } })).toEqual({
    expression: 'REMOVE #n0',
    names: { '#n0': 'reason' },
    values: {},
  })
})

test('a condition compares what is given, and asks that nothing else is there', () => {
  expect(matching({ id: 'a', usedAt: undefined })).toEqual({
    expression: '#c0 = :c0 AND attribute_not_exists(#c1)',
    names: { '#c0': 'id', '#c1': 'usedAt' },
    values: { ':c0': 'a' },
  })
  expect(matching({ usedAt: undefined })).not.toHaveProperty('values')
})

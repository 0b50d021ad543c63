import { expect, test } from '@jest/globals'
import {
  absentOr,
  all,
  atMost,
  between,
  changing,
  either,
  expressionsOf,
  holding,
  lessThan,
  listed,
  matching,
  present,
} from '#functions/table/expression.ts'

test('a change sets, sets once, removes, adds and takes out, each attribute by a placeholder', () => {
  const change = changing({
    set: { status: 'sent', reason: undefined, 'told.isBounced': true },
    once: { at: 'now' },
    add: { attempts: 1 },
    without: { stale: new Set(['a']) },
  })
  expect(expressionsOf({ UpdateExpression: change })).toEqual({
    UpdateExpression: 'SET #0 = :0, #1.#2 = :1, #3 = if_not_exists(#3, :2) REMOVE #4 ADD #5 :3 DELETE #6 :4',
    ExpressionAttributeNames: {
      '#0': 'status',
      '#1': 'told',
      '#2': 'isBounced',
      '#3': 'at',
      '#4': 'reason',
      '#5': 'attempts',
      '#6': 'stale',
    },
    ExpressionAttributeValues: { ':0': 'sent', ':1': true, ':2': 'now', ':3': 1, ':4': new Set(['a']) },
  })
})

const a = matching({ a: 'x' })

test.each([
  ['#0 = :0', a],
  ['attribute_not_exists(#0)', matching({ a: undefined })],
  ['attribute_exists(#0)', matching({ a: present })],
  ['#0 < :0', matching({ a: lessThan(1) })],
  ['#0 <= :0', matching({ a: atMost(1) })],
  ['#0 BETWEEN :0 AND :1', matching({ a: between(1, 2) })],
  ['contains(#0, :0)', matching({ a: holding('x') })],
  ['attribute_not_exists(#0) OR #0 = :0', matching({ a: absentOr('x') })],
  [
    '(attribute_not_exists(#0) OR #0 < :0) AND #1.#2 = :1',
    matching({ a: absentOr(lessThan(1)), 'b.c': true }),
  ],
  ['#0 = :0 OR #0 = :1 AND #0 = :2', either(a, all(a, a))],
  ['(#0 = :0 OR #0 = :1) AND #0 = :2', all(either(a, a), a)],
])('a condition is spelled %s', (spelled, condition) => {
  expect(expressionsOf({ ConditionExpression: condition }).ConditionExpression).toBe(spelled)
})

test('the expressions of a request share names, and have no list of names or values that is empty', () => {
  const update = { UpdateExpression: changing({ add: { used: 1 } }) }
  const asked = expressionsOf({ ...update, ConditionExpression: matching({ used: between(2, 5) }) })
  expect(asked.ExpressionAttributeNames).toEqual({ '#0': 'used' })
  expect(asked.ExpressionAttributeValues).toEqual({ ':0': 1, ':1': 2, ':2': 5 })
  expect(expressionsOf({ ProjectionExpression: listed(['id', 'status']) })).toEqual({
    ProjectionExpression: '#0, #1',
    ExpressionAttributeNames: { '#0': 'id', '#1': 'status' },
  })
  expect(expressionsOf({ ConditionExpression: undefined })).toEqual({})
})

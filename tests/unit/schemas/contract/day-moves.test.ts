import { expect, test } from '@jest/globals'
import {
  DayParams,
  InviteEarlierRequest,
  MoveDayRequest,
  PlanDayRequest,
} from '#schemas/contract/day-moves.ts'
import { INVITED_MAX, MOVED_VISITS_MAX } from '#schemas/facts/limits.ts'

const id = '00000000-0000-4000-8000-000000000000'
const move = { id, action: 'move', serviceDate: '2027-03-05', serviceTime: '08:00' }
const ask = { id, action: 'ask' }
const many = (choice: object, count: number) => ({ reason: 'wind', choices: Array(count).fill(choice) })

test.each([
  ['a day', DayParams, { date: '2027-03-05' }],
  ['a plan without choices', PlanDayRequest, { reason: 'other' }],
  ['a plan of choices', PlanDayRequest, { reason: 'rain', choices: [move, ask] }],
  ['as many choices as visits', MoveDayRequest, many(ask, MOVED_VISITS_MAX)],
  ['as many invitations as customers', InviteEarlierRequest, { ids: Array(INVITED_MAX).fill(id) }],
])('%s is accepted', (_, schema, value) => {
  expect(schema.safeParse(value).success).toBe(true)
})

test.each([
  ['a date that does not exist', DayParams, { date: '2027-02-30' }],
  ['no reason', PlanDayRequest, {}],
  ['an unknown reason', PlanDayRequest, { reason: 'snow' }],
  ['a move without a window', PlanDayRequest, { reason: 'wind', choices: [{ id, action: 'move' }] }],
  ['a window with a question', PlanDayRequest, { reason: 'wind', choices: [{ ...move, action: 'ask' }] }],
  ['no choices', MoveDayRequest, many(ask, 0)],
  ['too many choices', MoveDayRequest, many(move, MOVED_VISITS_MAX + 1)],
  ['nobody to invite', InviteEarlierRequest, { ids: [] }],
  ['somebody without an id', InviteEarlierRequest, { ids: ['x'] }],
  ['too many to invite', InviteEarlierRequest, { ids: Array(INVITED_MAX + 1).fill(id) }],
])('%s is refused', (_, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false)
})

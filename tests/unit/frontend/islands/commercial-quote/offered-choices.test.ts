import { expect, test } from '@jest/globals'
import { NO_CHOICES } from '#frontend/islands/commercial-quote/choices.ts'
import { offeredChoices } from '#frontend/islands/commercial-quote/offered-choices.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'

test('what is no longer offered is not chosen: no windows of its kind, no building, the first frequency', () => {
  const gone = ['large_window', 'office', 'monthly']
  const offered = DEFAULT_PRICING.filter(({ key }) => !gone.includes(key))
  const kept = { ...NO_CHOICES, smallWindows: 2, isOutsideOnly: true }
  const left = offeredChoices(offered, { ...kept, largeWindows: 5, buildingType: 'office' })
  expect(left).toEqual({ ...kept, frequency: 'biweekly' })
})

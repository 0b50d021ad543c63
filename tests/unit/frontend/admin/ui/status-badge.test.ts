import { expect, test } from '@jest/globals'
import { statusClass } from '#frontend/admin/ui/status-badge.tsx'

test.each([
  ['orange', ['pending', 'seen', 'anything']],
  ['green', ['confirmed', 'contacted', 'booked']],
  ['blue', ['completed', 'new']],
  ['red', ['cancelled', 'declined']],
  ['grey', ['resolved', 'expired']],
])('statuses have their colours, and one that no list knows is orange: %s (P25.1, P25.2)', (colour, all) => {
  expect(new Set(all.map(statusClass))).toEqual(new Set([`badge-${colour}`]))
})

import { expect, test } from '@jest/globals'
import { href, PATHS } from '#frontend/lib/href.ts'

test.each([
  [href(PATHS.booking, { query: { date: '2026-12-08' } }), '/booking?date=2026-12-08'],
  [href(PATHS.home, { anchor: 'quote' }), '/#quote'],
  // Of content files, which bring their own, and links that are complete.
  [href('/booking?type=consultation'), '/booking?type=consultation'],
  [href('#calculator'), '#calculator'],
  [href(href(PATHS.services)), '/services'],
])('a link is %s', (link, wanted) => {
  expect(link).toBe(wanted)
})

/** Whatever happens to visits, in whatever order: what is offered is free, and each mailbox says what is true, once. */
import { beforeAll, expect, test } from '@jest/globals'
import { fileMailStack } from '#tests/support/mail/mail-stack.ts'
import { storySeeds } from '#tests/support/random.ts'
import { lastingSession } from '#tests/support/session/lasting-session.ts'
import { tellStory } from '#tests/support/visits/story.ts'
import type { Act } from '#tests/support/visits/story-acts.ts'
import { tellWeek } from '#tests/support/visits/week-story.ts'

const ACTS = 14
/** One before each change of clocks and an ordinary one; of 20, these notice the most faults put into the search for earlier places. */
const WEEKS = process.env['WEEK_SEEDS']?.split(',').map(Number) ?? [3, 6, 17]

const own = fileMailStack()

beforeAll(async () => {
  const { stack, owner } = own
  for (const [name, value] of await lastingSession(owner.cookies, stack)) owner.cookies.set(name, value)
  for (const [key, value] of Object.entries({
    window_capacity: '20',
    customer_moves_max: '20',
    confirm_automatically: 'no',
    unpaid_mails: 'yes',
    write_review_url: 'https://reviews.example.com',
  }))
    await owner.set(key, value)
})

test.each(storySeeds(12))(
  'story %i: no customer believes what is not so, hears it twice, or is mailed too often',
  async (seed) => expect(await tellStory(seed, ACTS, own)).toBeUndefined(),
)

test.each<[number, Act[]]>([
  [1001, ['customer moves', 'move']],
  [1002, ['customer moves', 'confirm']],
  [1003, ['customer moves', 'cancel']],
  [1004, ['move', 'customer moves']],
])(
  'story %i, an outage during %j: no mail says that somebody else moved or cancelled the visit (P32.5)',
  async (seed, acts) => {
    expect(await tellStory(seed, ['mail is down', ...acts], own)).toBeUndefined()
  },
)

test.each(WEEKS)(
  'week %i: after each act, visitors, customers and the owner are offered what is free, and no mail is false (P12.7, P35.15, P39.6)',
  async (seed) => {
    const usual = { blocked_days: '', town_days: '', visit_hours: '1', window_capacity: '2' }
    for (const [key, value] of Object.entries(usual)) await own.owner.set(key, value)
    expect(await tellWeek(seed, 18, own)).toBeUndefined()
  },
  3_600_000,
)

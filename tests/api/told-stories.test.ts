/** Whatever happens to a visit, in whatever order: its customer's mailbox says what is true, once. */
import { expect, test } from '@jest/globals'
import { stackClock } from '#tests/support/api/stack-clock.ts'
import { fileMailStack } from '#tests/support/mail/mail-stack.ts'
import { lastingSession } from '#tests/support/session/lasting-session.ts'
import { tableClient } from '#tests/support/table/rows.ts'
import { tellStory } from '#tests/support/visits/story.ts'

const ONE = process.env['STORY_SEED']
const STORIES = Number(process.env['STORIES'] ?? 12)
const FIRST = Number(process.env['STORIES_FROM'] ?? 1)
const ACTS = 14

const own = fileMailStack()

test('no customer believes what is not so, hears it twice, or is mailed too often', async () => {
  const { stack, ses, owner } = own
  for (const [name, value] of await lastingSession(owner.cookies, stack)) owner.cookies.set(name, value)
  const clock = stackClock(stack)
  const table = tableClient(stack.dynamodbEndpoint)
  for (const [key, value] of Object.entries({
    window_capacity: '20',
    customer_moves_max: '20',
    confirm_automatically: 'no',
    unpaid_mails: 'yes',
    write_review_url: 'https://reviews.example.com',
  }))
    await owner.set(key, value)
  const seeds = ONE ? [Number(ONE)] : Array.from({ length: STORIES }, (_, index) => FIRST + index)
  const wrong: string[] = []
  for (const seed of seeds) {
    const fault = await tellStory(seed, ACTS, { stack, clock, ses, owner, table })
    if (fault) wrong.push(fault)
  }
  table.destroy()
  expect(wrong).toEqual([])
}, 3_600_000)

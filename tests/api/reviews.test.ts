/** Reviews, from the owner's entry to the pages. */
import { expect, test } from '@jest/globals'
import type { Sent } from '#schemas/contract/index.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'

const { owner } = fileDesk()

const review = (changes: Partial<Sent<'createReview', 'body'>> = {}): Sent<'createReview', 'body'> => ({
  name: 'Ana R.',
  city: 'fresno',
  date: '2026-05-09',
  text: 'They came on time.\nThe glass is gone!',
  source: 'Google',
  link: 'https://maps.example.com/reviews/1',
  ...changes,
})

test('a review is added, changed and deleted; the list has the oldest first', async () => {
  const added = await owner.expect('createReview', { body: review() })
  expect(added).toMatchObject(review())
  const older = await owner.expect('createReview', { body: review({ name: 'Bo', date: '2024-01-31' }) })
  expect(await owner.expect('listReviews')).toEqual([older, added])
  const params = { id: added.id }
  const changed = await owner.expect('updateReview', { params, body: { text: 'Spotless.', link: '' } })
  const { link: _link, ...unlinked } = added
  expect(changed).toEqual({ ...unlinked, text: 'Spotless.', updatedAt: changed.updatedAt })
  expect(
    (await owner.call('updateReview', { params, body: { text: 'x', updatedAt: added.updatedAt } })).status,
  ).toBe(409)
  const future = await owner.call('updateReview', { params, body: { date: '2099-01-01' } })
  expect([future.status, future.json()]).toMatchObject([
    400,
    { fields: { date: 'This date is in the future' } },
  ])
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format()
  expect(await owner.expect('updateReview', { params, body: { date: today } })).toMatchObject({ date: today })
  for (const { id } of [added, older]) await owner.expect('deleteReview', { params: { id } })
  expect(await owner.expect('listReviews')).toEqual([])
  expect((await owner.call('deleteReview', { params })).status).toBe(404)
})

test('the same words of the same person are there once, also after a change (P36.1)', async () => {
  const { id } = await owner.expect('createReview', { body: review({ text: 'Once' }) })
  const twice = await owner.call('createReview', { body: review({ text: 'Once', source: 'Yelp' }) })
  expect([twice.status, twice.json()]).toEqual([409, { message: 'This review is here already.' }])
  const other = await owner.expect('createReview', { body: review({ text: 'Twice' }) })
  expect(
    (await owner.call('updateReview', { params: { id: other.id }, body: { text: 'Once' } })).status,
  ).toBe(409)
  for (const row of [id, other.id]) await owner.expect('deleteReview', { params: { id: row } })
})

/** Reviews, from the owner's entry to the pages. */
import { expect, test } from '@jest/globals'
import type { Answer, Sent } from '#schemas/contract/index.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { fileOwner, fileStack } from '#tests/support/api/file-stack.ts'

const stack = fileStack()
const owner = fileOwner(stack)

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

const LINK = 'Enter an address such as https://www.example.com/review, or leave it empty'

test.each<[string, unknown, string]>([
  ['name', ' ', 'Name is required'],
  ['name', 'x'.repeat(LIMITS.name + 1), 'At most 100 characters'],
  ['city', 'atlantis', 'City is required'],
  ['city', '', 'City is required'],
  ['date', '2026-02-30', 'This date does not exist'],
  ['date', '2099-01-01', 'This date is in the future'],
  ['text', '\u200b', 'Words are required'],
  ['text', 'x'.repeat(LIMITS.review + 1), 'At most 1000 characters'],
  ['source', '', 'Source is required'],
  ['source', 'x'.repeat(LIMITS.reviewSource + 1), 'At most 50 characters'],
  ['source', 'a\nb', 'Contains characters that are not allowed'],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//.com',
    'data:text/html,<b>',
    'ftp://files.example.com/',
    'https://',
    'https://localhost/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://ana@example.com/x',
    'https://google.com:pass@example.com/x',
    'https://example.com/"onclick="x',
    'https://example.com\\@evil.example',
    'https://example.com/<script>',
    'https://exa mple.com/',
    '//example.com/x',
    `https://example.com/${'x'.repeat(LIMITS.link)}`,
  ].map((link): [string, string, string] => [
    'link',
    link,
    link.length > LIMITS.link ? 'At most 500 characters' : LINK,
  ]),
])('a %s of %j is refused with the text of the form (P36.1, P36.3)', async (field, value, message) => {
  const body = { ...review(), [field]: value }
  const created = await owner.send('POST', '/api/admin/reviews', { body })
  expect([created.status, created.json()]).toMatchObject([400, { fields: { [field]: message } }])
})

test('a link that was pasted without https gets it; blank is none', async () => {
  for (const [pasted, stored] of [
    ['yelp.com/biz/elm?hrid=1', 'https://yelp.com/biz/elm?hrid=1'],
    ['http://www.yelp.com/biz/elm', 'https://www.yelp.com/biz/elm'],
    [' ', undefined],
  ] as const) {
    const row: Answer<'createReview'> = await owner.expect('createReview', { body: review({ link: pasted }) })
    expect(row.link).toBe(stored)
    await owner.expect('deleteReview', { params: { id: row.id } })
  }
})

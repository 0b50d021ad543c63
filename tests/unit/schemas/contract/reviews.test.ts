import { expect, test } from '@jest/globals'
import { CreateReviewRequest } from '#schemas/contract/reviews.ts'
import { complaints, type Fields, tooLong } from '#tests/unit/schemas/contract/complaints.ts'

const review = { name: 'Ana R.', city: 'fresno', date: '2026-05-09', text: 'Spotless', source: 'Google' }

test('a review is of a city and a day, and its link is one to a website (P36.1, P36.3)', () => {
  const told = (changes: Fields) => complaints(CreateReviewRequest, review, changes)
  for (const city of ['atlantis', '']) expect(told({ city })).toEqual(['city: City is required'])
  expect(told({ date: '2026-02-30' })).toEqual(['date: This date does not exist'])
  expect(told({ source: 'a\u0007b' })).toEqual(['source: Contains characters that are not allowed'])
  expect(told({ link: `https://example.com/${'x'.repeat(500)}` })).toEqual([`link: ${tooLong(500)}`])
  for (const link of [
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)//.com', 'data:text/html,<b>', 'ftp://files.example.com/'],
    ...['https://', 'https://localhost/x', 'https://10.0.0.1/x', 'https://[::1]/x', '//example.com/x'],
    ...['https://ana@example.com/x', 'https://google.com:pass@example.com/x', 'https://exa mple.com/'],
    ...['https://example.com/"onclick="x', 'https://example.com\\@evil.example'],
    'https://example.com/<script>',
  ])
    expect(told({ link })).toEqual([
      'link: Enter an address such as https://www.example.com/review, or leave it empty',
    ])
  for (const [link, stored] of [
    ['yelp.com/biz/elm?hrid=1', 'https://yelp.com/biz/elm?hrid=1'],
    ['http://www.yelp.com/biz/elm', 'https://www.yelp.com/biz/elm'],
    [' ', undefined],
  ])
    expect(CreateReviewRequest.parse({ ...review, link }).link).toBe(stored)
})

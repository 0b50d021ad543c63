import { expect, test } from '@jest/globals'
import { secureLink, videoFrame } from '#schemas/facts/links.ts'

test('every link to a video becomes the address of its frame (P23.8)', () => {
  const id = 'dQw4w9WgXcQ'
  for (const link of [
    ...[
      `https://www.youtube.com/watch?v=${id}`,
      `http://youtube.com/watch?v=${id}`,
      `youtube.com/watch?v=${id}`,
    ],
    ...[`m.youtube.com/watch?app=desktop&v=${id}&t=42s`, `https://www.youtube.com/watch?v=${id}#start`],
    ...[`https://youtube.com/shorts/${id}`, `https://youtube.com/live/${id}?feature=share`],
    ...[`https://www.youtube.com/embed/${id}/`, `https://www.youtube-nocookie.com/embed/${id}`],
    ...[`https://youtu.be/${id}`, `youtu.be/${id}?si=abc_DEF-1`, `HTTPS://YOUTU.BE/${id}`],
  ])
    expect(videoFrame(link)).toBe(`https://www.youtube-nocookie.com/embed/${id}`)
  expect(videoFrame('youtu.be/a-_15')).toBe('https://www.youtube-nocookie.com/embed/a-_15')
})

test('what is no link to a video stays as it is', () => {
  for (const text of [
    ...[
      '',
      'https://vimeo.com/123456',
      'youtube.com/watch?list=PL123456',
      'youtube.com/watch?a=#&v=dQw4w9WgXcQ',
    ],
    ...['see https://youtu.be/dQw4w9WgXcQ', 'youtu.be/dQw4w9WgXcQ now', 'youtu.be/dQw4w9WgXcQ? now'],
    ...['youtu.be/abcd', `youtu.be/${'x'.repeat(21)}`, 'youtu.be/a b c d e', 'watch?v=dQw4w9WgXcQ'],
  ])
    expect(videoFrame(text)).toBe(text)
})

test('a link without https gets it', () => {
  for (const [typed, link] of [
    ['facebook.com/sparkle', 'https://facebook.com/sparkle'],
    ['facebook.com', 'https://facebook.com'],
    ['www.my-page2.Facebook.com/a b', 'https://www.my-page2.Facebook.com/a b'],
    ['http://yelp.com/biz', 'https://yelp.com/biz'],
    ['HTTP://yelp.com/http://', 'https://yelp.com/http://'],
  ] as const)
    expect(secureLink(typed)).toBe(link)
  for (const text of [
    ...[
      '',
      'https://yelp.com/biz',
      'ftp://yelp.com',
      'sparkle',
      'a.b',
      'my.page on facebook.com',
      'facebook.com now',
    ],
    ...['see http://yelp.com', 'yelp.c0m', 'javascript:x.com/', 'my..page.com'],
  ])
    expect(secureLink(text)).toBe(text)
})

import { expect, test } from '@jest/globals'
import {
  mailtoLink,
  mapLink,
  routeLinks,
  secureLink,
  telephoneLink,
  textLink,
  videoFrame,
} from '#schemas/facts/links.ts'

test.each([
  ['(559) 555-0142', 'tel:+15595550142'],
  ['1-559-555-0142', 'tel:+15595550142'],
  ['(559) 555-0142 ext. 12', 'tel:+15595550142'],
  ['559 555 0142 ext. 12', 'tel:+15595550142'],
  ['Cell: 559 555 0142 X12', 'tel:+15595550142'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['+47 2212 3456 78', 'tel:+472212345678'],
  ['+47 22 12 34 56', 'tel:+4722123456'],
  ['(+44) 20 7946 0000', 'tel:+442079460000'],
  ['44 20 7946 0000', 'tel:442079460000'],
  ['555-0142', 'tel:5550142'],
  ['559 555 0142 1', 'tel:55955501421'],
])('%s is dialled as %s (P1.16)', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link)
})

test('an address of a mail link keeps its at sign and nothing that means something in a URL', () => {
  expect(mailtoLink('ann+bo?@example.com')).toBe('mailto:ann%2Bbo%3F@example.com')
})

test('a text message keeps what means something in an address', () => {
  const link = textLink('(559) 555-0111', 'Hi José & Ana: see https://a.example/visit?k=v1#x')
  expect(link).toBe(
    'sms:+15595550111?&body=Hi%20Jos%C3%A9%20%26%20Ana%3A%20see%20https%3A%2F%2Fa.example%2Fvisit%3Fk%3Dv1%23x',
  )
})

test('a map link keeps an address whole', () => {
  const query = new URL(mapLink('1 Main St & 2nd #3, Hanford')).searchParams
  expect(query.get('query')).toBe('1 Main St & 2nd #3, Hanford')
})

test('directions pass all stops in order and end at the last; another link goes on after ten', () => {
  const queryOf = (addresses: string[]) => routeLinks(addresses).map(({ href }) => new URL(href).searchParams)
  const [query] = queryOf(['1 A St, Hanford', '2 B|C St', '3 D & E St'])
  expect(query?.get('waypoints')).toBe('1 A St, Hanford|2 B|C St')
  expect(query?.get('destination')).toBe('3 D & E St')
  expect(queryOf(['1 A St'])[0]?.get('waypoints')).toBeNull()
  const stops = Array.from({ length: 12 }, (_, index) => `${index + 1} A St`)
  expect(routeLinks(stops.slice(0, 10))).toHaveLength(1)
  expect(routeLinks(stops)).toMatchObject([
    { first: 1, last: 10 },
    { first: 11, last: 12 },
  ])
  const routes = queryOf(stops).map((one) => [one.get('waypoints')?.split('|'), one.get('destination')])
  expect(routes).toEqual([
    [stops.slice(0, 9), stops[9]],
    [[stops[10]], stops[11]],
  ])
})

test('every link to a video becomes the address of its frame (P23.8)', () => {
  const id = 'dQw4w9WgXcQ'
  for (const link of [
    ...[`https://www.youtube.com/watch?v=${id}`, `http://youtube.com/watch?v=${id}`],
    ...[`youtube.com/watch?v=${id}`, `m.youtube.com/watch?app=desktop&v=${id}&t=42s`],
    ...[`https://www.youtube.com/watch?v=${id}#start`, `https://youtu.be/${id}`, `HTTPS://YOUTU.BE/${id}`],
    ...[`https://youtube.com/shorts/${id}`, `https://youtube.com/live/${id}?feature=share`],
    ...[`https://www.youtube.com/embed/${id}/`, `https://www.youtube-nocookie.com/embed/${id}`],
    `youtu.be/${id}?si=abc_DEF-1`,
  ])
    expect(videoFrame(link)).toBe(`https://www.youtube-nocookie.com/embed/${id}`)
  expect(videoFrame('youtu.be/a-_15')).toBe('https://www.youtube-nocookie.com/embed/a-_15')
})

test('what is no link to a video stays as it is', () => {
  for (const text of [
    ...['', 'https://vimeo.com/123456', 'youtube.com/watch?list=PL123456'],
    'youtube.com/watch?a=#&v=dQw4w9WgXcQ',
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
    ...['', 'https://yelp.com/biz', 'ftp://yelp.com', 'sparkle', 'a.b', 'my.page on facebook.com'],
    ...['facebook.com now', 'see http://yelp.com', 'yelp.c0m', 'javascript:x.com/', 'my..page.com'],
  ])
    expect(secureLink(text)).toBe(text)
})

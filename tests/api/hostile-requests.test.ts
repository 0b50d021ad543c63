import { request as httpRequest } from 'node:http'
import { expect, test } from '@jest/globals'
import { CREATION_LIMITS } from '#functions/http/limits.ts'
import { attack } from '#tests/support/api/attack.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { contactRequest } from '#tests/support/api/requests.ts'

const { stack, owner } = fileDesk()

test('tricks with paths, methods and queries do not get around the sign-in', async () => {
  const tricks = [
    ...['/api/admin/quotes/', '/api//admin/quotes', '/API/ADMIN/QUOTES', '/api/admin/../admin/quotes'],
    ...['/api/pricing/../admin/quotes', '/api/pricing%2f..%2fadmin%2fquotes', '/api/admin%2fquotes'],
    ...['/api/admin/quotes%00', '/api/admin/quotes;a=b', '/api/admin/quotes.json'],
    '/api/admin/quotes?access=public',
  ]
  for (const path of tricks) {
    const answer = await apiClient(stack).send('GET', path)
    expect([path, answer.status >= 400 || answer.text.startsWith('<!')]).toEqual([path, true])
    expect(answer.text).not.toContain('customerInfo')
  }
  const queries = [
    ...['__proto__[a]=1', 'limit[]=1', 'limit=1&limit=2', 'q=%ED%A0%80', 'q=%', `q=${'x'.repeat(3000)}`],
    ...['status=__proto__', 'sort=constructor', 'cursor=..%2F..'],
  ]
  for (const query of queries) await attack(owner, 'GET', `/api/admin/contacts?${query}`)
  const days = ['from=x&to=y', 'from=2026-02-30&to=2026-03-01', 'from=2026-01-01', 'from[]=1&to[]=2']
  for (const query of [...days, 'city=__proto__&from=2026-01-01&to=2026-01-02'])
    await attack(apiClient(stack), 'GET', `/api/availability?${query}`)
})

test.each<[number, string, Record<string, string>]>([
  [201, 'a charset that JSON does not have', { 'content-type': 'application/json; charset=utf-7' }],
  [415, 'a type that begins like JSON', { 'content-type': 'application/jsonx' }],
  [415, 'no type', { 'content-type': '' }],
  [201, 'cookies without a name', { cookie: '__Host-session=; __Host-session=a; =; ;;' }],
  [201, 'a session of thousands of dots', { cookie: `__Host-session=${'a.'.repeat(3000)}` }],
  [400, 'a key like a path', { 'idempotency-key': '../../x' }],
  [201, 'a key like a prototype', { 'idempotency-key': '__proto__' }],
  [400, 'an empty key', { 'idempotency-key': '' }],
  [201, 'addresses of other clients', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '10.0.0.1' }],
  [
    201,
    'what the edge alone may say',
    { 'x-origin-secret': 'x', 'x-client-address': '1.2.3.4', 'x-viewer-host': 'evil.example' },
  ],
  [201, 'another method', { 'x-http-method-override': 'DELETE' }],
  [403, 'an origin without a name', { origin: 'null' }],
  [403, 'half an origin', { origin: 'http://[' }],
  [403, 'a neighbour of the same domain, as the browser says', { 'sec-fetch-site': 'same-site' }],
  [201, 'an encoding that the body does not have', { 'content-encoding': 'gzip' }],
  [201, 'a language of 4,000 letters', { 'accept-language': 'x'.repeat(4000) }],
])('%i answers a message with %s', async (status, _, headers) => {
  const answer = await attack(apiClient(stack), 'POST', '/api/contacts', { body: contactRequest(), headers })
  expect(answer.status).toBe(status)
})

test('a client cannot choose its own address to get around a limit, nor send all at once', async () => {
  const client = apiClient(stack)
  // One above the day's limit: a new minute may begin meanwhile.
  const { perDay = 0 } = CREATION_LIMITS.createContact ?? {}
  const answers = await Promise.all(
    Array.from({ length: perDay + 1 }, (_, count) => {
      const headers = { 'x-client-address': `10.0.0.${count}`, 'x-forwarded-for': `10.0.1.${count}` }
      return attack(client, 'POST', '/api/contacts', { body: contactRequest(), headers })
    }),
  )
  expect(answers.map(({ status }) => status)).toContain(429)
  const other = await apiClient(stack).call('createContact', contactRequest())
  expect(other.status).toBe(201)
})

test('a body that never ends does not keep anyone else waiting', async () => {
  const open = Array.from({ length: 20 }, () => {
    const request = httpRequest(new URL('/api/contacts', stack.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '1000' },
    })
    request.on('error', () => {})
    request.write('{')
    return request
  })
  expect((await attack(apiClient(stack), 'GET', '/api/pricing')).status).toBe(200)
  for (const request of open) request.destroy()
})

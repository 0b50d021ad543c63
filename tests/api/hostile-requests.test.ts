import { request as httpRequest } from 'node:http'
import { expect, test } from '@jest/globals'
import { attack } from '#tests/support/api/attack.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileOwner, fileStack } from '#tests/support/api/file-stack.ts'
import { contactRequest } from '#tests/support/api/requests.ts'

const stack = fileStack()
const owner = fileOwner(stack)

test('tricks with paths, methods and queries do not get around the sign-in', async () => {
  const tricks = [
    '/api/admin/quotes/',
    '/api//admin/quotes',
    '/API/ADMIN/QUOTES',
    '/api/admin/../admin/quotes',
    '/api/pricing/../admin/quotes',
    '/api/pricing%2f..%2fadmin%2fquotes',
    '/api/admin%2fquotes',
    '/api/admin/quotes%00',
    '/api/admin/quotes;a=b',
    '/api/admin/quotes.json',
    '/api/admin/quotes?access=public',
  ]
  for (const path of tricks) {
    const answer = await apiClient(stack).send('GET', path)
    expect([path, answer.status >= 400 || answer.text.startsWith('<!')]).toEqual([path, true])
    expect(answer.text).not.toContain('customerInfo')
  }
  const queries = [
    '__proto__[a]=1',
    'limit[]=1',
    'limit=1&limit=2',
    'q=%ED%A0%80',
    'q=%',
    `q=${'x'.repeat(3000)}`,
    'status=__proto__',
    'sort=constructor',
    'cursor=..%2F..',
  ]
  for (const query of queries) await attack(owner, 'GET', `/api/admin/contacts?${query}`)
  for (const query of [
    'from=x&to=y',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-01-01',
    'from[]=1&to[]=2',
    'city=__proto__&from=2026-01-01&to=2026-01-02',
  ])
    await attack(apiClient(stack), 'GET', `/api/availability?${query}`)
})

test('hostile headers are refused or ignored', async () => {
  const send = (headers: Record<string, string>) =>
    attack(apiClient(stack), 'POST', '/api/contacts', { body: '{}', headers })
  const headers: Record<string, string>[] = [
    { 'content-type': 'application/json; charset=utf-7' },
    { 'content-type': 'application/jsonx' },
    { 'content-type': '' },
    { cookie: '__Host-session=; __Host-session=a; =; ;;' },
    { cookie: `__Host-session=${'a.'.repeat(3000)}` },
    { 'idempotency-key': '../../x' },
    { 'idempotency-key': '__proto__' },
    { 'idempotency-key': '' },
    { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '10.0.0.1' },
    { 'x-origin-secret': 'x', 'x-client-address': '1.2.3.4', 'x-viewer-host': 'evil.example' },
    { 'x-http-method-override': 'DELETE' },
    { origin: 'null' },
    { origin: 'http://[' },
    { 'sec-fetch-site': 'cross-site' },
    { 'content-encoding': 'gzip' },
    { 'accept-language': 'x'.repeat(4000) },
  ]
  for (const one of headers) {
    const answer = await send(one)
    expect([one, [400, 403, 415].includes(answer.status)]).toEqual([one, true])
  }
})

test('a client cannot choose its own address to get around a limit', async () => {
  const client = apiClient(stack)
  const statuses = []
  for (let count = 0; count < 45; count++) {
    const headers = { 'x-client-address': `10.0.0.${count}`, 'x-forwarded-for': `10.0.1.${count}` }
    statuses.push((await attack(client, 'POST', '/api/contacts', { body: contactRequest(), headers })).status)
  }
  expect(statuses).toContain(429)
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

import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ADMIN_PATHS } from '#frontend/admin/screens.ts'
import { SECURITY_HEADERS } from '#infra/edge/security-headers.ts'
import { apiClient } from '#tests/support/api-client.ts'
import { startTestStack, type TestStack } from '#tests/support/test-stack.ts'

let stack: TestStack

beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  apiClient(stack).send('GET', path, { headers })

test('every kind of answer carries the whole header set', async () => {
  const paths = [
    '/',
    '/no-such-page',
    '/robots.txt',
    '/assets/none.js',
    '/api/pricing',
    '/api/none',
    '/services/',
  ]
  for (const path of paths) {
    expect((await get(path)).headers).toMatchObject(SECURITY_HEADERS)
  }
})

test('an unknown page is answered with the not-found page and status 404', async () => {
  const answer = await get('/no-such-page')
  expect(answer.status).toBe(404)
  expect(answer.headers['content-type']).toMatch(/^text\/html/)
  expect(answer.text).toContain('404 Page Not Found')
})

test('an unknown API path is answered with 404 in JSON', async () => {
  const answer = await get('/api/none')
  expect(answer.status).toBe(404)
  expect(answer.json()).toEqual({ message: 'Not Found' })
})

test('pages are revalidated, and unchanged ones cost no body', async () => {
  const first = await get('/')
  expect(first.headers['cache-control']).toContain('max-age=0, must-revalidate')
  const second = await get('/', { 'if-none-match': String(first.headers.etag) })
  expect(second.status).toBe(304)
  expect(second.text).toBe('')
})

test('hashed assets are immutable', async () => {
  const asset = /\/assets\/[\w.-]+\.css/.exec((await get('/')).text)?.[0] ?? ''
  const answer = await get(asset)
  expect(answer.status).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('pages come with brotli or gzip, whichever is accepted', async () => {
  expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
  expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  expect((await get('/')).headers['content-encoding']).toBeUndefined()
})

test('HEAD tells the same length without a body', async () => {
  const [head, whole] = await Promise.all([apiClient(stack).send('HEAD', '/'), get('/')])
  expect(head.status).toBe(200)
  expect(head.text).toBe('')
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(whole.text)))
})

test('each screen of the back office has its address, and an unknown one below /admin is a 404', async () => {
  for (const address of ADMIN_PATHS) expect([address, (await get(address)).status]).toEqual([address, 200])
  expect((await get('/admin/no-such-screen')).status).toBe(404)
})

test('a visitor cannot pass for the edge', async () => {
  const forged = { 'x-origin-secret': 'guess', 'x-client-address': '10.0.0.1' }
  expect((await get('/api/pricing', forged)).status).toBe(200)
})

test('a taken port is named in one line, with the variable that moves it', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  for (const variable of ['PORT', 'MAIL_PORT', 'DYNAMODB_PORT']) {
    await expect(startTestStack({ env: { [variable]: port } })).rejects.toThrow(
      `Port ${port} is in use. Set ${variable} to another port, or to 0 for any free one.`,
    )
  }
  other.close()
})

test('a second stack on the same data is refused', async () => {
  await expect(startTestStack({ dataDir: stack.dataDir })).rejects.toThrow('Another local stack is running')
})

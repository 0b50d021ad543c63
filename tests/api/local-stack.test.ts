import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import Database from 'libsql'
import { readSiteArtifacts } from '#infra/edge/edge-functions.ts'
import { securityHeaders } from '#infra/edge/security-headers.ts'
import { DATABASE_FILE, startDynamodb } from '#scripts/local/aws/dynamodb.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileStack } from '#tests/support/api/file-stack.ts'
import { startTestStack } from '#tests/support/api/test-stack.ts'

const stack = fileStack()

const get = (path: string, headers: Record<string, string> = {}) =>
  apiClient(stack).send('GET', path, { headers })

test.each([
  ['GET', '/', 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/no-such-page', 404],
  ['GET', '/assets/none.js', 404],
  ['GET', '/admin/', 301],
  ['GET', '/api/pricing', 200],
  ['GET', '/api/none', 404],
  ['GET', '/api/admin/quotes', 401],
  ['POST', '/api/quotes', 415],
])('%s %s carries the whole header set with its %i', async (method, path, status) => {
  const answer = await apiClient(stack).send(method, path)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject(securityHeaders(readSiteArtifacts('dist').inlineScripts))
})

test('an unknown page is answered with the not-found page', async () => {
  const answer = await get('/no-such-page')
  expect(answer.headers['content-type']).toMatch(/^text\/html/)
  expect(answer.text).toContain('404 Page Not Found')
})

test('pages are revalidated, and unchanged ones cost no body', async () => {
  const first = await get('/')
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=86400')
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

test('pages are sent with brotli or gzip, whichever is accepted', async () => {
  expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
  expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  expect((await get('/')).headers['content-encoding']).toBeUndefined()
})

test('HEAD answers with the same length and no body', async () => {
  const [head, whole] = await Promise.all([apiClient(stack).send('HEAD', '/'), get('/')])
  expect(head.status).toBe(200)
  expect(head.text).toBe('')
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(whole.text)))
})

test('a port in use is reported in one line, with the variable that changes it', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const refusals = ['PORT', 'MAIL_PORT', 'DYNAMODB_PORT'].map((variable) =>
    expect(startTestStack({ env: { [variable]: port } })).rejects.toThrow(
      `Port ${port} is in use. Set ${variable} to another port, or to 0 for any free one.`,
    ),
  )
  await Promise.all(refusals)
  other.close()
})

test('a second stack on the same data is refused', async () => {
  await expect(startTestStack({ dataDir: stack.dataDir })).rejects.toThrow('Another local stack is running')
})

test('the emulator finds the newest record of the stream without reading all, so that writes stay fast', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'indexed-'))
  const dynamodb = await startDynamodb(directory, 0)
  const database = new Database(join(directory, DATABASE_FILE), { readonly: true })
  // Asked at each write.
  const asked =
    'SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = ?'
  const [plan] = database.prepare(`EXPLAIN QUERY PLAN ${asked}`).all('any') as { detail: string }[]
  expect(plan?.detail).toMatch(/USING INDEX/)
  database.close()
  await dynamodb.stop()
  await rm(directory, { recursive: true })
})

test('functions of a stack that starts at another time see that time', async () => {
  const other = await startTestStack({ env: { LOCAL_NOW: '2027-03-01T08:30:00-08:00', PUBLISHER: 'off' } })
  try {
    const query = { from: '2026-01-01', to: '2099-12-31' }
    const { days } = await apiClient(other).expect('getAvailability', query)
    // A Monday: the window of 8 AM has begun.
    expect(days[0]).toEqual({ date: '2027-03-01', times: ['10:00', '12:00', '14:00', '16:00'] })
  } finally {
    await other.stop()
  }
})

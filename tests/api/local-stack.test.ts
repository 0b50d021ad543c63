import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from '@jest/globals'
import { ADMIN_PATHS } from '#frontend/admin/lib/screens.ts'
import { readSiteArtifacts } from '#infra/edge/edge-functions.ts'
import { STRICT_TRANSPORT_SECURITY, securityHeaders } from '#infra/edge/security-headers.ts'
import { observatoryScore } from '#tests/api/observatory.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileStack } from '#tests/support/api/file-stack.ts'
import { startTestStack } from '#tests/support/api/test-stack.ts'

/**
 * The most there is without the preload list, without cookies, and without the policy that would forbid map and video. Five
 * more are for script files with integrity: public pages have none, only their inline script (decision 59).
 */
const BEST_SCORE = { public: 140, admin: 145 }
/** Ten points less until the owner's last step of strict transport security. */
const MISSING = STRICT_TRANSPORT_SECURITY.maxAge < 180 * 24 * 60 * 60 ? 10 : 0

const stack = fileStack()

const get = (path: string, headers: Record<string, string> = {}) =>
  apiClient(stack).send('GET', path, { headers })

test('HTTP Observatory gives every page its best score', async () => {
  const { text: sitemap } = await get('/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  expect(listed).toContain('/')
  const score = async (path: string) => {
    const { headers, text } = await get(path)
    // The bucket of photographs has an https address in AWS.
    const policy = String(headers['content-security-policy']).replace('http://127.0.0.1', 'https://bucket')
    return observatoryScore({ headers: { ...headers, 'content-security-policy': policy }, html: text })
  }
  for (const path of [...listed, '/no-such-page']) {
    expect({ path, score: await score(path) }).toEqual({ path, score: BEST_SCORE.public - MISSING })
  }
  expect(await score('/admin')).toBe(BEST_SCORE.admin - MISSING)
})

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

test('an unknown API path is answered in JSON', async () => {
  expect((await get('/api/none')).json()).toEqual({ message: 'Not Found' })
})

test('pages are revalidated, and unchanged ones cost no body', async () => {
  const first = await get('/')
  expect(first.headers['cache-control']).toContain('max-age=0, must-revalidate')
  const second = await get('/', { 'if-none-match': String(first.headers.etag) })
  expect(second.status).toBe(304)
  expect(second.text).toBe('')
})

test('pages of the back office are neither cached nor indexed, others may be', async () => {
  for (const [path, robots, cache] of [
    ['/admin', 'noindex', 'no-store'],
    ['/admin/login', 'noindex', 'no-store'],
    ['/admin/worker.js', 'noindex', 'no-store'],
    ['/administration', undefined, undefined],
    ['/services', undefined, 'public, max-age=0, must-revalidate, s-maxage=86400'],
  ] as const) {
    const { headers } = await get(path)
    expect([path, headers['x-robots-tag'], headers['cache-control']]).toEqual([
      path,
      robots,
      cache ?? headers['cache-control'],
    ])
  }
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

test('each screen of the back office has its address, and an unknown one below /admin is a 404', async () => {
  for (const address of ADMIN_PATHS) expect([address, (await get(address)).status]).toEqual([address, 200])
  expect((await get('/admin/no-such-screen')).status).toBe(404)
})

test('the edge replaces headers that a visitor sends in its name', async () => {
  const forged = { 'x-origin-secret': 'guess', 'x-client-address': '10.0.0.1' }
  expect((await get('/api/pricing', forged)).status).toBe(200)
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

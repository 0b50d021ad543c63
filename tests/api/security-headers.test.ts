import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { SECURITY_HEADERS } from '#infra/edge/security-headers.ts'
import { apiClient } from '#tests/support/api-client.ts'
import { observatoryScore } from '#tests/support/observatory.ts'
import { startTestStack, type TestStack } from '#tests/support/test-stack.ts'

/**
 * The most there is without the preload list, without cookies, and without the policy that would forbid map and video. Five
 * more are for script files with integrity: public pages have none, only their inline script (decision 59).
 */
const TARGET = { public: 140, admin: 145 }

let stack: TestStack
let site: ReturnType<typeof apiClient>

beforeAll(async () => {
  stack = await startTestStack()
  site = apiClient(stack)
}, 180_000)
afterAll(() => stack?.stop())

test('HTTP Observatory scores every page at its target', async () => {
  const { text: sitemap } = await site.send('GET', '/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  expect(listed).toContain('/')
  const score = async (path: string) => {
    const { headers, text } = await site.send('GET', path)
    return observatoryScore({ headers, html: text })
  }
  for (const path of [...listed, '/nothing-here']) {
    expect({ path, score: await score(path) }).toEqual({ path, score: TARGET.public })
  }
  expect(await score('/admin')).toBe(TARGET.admin)
})

test.each([
  ['GET', '/', 200],
  ['GET', '/nothing-here', 404],
  ['GET', '/assets/nothing.js', 404],
  ['GET', '/admin/', 301],
  ['GET', '/api/pricing', 200],
  ['GET', '/api/nothing', 404],
  ['GET', '/api/admin/quotes', 401],
  ['POST', '/api/quotes', 415],
])('%s %s carries the whole header set with its %i', async (method, path, status) => {
  const answer = await site.send(method, path)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject(SECURITY_HEADERS)
})

test('what the API refuses is JSON, what the site lacks is its own page', async () => {
  const api = await site.send('GET', '/api/nothing')
  expect(api.headers['content-type']).toContain('application/json')
  const page = await site.send('GET', '/nothing-here')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.text).toContain('404 Page Not Found')
})

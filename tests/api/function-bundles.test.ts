import { readFileSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, jest, test } from '@jest/globals'
import { visitMails } from '#frontend/content/es/mails/visits.ts'
import { EDGE_HEADERS, ENV } from '#functions/environment.ts'
import { bundles } from '#functions/manifest.ts'
import { contract } from '#schemas/contract/index.ts'
import { endpoints } from '#schemas/routes.ts'
import { toEvent } from '#scripts/local/aws/api-gateway-event.ts'

/** A guard against a library that comes in unseen. The budget is one of time (decision 49). */
const MAX_BYTES = 420 * 1024

const fileOf = (output: string) => `${output}/index.mjs`

test('every function is bundled, and no endpoint is above 420 KB', () => {
  const large = bundles.filter(({ output }) => statSync(fileOf(output)).size > MAX_BYTES)
  expect(large.map(({ name }) => name).filter((name) => name in contract)).toEqual([])
})

test('every bundle exports a handler, and loads without any environment', async () => {
  for (const { output } of bundles) {
    const module = await import(pathToFileURL(fileOf(output)).href)
    expect([output, typeof module.handler]).toEqual([output, 'function'])
  }
})

test('every endpoint refuses a request without the secret of the edge, before it looks at anything else', async () => {
  const secret = 'known to the edge alone'
  const previous = 'known to parts of the edge still'
  process.env[ENV.originSecret] = `${secret},${previous}`
  jest.spyOn(console, 'log').mockImplementation(() => {})
  /** The rest of the request is invalid too, and there is no table. */
  const statusOf = async (route: (typeof endpoints)[number], given: [name: string, value: string][]) => {
    const headers: typeof given = [['content-type', 'text/plain'], ['origin', 'https://a.example'], ...given]
    const request = { method: route.method, path: route.path, query: '', headers, body: Buffer.from('{') }
    const { output = '' } = bundles.find(({ name }) => name === route.name) ?? {}
    const { handler } = await import(pathToFileURL(fileOf(output)).href)
    const { statusCode, body } = await handler(toEvent({ ...request, sourceIp: '127.0.0.1' }, route, {}))
    return `${statusCode} ${JSON.parse(body).message}`
  }
  for (const route of endpoints) {
    for (const given of [
      undefined,
      '',
      'a wrong one',
      `${secret}.`,
      secret.slice(1),
      `${secret},${previous}`,
    ]) {
      const headers: [string, string][] = given === undefined ? [] : [[EDGE_HEADERS.originSecret, given]]
      const status = await statusOf(route, headers)
      expect([route.name, given, status]).toEqual([route.name, given, '403 Please use the website.'])
    }
    if (route.method === 'GET') continue
    for (const accepted of [secret, previous]) {
      const next = await statusOf(route, [[EDGE_HEADERS.originSecret, accepted]])
      expect([route.name, next]).toEqual([route.name, '403 Requests from other sites are refused.'])
    }
  }
  delete process.env[ENV.originSecret]
})

test('a bundle holds what its function uses, and nothing else of the same file', () => {
  const holdersOf = (text: string) =>
    bundles
      .filter(({ output }) => readFileSync(fileOf(output), 'utf8').includes(text))
      .map(({ name }) => name)
  expect(holdersOf('Days are listed as they are')).toEqual(['listBookings'])
  const writers = holdersOf(visitMails.rows.calledOff)
  expect(writers).toContain('notifier')
  expect(writers).not.toContain('createBooking')
  expect(writers).not.toContain('listQuotes')
})

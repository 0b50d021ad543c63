import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, jest, test } from '@jest/globals'
import { factsOf, lowestPrice } from '#frontend/lib/facts.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import { liveFacts } from '#scripts/build/live-facts.ts'

/** A site that answers what it is given by path, and 503 otherwise. */
async function withSite<T>(
  answers: Record<string, unknown>,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer(({ url = '' }, response) => {
    response.statusCode = url in answers ? 200 : 503
    response.end(JSON.stringify(answers[url] ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

const siteInfo = { ...DEFAULT_SITE_INFO, phone: '(559) 555-0199' }
const small = { key: 'small', label: 'Small home', price: '179.50', category: 'house_size', sortOrder: 0 }

test("a build takes the owner's facts and prices, with defaults for emptied categories", async () => {
  const answers = { '/api/site-info': siteInfo, '/api/pricing': [small] }
  const facts = await withSite(answers, liveFacts)
  expect(facts?.siteInfo).toEqual(siteInfo)
  expect(facts?.pricing.filter(({ category }) => category === 'house_size')).toEqual([small])
  expect(facts?.pricing).toEqual(
    expect.arrayContaining(DEFAULT_PRICING.filter(({ category }) => category !== 'house_size')),
  )
})

test.each([
  ['does not answer', {}],
  ['answers something else', { '/api/site-info': siteInfo, '/api/pricing': [{ ...small, price: 'free' }] }],
])('a live site that %s leaves the built-in facts, with a warning', async (_, answers) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await withSite(answers, liveFacts)).toBeUndefined()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('built-in facts'))
  warn.mockRestore()
})

test('the lowest price keeps its cents', () => {
  const pricing = DEFAULT_PRICING.map((option) =>
    option.key === 'small' ? { ...option, price: small.price } : option,
  )
  expect(lowestPrice(pricing, 'house_size')).toBe(Number(small.price))
  expect(factsOf(siteInfo, pricing).fromPrice).toBe(`$${small.price}`)
})

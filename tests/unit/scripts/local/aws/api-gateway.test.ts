import { expect, test } from '@jest/globals'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { createGateway, MAX_PAYLOAD_BYTES } from '#scripts/local/aws/api-gateway.ts'
import type { ApiRequest } from '#scripts/local/aws/api-gateway-event.ts'
import { FunctionTimeout, type InvokeFunction } from '#scripts/local/aws/lambda.ts'

const REQUEST: ApiRequest = {
  ...{ method: 'GET', path: '/api/pricing', query: '', body: Buffer.alloc(0), sourceIp: '127.0.0.1' },
  headers: [['host', 'api.localhost']],
}
const send = (request: Partial<ApiRequest>, invoke: InvokeFunction = async () => ({})) =>
  createGateway(invoke)({ ...REQUEST, ...request })

/** The event that a request becomes. */
async function eventOf(request: Partial<ApiRequest>): Promise<APIGatewayProxyEventV2> {
  let seen: unknown
  await send(request, async (_, event) => {
    seen = event
    return {}
  })
  return seen as APIGatewayProxyEventV2
}

test('absent parts of a request are absent from its event', async () => {
  const event = await eventOf({})
  for (const part of ['cookies', 'queryStringParameters', 'pathParameters', 'body'])
    expect(event).not.toHaveProperty(part)
  expect(event).toMatchObject({ version: '2.0', routeKey: 'GET /api/pricing', isBase64Encoded: false })
})

test('repeated headers and query names are joined with commas; cookies are separate', async () => {
  const headers = ['x-one: 1', 'x-one: 2', 'cookie: first=1; second=2']
  const event = await eventOf({
    query: 'a=1&a=2&b=x%20y',
    headers: headers.map((header) => header.split(': ') as [string, string]),
  })
  expect(event.headers).toEqual({ 'x-one': '1,2' })
  expect(event.cookies).toEqual(['first=1', 'second=2'])
  expect(event.queryStringParameters).toEqual({ a: '1,2', b: 'x y' })
  expect(event.rawQueryString).toBe('a=1&a=2&b=x%20y')
})

test('path parameters are decoded', async () => {
  const event = await eventOf({ method: 'DELETE', path: '/api/admin/quotes/a%20b' })
  expect(event.pathParameters).toEqual({ id: 'a b' })
  expect(event.routeKey).toBe('DELETE /api/admin/quotes/{id}')
})

test('JSON bodies are text, all others base64', async () => {
  const post = { method: 'POST', path: '/api/quotes', body: Buffer.from('{"a":"ü"}') }
  const json = await eventOf({ ...post, headers: [['content-type', 'application/json; charset=utf-8']] })
  expect([json.body, json.isBase64Encoded]).toEqual(['{"a":"ü"}', false])
  const form = await eventOf({ ...post, headers: [['content-type', 'application/x-www-form-urlencoded']] })
  expect([form.body, form.isBase64Encoded]).toEqual([post.body.toString('base64'), true])
})

test('an answer keeps its status, headers and every cookie', async () => {
  const result = { statusCode: 201, headers: { 'X-Total-Count': 3 }, cookies: ['a=1', 'b=2'], body: 'ok' }
  const answer = await send({}, async () => result)
  expect([answer.status, answer.body.toString()]).toEqual([201, 'ok'])
  const lines = answer.headers.map((header) => header.join(': '))
  expect(lines).toEqual(expect.arrayContaining(['x-total-count: 3', 'set-cookie: a=1', 'set-cookie: b=2']))
})

test("API Gateway's own answers are the documented ones", async () => {
  const message = async (answer: ReturnType<typeof send>) => {
    const { status, body } = await answer
    return [status, JSON.parse(body.toString()).message]
  }
  const refuse = (error: Error) => async () => Promise.reject(error)
  const log = console.error
  console.error = () => {}
  expect(await message(send({ path: '/api/none' }))).toEqual([404, 'Not Found'])
  expect(await message(send({ method: 'POST' }))).toEqual([404, 'Not Found'])
  expect(await message(send({ method: 'DELETE', path: '/api/admin/quotes/' }))).toEqual([404, 'Not Found'])
  const refused = await message(send({ body: Buffer.alloc(MAX_PAYLOAD_BYTES + 1) }))
  expect(refused).toEqual([413, 'Request Entity Too Large'])
  expect(await message(send({}, refuse(new Error('boom'))))).toEqual([500, 'Internal Server Error'])
  expect(await message(send({}, refuse(new FunctionTimeout())))).toEqual([503, 'Service Unavailable'])
  console.error = log
})

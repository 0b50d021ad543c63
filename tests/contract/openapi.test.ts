import { expect, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { endpoints } from '#schemas/routes.ts'
import { openapiDocument } from '#scripts/openapi/document.ts'

test('the document is valid OpenAPI', async () => {
  const { valid, errors } = await new Validator().validate(openapiDocument())
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('every endpoint is in the document under its name', () => {
  const { paths } = openapiDocument()
  for (const { name, method, path } of endpoints)
    expect(paths[path]?.[method.toLowerCase()]).toMatchObject({ operationId: name })
})

test('every reference resolves', () => {
  const document = openapiDocument()
  const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  )
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names))
})

test('an endpoint is described by its access, its input, its answer and the errors that these bring', () => {
  const { paths } = openapiDocument()
  const described = (path: string, method: string) => {
    const operation = paths[path]?.[method] as Operation
    const { tags, security, parameters, requestBody, responses } = operation
    const names = parameters.map(
      ({ name, in: place, required }) => `${name}${required ? '' : '?'} in ${place}`,
    )
    const [answer] = Object.values(responses)
    return {
      ...{ tags, security, names, body: requestBody?.content },
      ...{ answer: answer?.content, statuses: Object.keys(responses) },
    }
  }
  const json = (name: string) => ({
    'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
  })
  expect(described('/api/quotes', 'post')).toEqual({
    tags: ['public'],
    security: [],
    names: ['Idempotency-Key? in header'],
    body: json('CreateQuoteRequest'),
    answer: json('QuoteReceipt'),
    statuses: ['201', '400', '403', '409', '413', '415', '422', '429', '500', '503'],
  })
  expect(described('/api/admin/customers/{id}', 'get')).toEqual({
    tags: ['back office'],
    security: [{ session: [] }],
    names: ['id in path', 'cursor? in query', 'export? in query'],
    body: undefined,
    answer: json('CustomerCard'),
    statuses: ['200', '400', '401', '404', '500', '503'],
  })
  expect(described('/api/admin/contacts/{id}', 'patch')).toEqual({
    tags: ['back office'],
    security: [{ session: [] }],
    names: ['id in path'],
    body: json('UpdateContactRequest'),
    answer: json('Contact'),
    statuses: ['200', '400', '401', '403', '404', '409', '413', '415', '500', '503'],
  })
})

type Operation = {
  tags: string[]
  security: object[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: object }
  responses: Record<string, { content?: object }>
}

import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { endpoints } from '#schemas/routes.ts'
import { openapiDocument, openapiText } from '#scripts/openapi/document.ts'

test('docs/openapi.json is up to date with `npm run openapi`', async () => {
  expect(await readFile('docs/openapi.json', 'utf8')).toBe(openapiText())
})

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

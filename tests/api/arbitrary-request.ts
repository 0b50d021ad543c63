/** Requests made from an endpoint's own schemas, then broken: a new endpoint is fuzzed as soon as it is in the list. */
import fc from 'fast-check'
import * as z from 'zod'
import type { EndpointSchemas } from '#schemas/contract/endpoint.ts'
import { contract } from '#schemas/contract/index.ts'
import type { EndpointName } from '#schemas/routes.ts'
import { HOSTILE_VALUES } from '#tests/support/api/hostile-values.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema
type Json = Record<string, unknown>

const hostile = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue(), fc.string({ unit: 'binary' }))

/** A value that fits a JSON Schema, as far as the schema tells; patterns are met by samples. */
function fitting(schema: JsonSchema, samples: Record<string, readonly string[]>): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fc.oneof(...options.map((option) => fitting(option as JsonSchema, samples)))
  if (schema.type === 'object') return fittingObject(schema, samples)
  if (schema.type === 'array') return fc.array(fitting(schema.items as JsonSchema, samples), { maxLength: 3 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({
      min: schema.minimum ?? -10,
      max: Math.floor(Math.min(schema.maximum ?? 1000, 10_000)),
    })
  if (schema.type === 'null') return fc.constant(null)
  return fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 50, 50) })
}

function fittingObject(
  { properties = {}, required = [] }: JsonSchema,
  samples: Record<string, readonly string[]>,
): fc.Arbitrary<Json> {
  const entries = Object.entries(properties).map(([name, schema]) => {
    const sample = samples[name]
    const value = fitting(schema as JsonSchema, samples)
    return [name, sample ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...sample) }, value) : value]
  })
  return fc.record(Object.fromEntries(entries), { requiredKeys: required })
}

/** Leaves an object alone, or puts something hostile into one place of it. */
function broken(object: Json): fc.Arbitrary<unknown> {
  const names = [...Object.keys(object), 'unexpected', '__proto__']
  const replaced = fc
    .tuple(fc.constantFrom(...names), hostile)
    .map(([name, value]) => ({ ...object, [name]: value }))
  const shortened = fc
    .constantFrom(...names)
    .map((gone) => Object.fromEntries(Object.entries(object).filter(([name]) => name !== gone)))
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(object) },
    { weight: 4, arbitrary: replaced },
    shortened,
  )
}

/** As a URL can hold it: no lone surrogates, and short enough for the web server to take it. */
const forUrl = (value: unknown) =>
  Buffer.from(`${typeof value === 'object' ? JSON.stringify(value) : value}`.slice(0, 500)).toString()

type FuzzRequest = { params: Record<string, string>; query: Json; body: unknown }

/**
 * @param samples values that mean something in this table, by field name: ids, price-list keys, dates
 */
export function arbitraryRequest(
  name: EndpointName,
  samples: Record<string, readonly string[]>,
): fc.Arbitrary<FuzzRequest> {
  const { params, query, body }: EndpointSchemas = contract[name]
  const part = (schema: z.ZodType | undefined): fc.Arbitrary<Json> =>
    schema
      ? fittingObject(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, samples)
      : fc.constant({})
  const flat = (object: Json) =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, forUrl(value)]))
  return fc.record({
    params: part(params).map(flat),
    query: part(query)
      .chain(broken)
      .map((value) => flat(value as Json)),
    body: body ? part(body).chain(broken) : fc.constant(undefined),
  })
}

/** JSON Schemas of the contract, by their names in schemas/contract. */
import * as z from 'zod'
import * as queries from '#schemas/contract/endpoint.ts'
import * as error from '#schemas/contract/error.ts'
import * as modules from '#schemas/contract/modules.ts'
import * as records from '#schemas/contract/records.ts'
import * as texts from '#schemas/contract/texts.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema
/** Requests are described before parsing, answers after it. */
export type Direction = 'input' | 'output'

const named: Record<string, unknown> = {
  ...modules,
  ...error,
  ...queries,
  ...records,
  ...texts,
}

const registry = z.registry<{ id: string }>()
for (const [id, value] of Object.entries(named)) {
  if (value instanceof z.ZodType && !registry.has(value)) registry.add(value, { id })
}

const uri = (id: string) => `#/components/schemas/${id}`

function options(direction: Direction): z.core.ToJSONSchemaParams {
  return {
    io: direction,
    unrepresentable: 'any',
    metadata: registry,
    override: ({ zodSchema, jsonSchema }) => {
      // The only transform in answers drops blank texts, so an answer has the shape of its input.
      if (zodSchema instanceof z.ZodPipe && zodSchema.out instanceof z.ZodTransform && direction === 'output')
        Object.assign(jsonSchema, z.toJSONSchema(zodSchema.in, options('output')))
      delete jsonSchema.$schema
      delete jsonSchema.$id
      delete jsonSchema.id
    },
  }
}

const schemasOf = (direction: Direction) =>
  z.toJSONSchema(registry, { ...options(direction), uri }).schemas as Record<string, JsonSchema>
const byDirection = { input: schemasOf('input'), output: schemasOf('output') }

/** Collects the named schemas that a document refers to. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {}

  /** Returns a reference to a named schema, a list of references, or the schema itself when it has no name. */
  describe(schema: z.ZodType, direction: Direction): JsonSchema {
    const id = registry.get(schema)?.id
    if (id) return this.#refer(id, direction)
    if (schema instanceof z.ZodArray)
      return { type: 'array', items: this.describe(schema.element as z.ZodType, direction) }
    const described = z.toJSONSchema(schema, options(direction)) as JsonSchema
    delete described.$schema
    return described
  }

  /** @throws Error when a schema differs between requests and answers */
  #refer(id: string, direction: Direction): JsonSchema {
    const schema = byDirection[direction][id]
    const known = this.schemas[id]
    if (known && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`${id} differs between requests and answers: give it two names`)
    if (schema && !known) {
      this.schemas[id] = schema
      for (const [, inner = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g))
        this.#refer(inner, direction)
    }
    return { $ref: uri(id) }
  }
}

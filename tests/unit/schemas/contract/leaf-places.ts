/** Finds the places of a request from its schema, so that a new field is attacked too. */
import * as z from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema
/** Gives a value that holds `leaf` in one place, and besides it only what tells the choices of a union apart. */
type Place = { name: string; holding: (leaf: unknown) => unknown }

/** Every place of `schema`, containers included. */
export function placesOf(schema: z.ZodType): Place[] {
  return placesBelow(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function placesBelow(schema: JsonSchema): Place[] {
  const properties = Object.entries(schema.properties ?? {}) as [string, JsonSchema][]
  const constants = Object.fromEntries(
    properties.flatMap(([name, inner]) => (typeof inner.const === 'string' ? [[name, inner.const]] : [])),
  )
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  return [
    ...properties.flatMap(([name, inner]) =>
      placesIn(inner, name, (value) => ({ ...constants, [name]: value })),
    ),
    ...(schema.items ? placesIn(schema.items as JsonSchema, '0', (value) => [value]) : []),
    ...choices.flatMap((choice) => placesBelow(choice as JsonSchema)),
  ]
}

function placesIn(schema: JsonSchema, name: string, around: (value: unknown) => unknown): Place[] {
  const below = placesBelow(schema).map((place) => ({
    name: `${name}.${place.name}`,
    holding: (leaf: unknown) => around(place.holding(leaf)),
  }))
  return [{ name, holding: around }, ...below]
}

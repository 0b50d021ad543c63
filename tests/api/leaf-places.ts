/** Finds the places of a request from its schema, so that a new field is attacked too. */
import * as z from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema
/** Gives a value that holds `leaf` in one place, and nothing else. */
type Place = { name: string; holding: (leaf: unknown) => unknown }

/** Every place of `schema`, containers included. */
export function placesOf(schema: z.ZodType): Place[] {
  return placesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), [])
}

function placesIn(schema: JsonSchema, path: string[]): Place[] {
  const here = path.length > 0 ? [{ name: path.join('.'), holding: nest(path) }] : []
  const properties = Object.entries(schema.properties ?? {})
  const choices = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  return [
    ...here,
    ...properties.flatMap(([name, inner]) => placesIn(inner as JsonSchema, [...path, name])),
    ...(schema.items ? placesIn(schema.items as JsonSchema, [...path, '0']) : []),
    ...choices.flatMap((choice) => placesIn(choice as JsonSchema, path).slice(1)),
  ]
}

/** `['a', '0']` gives `{ a: [leaf] }`. */
function nest(path: string[]): Place['holding'] {
  return (leaf) =>
    path.reduceRight<unknown>((value, name) => (name === '0' ? [value] : { [name]: value }), leaf)
}
